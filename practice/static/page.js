// The page: who you are, the two places, and what the server says is new.

import { h, initials } from "./dom.js";
import { hand, isParked, onArrow, toNewest, toPlay } from "./focus.js";
import { enlarge, form, settings } from "./forms.js";
import { ago } from "./markdown.js";
import { Place } from "./places.js";
import { get, post, Stream } from "./server.js";
import { Slash } from "./slash.js";

const $ = (id) => document.getElementById(id);
const store = { get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a page without memory works as well */ } } };
const MOST_TOLD = 300;
// As in page.css: one place at a time.
const narrow = matchMedia("(max-width: 760px), (max-height: 520px)");

const everyWord = await get("words");
// Last the one that says what others lack.
const languages = [...Object.keys(everyWord).filter((one) => one !== "en"), "en"];
let state = null;
let messages = {};
let person = sessionStorage.getItem("person") ?? "";
let place = "channel";
let wasTurn = false;
let turns = 0;
// Whether the turn has been told, and whether the keyboard has to be led to it.
let told = false;
let led = false;
let stream = null;
let words = everyWord.en;
const names = ["channel", "private"];
const places = Object.fromEntries(names.map((one) => [one, new Place($(one).querySelector(".messages"))]));
// What only one person sees stands below the messages, and goes when what it was about is over.
const answers = Object.fromEntries(names.map((one) => [one, new Place($(one).querySelector(".answers"))]));
// The message that was pressed last, and whether something was typed of which nothing has come yet.
let pressed = "";
let sent = false;

// What is typed goes to the channel, where every command can be used.
const slash = new Slash(() => ({ person, place: "channel", people: state.people, act, words, toast }), () => {
  sent = true;
  // On a phone, what was asked for needs the room of the keys.
  if (narrow.matches) (isMine() && place === "private" && toPlay()) || toNewest(place);
});

// Do something; false if it cannot be done (any more), which is then said, unless `quiet`.
async function act(what, body, quiet = false) {
  pressed = body.message ?? "";
  if (pressed) sent = false;
  $("toast").hidden = true;
  try {
    const answer = await post(`do/${what}`, { person, ...body });
    if (answer.form) form(answer.form, around(), (values) => act("submit", { form: answer.form.id, values }));
    return true;
  } catch {
    if (!stream?.gone && !quiet) toast(words.unheard);
    return false;
  }
}

let toasting = 0;
function toast(text) {
  $("toast").textContent = text;
  $("toast").hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => { $("toast").hidden = true; }, 5000);
}

function around() {
  const people = Object.fromEntries(state.people.map((one) => [one.id, one.name]));
  people[state.bot.id] = state.bot.name;
  return { words, language: state.language, people, channels: { [state.channelId]: state.channelName }, emojis: state.emojis,
    members: state.people, pressed, type: (text) => slash.type(text), enlarge, find,
    mine: isMine(), turns,
    // What a message looks like depends on these besides itself.
    key: [state.language, state.channelName, ...state.people.map((one) => one.name), Object.keys(state.emojis).length].join() };
}

function show(news) {
  const before = state;
  messages = Object.fromEntries([...news.channel, ...news.private].map((id) => [id, news.messages[id] ?? messages[id]]));
  state = { ...news, emojis: news.emojis ?? before?.emojis ?? {} };
  if (!person) sessionStorage.setItem("person", (person = state.you));
  words = everyWord[state.language] ?? everyWord.en;
  if (before?.language !== state.language || before?.channelName !== state.channelName) label();
  if (JSON.stringify(before?.people) !== JSON.stringify(state.people) || before?.you !== state.you) showPeople();
  if (isMine() && !wasTurn) turns += 1;
  const now = around();
  const empty = { channel: words.laying, private: state.closed ? words.closed : words.empty };
  const shown = names.flatMap((one) => [
    places[one].show(state[one].filter((id) => !messages[id].private), messages, now, act, empty[one]),
    answers[one].show(state[one].filter((id) => messages[id].private), messages, now, act),
  ]);
  turn(isMine());
  const known = before?.you === state.you;
  Promise.all(shown).then((fresh) => {
    // On a phone one goes to where what one typed has brought something that everybody sees.
    if (sent && fresh[0].length) go("channel");
    if (fresh[0].length || state.channel.some((id) => messages[id].private && news.messages[id])) sent = false;
    if (known) for (const one of fresh.flat()) tell([...one.querySelectorAll(".text")].map((text) => text.textContent).join(" "));
    if (isMine()) onTurn();
  });
}

