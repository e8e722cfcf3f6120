// The line to type commands in, which completes commands, options and what may stand there.

import { h } from "./dom.js";
import { get, post } from "./server.js";

const TYPING = 120;
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// "/tafel openen spel: couillon computers: 3" -> the command and its options; the last one may be unfinished.
export function read(text, commands) {
  if (!text.startsWith("/")) return { stage: "none" };
  const typed = text.slice(1);
  const command = commands
    .filter((one) => fold(typed) === fold(one.label) || fold(typed).startsWith(`${fold(one.label)} `))
    .sort((a, b) => b.label.length - a.label.length)[0];
  if (!command || typed.length === command.label.length) return { stage: "command", typed, command };
  const rest = typed.slice(command.label.length + 1);
  const marks = [];
  for (const option of command.options) {
    const found = new RegExp(`(?:^|\\s)${option.label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:`, "iu").exec(rest);
    if (found) marks.push({ option, from: found.index, to: found.index + found[0].length });
  }
  marks.sort((a, b) => a.from - b.from);
  const filled = marks.map((mark, at) => ({ option: mark.option, text: rest.slice(mark.to, marks[at + 1]?.from).replace(/^ /, "") }));
  const stray = rest.slice(0, marks[0]?.from).trim();
  const last = filled.at(-1);
  const tail = marks.length ? last.text : rest;
  // After a value that was taken as it was offered, a blank begins the next option.
  const done = !last || (last.text.endsWith(" ") && last.text.trim() !== "") || last.option.taken === last.text.trim();
  const word = /(?:^|\s)(\S*)$/.exec(tail)[1];
  return done || !last ? { stage: "option", command, filled, stray, typed: last ? word : tail.trim() } : { stage: "value", command, filled, stray, last };
}

