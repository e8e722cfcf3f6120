// Discord's markdown, as far as the bot writes it: blocks line by line, then what stands within a line.

import { h } from "./dom.js";

const INLINE = new RegExp(
  [
    "\\\\(?<escaped>[^\\p{L}\\p{N}\\s])",
    "`(?<code>[^`]+)`",
    "\\*\\*(?<bold>(?:\\\\.|[^\\\\])+?)\\*\\*(?!\\*)",
    "__(?<under>(?:\\\\.|[^\\\\])+?)__(?!_)",
    "\\*(?<slant>(?=\\S)(?:\\\\.|[^*\\\\])+?)\\*",
    "(?<![\\p{L}\\p{N}])_(?<slant2>(?:\\\\.|[^_\\\\])+?)_(?![\\p{L}\\p{N}])",
    "~~(?<struck>.+?)~~",
    "\\|\\|(?<spoiler>.+?)\\|\\|",
    "\\[(?<label>[^\\]]+)\\]\\(<?(?<target>https?://[^\\s)>]+)>?\\)",
    "<?(?<link>https?://[^\\s<>)]*[^\\s<>).,;:!?])>?",
    "<@!?(?<user>\\d+)>",
    "<@&(?<role>\\d+)>",
    "<#(?<channel>\\d+)>",
    "</(?<command>[^:>]+):\\d+>",
    "<a?:(?<emoji>\\w+):(?<emojiId>\\d+)>",
    "<t:(?<time>-?\\d+)(?::(?<style>[tTdDfFR]))?>",
  ].join("|"),
  "su",
);

const SPANS = { bold: "strong", under: "u", slant: "em", slant2: "em", struck: "s" };