const isMine = () => state.people.find((one) => one.id === person)?.turn ?? false;

// Say something to whoever hears the page.
function tell(text) {
  $("told").append(h("p", {}, text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text));
  while ($("told").childElementCount > 4) $("told").firstElementChild.remove();
}

// Once the hand is there: say so, with what its picture shows, and lead whoever waited at the keyboard to it.
function onTurn() {
  const cards = hand();
  if (cards?.turns !== turns) return;
  if (!told) tell(`${words.turn}. ${cards.querySelector(".gallery button")?.getAttribute("aria-label") ?? ""}`);
  told = true;
  const at = document.activeElement;
  if (led || (isParked() && at !== cards && !at.matches(".private"))) toPlay();
  led = false;
}

function turn(mine) {
  const text = `► ${words.turn}`;
  for (const where of [$("tab-private"), $("private").querySelector("h2")]) {
    const badge = where.querySelector(".badge");
    if (mine && badge?.textContent === text) continue;
    badge?.remove();
    // The one beside the heading leads the keyboard to what can be played.
    if (mine) where.append(where.id ? h("span", { className: "badge" }, text) : h("button", { type: "button", className: "badge", onclick: toPlay }, text));
  }
  document.title = mine ? `► ${words.turn} · ${words.title}` : words.title;
  if (mine && !wasTurn) {
    const inHand = state.private.length && !state.closed;
    if (inHand && document.activeElement !== slash.input && !$("dialog").open) go("private");
  }
  if (!mine) told = false;
  // Whoever has played a card needs no welcome any more.
  if (wasTurn && !mine) welcomed();
  wasTurn = mine;
}

function welcomed() {
  store.set("welcomed", "yes");
  $("bar").hidden = true;
}

function find(id) {
  const one = document.querySelector(`.message[data-id="${id}"]`);
  go(one?.closest("section")?.id ?? "channel");
  one?.scrollIntoView();
  if (one) { one.tabIndex = -1; one.focus(); }
}

function go(where) {
  // On a phone the other place goes away, and the keyboard with it.
  led = narrow.matches && place !== where && $(place).contains(document.activeElement);
  place = where;
  document.body.dataset.place = where;
  for (const one of ["channel", "private"]) {
    $(`tab-${one}`).setAttribute("aria-selected", String(one === where));
    $(`tab-${one}`).tabIndex = one === where ? 0 : -1;
  }
  if (led && !toNewest(where)) $(`tab-${where}`).focus();
  if (narrow.matches) places[where].toEnd();
}

function showPeople() {
  const focused = document.activeElement?.dataset?.person;
  $("people").replaceChildren(...state.people.map((one, at) => h("button", {
    type: "button", data: { person: one.id }, "aria-pressed": String(one.id === person), title: one.name, onclick: () => become(one.id),
    "aria-label": one.turn ? `${one.name}, ${words.turn}` : one.name,
  }, h("span", { className: one.turn ? "face turn" : "face", data: { n: String(at) } }, initials(one.name)), h("span", { className: "name" }, one.name))));
  if (focused) $("people").querySelector(`[data-person="${focused}"]`)?.focus();
  $("as").textContent = state.people.find((one) => one.id === person)?.name ?? "";
}

function become(id) {
  if (id === person) return;
  sessionStorage.setItem("person", (person = id));
  wasTurn = false;
  connect();
}

function connect() {
  stream?.close();
  stream = new Stream(person, navigator.language, {
    onNews: (news) => {
      const other = state?.you !== news.you || state?.language !== news.language;
      show(news);
      if (other || !slash.commands.length) slash.load();
    },
    onGone: () => connection(words.gone, false),
    onBack: () => connection(words.back, true),
  });
}

let connecting = 0;
function connection(text, back) {
  const bar = $("connection");
  bar.textContent = text;
  bar.className = back ? "back" : "";
  bar.hidden = false;
  clearTimeout(connecting);
  if (back) connecting = setTimeout(() => { bar.hidden = true; }, 4000);
}

