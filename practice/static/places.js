// The lists of messages. A message is replaced only when its new pictures are there, so none is ever missing.

import { h } from "./dom.js";
import { park, swap, toNewest, toPlay } from "./focus.js";
import { message } from "./message.js";

// Milliseconds; a picture that cannot be had fails sooner, so only a very busy machine takes so long.
const LONGEST_WAIT = 15000;
// Below a message in its list, in css px.
const ROOM = 14;
// A picture that gives way is not made narrower: its letters would be too small. Beside its buttons it may be.
const NARROWEST = 300;
const NARROWEST_BESIDE = 200;
// So much of the picture of a turn, at its lower edge, are the cards.
const CARDS = 0.32;

// Once this very picture can be shown at once; a browser forgets what another element has loaded.
const ready = (picture) => picture.decode().catch(() => undefined);

// Set once a message has its buttons beside the picture; see message.css.
export const isLow = matchMedia("(max-height: 520px) and (min-width: 560px)");

export class Place {
  constructor(list) {
    this.list = list;
    this.section = list.closest("section").id;
    this.shown = new Map();
    this.work = Promise.resolve();
    this.wanted = 0;
    this.kept = true;
    list.addEventListener("scroll", () => { this.kept = this.#atEnd(); });
    new ResizeObserver(() => this.#fit()).observe(list);
  }

  // Show these messages; what is asked for meanwhile comes after, and only the newest of it. Gives those that are new.
  show(ids, messages, around, act, empty) {
    const turn = ++this.wanted;
    this.work = this.work.then(() => (turn === this.wanted ? this.#show(ids, messages, around, act, empty) : []));
    return this.work;
  }

  async #show(ids, messages, around, act, empty) {
    const made = new Map();
    for (const id of ids) {
      const one = messages[id];
      const key = `${one.version} ${around.key}`;
      if (this.shown.get(id)?.key !== key) made.set(id, { key, element: Object.assign(message(one, around, act), { turns: around.turns }) });
    }
    const pictures = [...made.values()].flatMap(({ element }) => [...element.querySelectorAll("img")]);
    if (pictures.length) {
      await Promise.race([Promise.all(pictures.map(ready)), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
    }
    const atEnd = this.kept;
    const before = this.shown.size;
    const known = new Set(this.shown.keys());
    const newest = ids.at(-1);
    const grown = newest !== undefined && !this.shown.has(newest);
    const at = document.activeElement;
    const here = document.getElementById(this.section).contains(at);
    const lost = this.list.contains(at) && !ids.includes(at.closest(".message")?.dataset.id);
    for (const [id, { element }] of this.shown) if (!ids.includes(id)) { element.remove(); this.shown.delete(id); }
    this.list.querySelector(".nothing")?.remove();
    let last = null;
    let goesOn = null;
    for (const id of ids) {
      const old = this.shown.get(id);
      const next = made.get(id);
      if (next && old) {
        const height = old.element.offsetHeight;
        const pressed = around.pressed === id;
        swap(old.element, next.element, around.mine);
        if (pressed && next.element.offsetHeight > height) goesOn = firstNew(old.element, next.element);
      } else if (next) last ? last.after(next.element) : this.list.prepend(next.element);
      if (next) this.shown.set(id, next);
      last = this.shown.get(id).element;
    }
    if (!ids.length && empty) this.list.append(h("li", { className: "nothing" }, empty));
    this.list.hidden = !ids.length && !empty;
    this.mine = around.mine;
    this.#fit();
    // At their turn everybody sees their cards, wherever they were in the list.
    const begins = around.turns !== this.turns && made.has(newest) && this.#playedAt(this.list.lastElementChild) >= 0;
    this.turns = around.turns;
    if (begins || grown || (atEnd && !goesOn)) this.toEnd();
    else if (goesOn) this.#showAlso(goesOn);
    const fresh = ids.filter((id) => before && made.has(id) && !known.has(id)).map((id) => this.shown.get(id).element);
    // What was pressed is gone, or has been answered with something to press: the keyboard follows.
    const asked = here && [...made.keys()].filter((id) => !known.has(id)).map((id) => this.shown.get(id).element)
      .findLast((one) => one.matches(".private:has([data-part]:enabled)"));
    if (asked) park(asked);
    else if (lost) (around.mine && toPlay()) || toNewest(this.section);
    return fresh;
  }

  // Whether one sees the end of the list, or the beginning of a newest message that is higher than the list.
  #atEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    if (!clientHeight || scrollHeight - scrollTop - clientHeight < 60) return true;
    const newest = this.list.lastElementChild;
    return Boolean(newest) && (Math.abs(this.#top(newest) - scrollTop) < 30 || Math.abs(this.#playedAt(newest) - scrollTop) < 30);
  }

  #top(one) {
    return one.getBoundingClientRect().top - this.list.getBoundingClientRect().top + this.list.scrollTop - 6;
  }

  // Where the list stands when the cards are seen, and of the buttons for them as many as possible; -1 if there are none.
  #playedAt(newest) {
    const rows = this.mine ? [...newest.querySelectorAll(".row")].filter((one) => one.querySelector("[data-part^='act']:enabled")) : [];
    if (!rows.length) return -1;
    const last = this.#top(rows.at(-1)) + rows.at(-1).offsetHeight + ROOM - this.list.clientHeight;
    const picture = newest.querySelector(".gallery");
    return Math.min(last, picture ? this.#top(picture) + picture.offsetHeight * (1 - CARDS) : this.#top(rows[0]));
  }

  toEnd() {
    this.kept = true;
    const newest = this.list.lastElementChild;
    if (!newest || !this.list.clientHeight) return;
    const isHigher = newest.offsetHeight > this.list.clientHeight - 12;
    this.list.scrollTop = isHigher ? Math.max(this.#top(newest), this.#playedAt(newest)) : this.list.scrollHeight;
  }

  // Scroll down as far as needed to see all of what is new, but never past its beginning.
  #showAlso(one) {
    const whole = this.list.lastElementChild;
    const end = this.#top(whole) + whole.offsetHeight + ROOM - this.list.clientHeight;
    this.list.scrollTop = Math.max(this.list.scrollTop, Math.min(this.#top(one), end));
  }

  // Let pictures with buttons below them be so high that the buttons are seen with them, if they are not too small then.
  #fit() {
    const room = this.list.clientHeight - Number.parseFloat(getComputedStyle(this.list).paddingBottom) - 6;
    if (room <= 0) return;
    const pictures = [...this.list.querySelectorAll(".message:has(.row) .gallery:not(.many)")]
      .filter((one) => one.closest(".message").querySelectorAll(".gallery").length === 1);
    for (const one of pictures) one.style.maxWidth = "";
    const fitting = pictures.map((one) => {
      const { offsetWidth: width, offsetHeight: height } = one;
      const least = Math.min(width, isLow.matches ? NARROWEST_BESIDE : NARROWEST);
      const over = one.closest(".message").offsetHeight - room;
      return over > 0 && height ? `${Math.max(least, Math.floor(((height - over) * width) / height))}px` : "";
    });
    pictures.forEach((one, at) => { one.style.maxWidth = fitting[at]; });
    if (this.kept) this.toEnd();
  }
}

// The first part that a message did not have before: another kind of part, or else the first that says something else.
function firstNew(old, next) {
  const parts = (one) => [...one.querySelectorAll(".parts > :not(.box), .box > *")];
  const kind = (one) => `${one?.className} ${one?.firstElementChild?.className}`;
  const before = parts(old);
  const now = parts(next);
  return now.find((one, at) => kind(one) !== kind(before[at])) ?? now.find((one, at) => one.textContent !== before[at]?.textContent) ?? next;
}