export class Slash {
  constructor(around, onSent) {
    this.around = around;
    this.onSent = onSent;
    this.form = document.getElementById("slash");
    this.input = document.getElementById("typed");
    this.list = document.getElementById("offers");
    this.commands = [];
    this.offers = [];
    this.at = 0;
    this.labels = new Map();
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("focus", () => this.look());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.send(); });
  }

  async load() {
    const { person, place } = this.around();
    this.commands = await get(`commands?person=${person}&place=${place}`);
    this.look();
  }

  type(text) {
    this.input.value = text;
    this.input.focus();
    this.look();
  }

  // What could be typed next.
  async look() {
    const text = this.input.value;
    const now = read(text, this.commands);
    this.now = now;
    clearTimeout(this.waits);
    if (now.stage === "none") return this.#offer([]);
    if (now.stage === "command") return this.#offer(this.#matching(now.typed, this.commands, (one) => ({
      label: `/${one.label}`, hint: one.hint, text: `/${one.label} `, search: `${one.label} ${one.words.join(" ")}`, starts: one.label,
    })));
    if (now.stage === "option") {
      const used = new Set(now.filled.map(({ option }) => option.name));
      const start = now.typed ? text.slice(0, text.length - now.typed.length) : text.endsWith(" ") ? text : `${text} `;
      return this.#offer(this.#matching(now.typed, now.command.options.filter((one) => !used.has(one.name)), (one) => ({
        label: `${one.label}:`, hint: one.hint, text: `${start}${one.label}: `, search: one.label, starts: one.label, required: one.required,
      })));
    }
    const { option, text: typed } = now.last;
    const start = text.slice(0, text.length - typed.length);
    const take = (one) => ({ label: one.label, text: `${start}${one.label} `, search: one.label, starts: one.label, value: one.value, option });
    if (option.asks) {
      this.waits = setTimeout(async () => {
        const { person, place } = this.around();
        const options = Object.fromEntries(now.filled.map((one) => [one.option.name, this.#value(one)]));
        const found = await post("complete", { person, place, words: now.command.words, options: { ...options, [option.name]: typed }, focused: option.name });
        if (this.input.value === text) this.#offer(found.map(take));
      }, TYPING);
      return undefined;
    }
    return this.#offer(this.#matching(typed, this.#choices(option), take));
  }

  #choices(option) {
    if (option.type === 5) return [{ label: "✓", value: "true" }, { label: "✗", value: "false" }];
    if (option.type === 6 || option.type === 9) return this.around().people.map((one) => ({ label: `@${one.name}`, value: one.id }));
    return option.choices;
  }

  #matching(typed, all, as) {
    const wanted = fold(typed.trim());
    const made = all.map(as).filter((one) => fold(one.search).includes(wanted));
    return made.sort((a, b) => Number(fold(b.starts).startsWith(wanted)) - Number(fold(a.starts).startsWith(wanted)));
  }

  #offer(offers) {
    this.offers = offers;
    this.at = 0;
    this.list.replaceChildren(...offers.map((one, at) => h("li", {
      id: `offer-${at}`, role: "option", onpointerdown: (event) => event.preventDefault(), onclick: () => this.take(at),
    }, h("b", {}, one.label), one.hint && h("span", {}, one.hint))));
    this.list.hidden = !offers.length;
    this.list.scrollTop = 0;
    this.input.setAttribute("aria-expanded", String(Boolean(offers.length)));
    this.#mark();
  }

  #mark() {
    [...this.list.children].forEach((one, at) => one.setAttribute("aria-selected", String(at === this.at)));
    const chosen = this.list.children[this.at];
    chosen?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    if (chosen) this.input.setAttribute("aria-activedescendant", chosen.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  take(at = this.at) {
    const one = this.offers[at];
    if (!one) return;
    if (one.option) {
      this.labels.set(`${one.option.name}\n${fold(one.label.trim())}`, one.value);
      one.option.taken = one.label;
    }
    this.type(one.text);
  }

  #key(event) {
    const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const inText = this.input.selectionStart !== this.input.value.length;
    if (move && this.offers.length && !(sideways && inText)) {
      event.preventDefault();
      this.at = (this.at + move + this.offers.length) % this.offers.length;
      this.#mark();
    } else if (event.key === "Tab" && !event.shiftKey && this.offers.length && this.input.value) {
      event.preventDefault();
      this.take();
    } else if (event.key === "Escape") {
      this.#offer([]);
    } else if (event.key === "Enter" && this.offers.length && (this.now.stage === "value" || !this.#complete())) {
      event.preventDefault();
      this.take();
    }
  }

  #complete() {
    if (this.now.stage === "command") return false;
    return this.now.stage === "option" && !this.now.typed;
  }

  #value({ option, text }) {
    const typed = text.trim();
    const chosen = this.#choices(option).find((one) => [typed, `@${typed}`].some((text) => fold(one.label) === fold(text)));
    return this.labels.get(`${option.name}\n${fold(typed)}`) ?? chosen?.value ?? typed;
  }

  async send() {
    const { person, place, act, words, toast } = this.around();
    const now = read(this.input.value.trimEnd() + " ", this.commands);
    if (!now.command) {
      if (this.input.value.trim()) toast(words["no-command"]);
      return;
    }
    if (now.stray) {
      toast(words["no-option"]);
      return;
    }
    // An option without a value was begun and not meant.
    const named = now.filled ?? [];
    const filled = named.filter((one) => one.text.trim());
    const options = Object.fromEntries(filled.map((one) => [one.option.name, this.#value(one)]));
    const typed = this.input.value;
    const missing = now.command.options.filter((one) => one.required && !(one.name in options));
    const wrong = filled.find((one) => !this.#canBe(one.option, options[one.option.name]));
    if (missing.length) {
      toast(words.missing.replace("@", () => missing.map((one) => one.label).join(", ")));
      // It can be filled in at once.
      const begun = named.some((one) => one.option === missing[0]);
      this.type(begun ? typed : `${typed.trimEnd()} ${missing[0].label}: `);
      return;
    }
    if (wrong) {
      toast(words.wrong.replace("@", () => wrong.option.label).replace("?", () => wrong.text.trim()));
      this.type(typed);
      return;
    }
    this.input.value = "";
    this.#offer([]);
    this.onSent();
    const done = await act("command", { place, words: now.command.words, options, person }, true);
    if (done) return;
    toast(words.unsent);
    if (!this.input.value) this.type(typed);
  }

  // Whether an option may have this value, as far as that can be known here.
  #canBe(option, value) {
    if (option.asks) return true;
    if (option.type === 4) return /^-?\d+$/.test(value);
    if (option.type === 10) return value !== "" && Number.isFinite(Number(value));
    const choices = this.#choices(option);
    return !choices.length || choices.some((one) => one.value === value);
  }
}
