// The two lists of messages. A message is replaced only when its new pictures are there, so none is ever missing.

import { h } from "./dom.js";
import { park, swap, toPlay } from "./focus.js";
import { message } from "./message.js";

// Milliseconds; a picture that cannot be had fails sooner, so only a very busy machine takes so long.
const LONGEST_WAIT = 15000;

// Once this very picture can be shown at once; a browser forgets what another element has loaded.
const ready = (picture) => picture.decode().catch(() => undefined);

export class Place {
  constructor(list) {
    this.list = list;
    this.shown = new Map();
    this.work = Promise.resolve();
    this.wanted = 0;
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
    const atEnd = this.#atEnd();
    const before = this.shown.size;
    const known = new Set(this.shown.keys());
    const newest = ids.at(-1);
    const grown = newest !== undefined && !this.shown.has(newest);
    const here = this.list.contains(document.activeElement);
    const lost = here && !ids.includes(document.activeElement.closest(".message")?.dataset.id);
    for (const [id, { element }] of this.shown) if (!ids.includes(id)) { element.remove(); this.shown.delete(id); }
    this.list.querySelector(".nothing")?.remove();
    let last = null;
    for (const id of ids) {
      const old = this.shown.get(id);
      const next = made.get(id);
      if (next && old) swap(old.element, next.element, around.mine);
      else if (next) last ? last.after(next.element) : this.list.prepend(next.element);
      if (next) this.shown.set(id, next);
      last = this.shown.get(id).element;
    }
    if (!ids.length) this.list.append(h("li", { className: "nothing" }, empty));
    if (grown || atEnd) this.toEnd(!before);
    const fresh = ids.filter((id) => before && made.has(id) && !known.has(id)).map((id) => this.shown.get(id).element);
    // What was pressed is gone, or has been answered with something to press: the keyboard follows.
    const asked = here && fresh.findLast((one) => one.matches(".private:has([data-part]:enabled)"));
    if (asked) park(asked);
    else if (lost) (around.mine && toPlay()) || park(this.list.querySelector(".message:last-of-type"));
    return fresh;
  }

  #atEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    if (scrollHeight - scrollTop - clientHeight < 60) return true;
    // A newest message taller than the place is shown from its beginning.
    const newest = this.list.lastElementChild;
    return Boolean(newest) && Math.abs(newest.offsetTop - this.list.offsetTop - scrollTop) < 30;
  }

  toEnd() {
    const newest = this.list.lastElementChild;
    if (!newest) return;
    const top = newest.offsetTop - this.list.offsetTop - 6;
    this.list.scrollTop = newest.offsetHeight > this.list.clientHeight - 12 ? top : this.list.scrollHeight;
  }
}