// Everything that is written on the page itself.
function label() {
  document.documentElement.lang = state.language;
  $("title").textContent = words.title;
  $("who").textContent = words.who;
  $("channel-name").textContent = state.channelName;
  $("channel").querySelector("small").textContent = words.everybody;
  $("private-name").textContent = words.messages;
  $("private").querySelector("small").textContent = words["only-you"];
  $("tab-channel").textContent = words.table;
  $("tab-private").textContent = words.mine;
  $("bar").querySelector("strong").textContent = words["welcome-word"];
  $("bar").querySelector("span").textContent = words["welcome-bar"];
  $("bar").querySelector("button").setAttribute("aria-label", words.close);
  $("bar").hidden = store.get("welcomed") === "yes";
  $("to-slash").setAttribute("aria-label", words.type);
  $("typed").placeholder = words.type;
  $("typed").setAttribute("aria-label", words.type);
  $("send").setAttribute("aria-label", words.send);
  $("settings").setAttribute("aria-label", words.settings);
  $("settings").title = words.settings;
  $("languages").setAttribute("aria-label", words.language);
  $("language").setAttribute("aria-label", words.language);
  $("people").setAttribute("aria-label", words.who);
  $("slash").setAttribute("aria-label", words.type);
  $("offers").setAttribute("aria-label", words.type);
  $("places").setAttribute("aria-label", words.title);
  $("to-channel").textContent = words.table;
  $("to-private").textContent = words.mine;
  const speaking = document.activeElement?.closest("#languages button")?.lang;
  const speak = (language) => act("language", { language });
  $("languages").replaceChildren(...languages.map((language) => h("button", {
    type: "button", lang: language, title: everyWord[language].spoken, "aria-label": everyWord[language].spoken, "aria-pressed": String(language === state.language), onclick: () => speak(language),
  }, language.toUpperCase())));
  if (speaking) $("languages").querySelector(`[lang="${speaking}"]`)?.focus();
  $("language").replaceChildren(...languages.map((language) =>
    h("option", { value: language, selected: language === state.language }, language.toUpperCase())));
  $("language").onchange = () => speak($("language").value);
  shade();
}

const SUN = "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M19 5l-1.500 1.500M6.500 17.500L5 19M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8";
const MOON = "M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z";

const isLight = () => document.documentElement.dataset.light === "yes";
function shade(next = store.get("light") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "yes" : "no")) {
  document.documentElement.dataset.light = next;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", isLight() ? MOON : SUN);
  svg.append(path);
  $("light").replaceChildren(svg);
  $("light").setAttribute("aria-label", isLight() ? words.dark : words.light);
}
function otherShade() {
  const next = isLight() ? "no" : "yes";
  store.set("light", next);
  shade(next);
}

$("light").onclick = otherShade;
$("bar").querySelector("button").onclick = welcomed;
$("settings").onclick = () => settings(
  { words, name: state.people.find((one) => one.id === person).name, closed: state.closed, light: isLight() },
  { rename: (name) => act("name", { name }), close: (closed) => act("close", { closed }), shade: otherShade });
for (const one of ["channel", "private"]) $(`tab-${one}`).onclick = () => go(one);
$("to-slash").onclick = () => slash.type(slash.input.value || "/");
$("to-channel").onclick = (event) => { event.preventDefault(); go("channel"); toNewest("channel"); };
$("to-private").onclick = (event) => { event.preventDefault(); go("private"); if (!isMine() || !toPlay()) toNewest("private"); };
document.querySelector("main").addEventListener("keydown", onArrow);
$("places").addEventListener("keydown", (event) => {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const other = place === "channel" ? "private" : "channel";
  go(other);
  $(`tab-${other}`).focus();
});
addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, dialog");
  // Back to the cards, from wherever.
  if (event.key === "Escape" && !$("dialog").open && $("offers").hidden && isMine()) { go("private"); toPlay(); }
  if (event.key === "/" && !typing) { event.preventDefault(); slash.type("/"); }
});
setInterval(() => {
  for (const one of document.querySelectorAll("time[data-relative]")) one.textContent = ago(Number(one.dataset.relative), one.closest("[lang]").lang);
}, 1000);

shade();
go("channel");
connect();