export function blocks(text, around) {
  const out = h("div", { className: "text" });
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.append(h("p", {}, inline(paragraph.join("\n"), around)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const fence = /^```(\w*)$/.exec(line);
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.+)$/.exec(line);
    if (line.startsWith("```")) {
      flush();
      const code = [fence ? "" : line.slice(3)];
      while (!code.at(-1).endsWith("```") && ++at < lines.length) code.push(lines[at]);
      // What is aligned keeps the blanks of its first line.
      out.append(h("pre", {}, code.join("\n").replace(/```$/, "").replace(/^\n+|\s+$/g, "")));
    } else if (heading) {
      flush();
      out.append(h(`h${heading[1].length + 2}`, {}, inline(heading[2], around)));
    } else if (line.startsWith("-# ")) {
      flush();
      out.append(h("p", { className: "subtext" }, inline(line.slice(3), around)));
    } else if (/^>\s/.test(line)) {
      flush();
      const quoted = [line.slice(2)];
      while (/^>\s/.test(lines[at + 1] ?? "")) quoted.push(lines[++at].slice(2));
      out.append(h("blockquote", {}, ...blocks(quoted.join("\n"), around).childNodes));
    } else if (item) {
      flush();
      const items = [];
      const ordered = /\d/.test(item[2]);
      for (let next = item; next; next = /^(\s*)([-*]|\d+\.)\s+(.+)$/.exec(lines[at + 1] ?? ""), next && at++) {
        const deep = next[1].length > item[1].length;
        const entry = h("li", {}, inline(next[3], around));
        if (deep && items.length) items.at(-1).append(h("ul", {}, entry));
        else items.push(entry);
      }
      out.append(h(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(item[2], 10) } : {}, items));
    } else if (!line.trim()) {
      // Empty lines part paragraphs; Discord keeps them, and so do we.
      if (paragraph.length) paragraph.push("");
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return out;
}

export function inline(text, around) {
  const out = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    out.push(...plain(rest.slice(0, found.index)));
    out.push(span(found.groups, around));
    rest = rest.slice(found.index + found[0].length);
  }
  out.push(...plain(rest));
  return out;
}

// Not every machine has a font with these, and without one the first table looks broken.
const SIGNS = {
  "🤖": "robot", "👑": "crown", "🏆": "trophy", "🏁": "flag", "📅": "calendar", "🗓": "calendar", "⏰": "alarm", "⏸": "pause", "⏳": "hourglass",
  "⚠": "warning", "✅": "done", "🥇": "first", "🥈": "second", "🥉": "third", "🎉": "bravo", "➤": "arrow",
};
const SIGN = new RegExp(`(${Object.keys(SIGNS).join("|")})\uFE0F?`, "u");
export const plain = (text) => text.split(SIGN).filter(Boolean)
  .map((part) => (SIGNS[part] ? h("img", { className: "emoji", src: `${SIGNS[part]}.svg`, alt: part }) : part));
// A closed menu can show no pictures, and what stands beside a sign says the same.
export const unsigned = (text) => text.split(SIGN).filter((part) => !SIGNS[part]).join("").trim();

function span(part, around) {
  if (part.escaped) return part.escaped;
  if (part.code) return h("code", {}, part.code);
  for (const [name, tag] of Object.entries(SPANS)) if (part[name]) return h(tag, {}, inline(part[name], around));
  if (part.spoiler) {
    const hidden = h("span", { className: "spoiler", role: "button", tabIndex: 0, "aria-label": "…" }, inline(part.spoiler, around));
    const open = () => { hidden.classList.add("open"); hidden.removeAttribute("role"); hidden.removeAttribute("aria-label"); };
    hidden.addEventListener("click", open);
    hidden.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); open(); } });
    return hidden;
  }
  if (part.target) return link(part.target, inline(part.label, around), around);
  if (part.link) return link(part.link, [part.link], around);
  if (part.user) return mention(`@${around.people[part.user] ?? "?"}`);
  if (part.role) return mention("@&");
  if (part.channel) return mention(`#${around.channels[part.channel] ?? "?"}`);
  if (part.command) {
    return h("button", { type: "button", className: "mention", onclick: () => around.type(`/${part.command} `) }, `/${part.command}`);
  }
  if (part.emojiId) return emoji({ id: part.emojiId, name: part.emoji }, around);
  return time(Number(part.time) * 1000, part.style ?? "f", around.language);
}

const MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/[^/]+\/\d+(?:\/(?<message>\d+))?$/;

// A link to a message leads to it on this page.
export function link(href, children, around, className = "") {
  const inside = MESSAGE.exec(href);
  if (!inside) return h("a", { className, href, target: "_blank", rel: "noopener noreferrer" }, children);
  const onclick = (event) => { event.preventDefault(); around.find(inside.groups.message); };
  return h("a", { className, href: `#${inside.groups.message ?? ""}`, onclick }, children);
}

const mention = (name) => h("span", { className: "mention" }, name);

const DRAWN = /^(?:(?<index>[^_]+)_)?(?:blue_|green_)?(?<suit>spades|hearts|diamonds|clubs)_[a-z0-9]+$/;

// What the bot's own emojis show, in words: "Q_spades_k3vd" is "spades Q".
export function spoken(name, words) {
  const { suit, index } = DRAWN.exec(name)?.groups ?? {};
  return suit ? [words[suit], index].filter(Boolean).join(" ") : name;
}

export function emoji(one, around) {
  const src = one.id && around.emojis[one.id];
  if (src) return h("img", { className: "emoji", src, alt: spoken(one.name ?? "", around.words) });
  // Suits as plain signs, not as pictures of the system, which are hard to tell on the dark.
  return plain((one.name ?? "").replace(/([♠♥♦♣])\uFE0F?/gu, "$1\uFE0E"));
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];

export function time(at, style, language) {
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(language, STYLES.F).format(date);
  const text = style === "R" ? ago(at, language) : new Intl.DateTimeFormat(language, STYLES[style]).format(date);
  return h("time", { dateTime: date.toISOString(), title: full, data: style === "R" ? { relative: String(at) } : {} }, text);
}

export function ago(at, language) {
  const off = at - Date.now();
  const [unit, size] = UNITS.find(([, one]) => Math.abs(off) >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(off / size), unit);
}
