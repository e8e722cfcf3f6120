// Where the keyboard is. The bot replaces the messages under it all the time, so it is led on to what comes next.

const PART = "[data-part]:enabled";
const ANY = "button, select, a, input";

// The message itself keeps the keyboard while there is nothing in it to press: the next Tab leads into it.
export function park(one) {
  if (!one) return false;
  one.tabIndex = -1;
  one.focus({ preventScroll: true });
  return true;
}

export const isParked = () => document.activeElement?.classList.contains("message") ?? false;

// Put the new message in the place of the old one, and the keyboard where it was; `mine`: they can play here now.
export function swap(old, next, mine) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const at = focused ? [...old.querySelectorAll(ANY)].indexOf(focused) : -1;
  const part = focused?.dataset.part;
  old.replaceWith(next);
  if (!focused) return;
  const all = [...next.querySelectorAll(ANY)];
  const same = all.find((one) => !one.disabled && (part ? one.dataset.part === part : at >= 0 && one.textContent === focused.textContent));
  // Beside what was pressed, but among what is played: one's seat comes in a row below.
  const first = mine && all.find((one) => one.matches(PART));
  const beside = first && all[at]?.matches(PART) && all[at].closest(".row") === first.closest(".row") ? all[at] : first;
  if (same || beside) (same || beside).focus({ preventScroll: true });
  else park(next);
}

// The message with what can be played, which is under the picture of a hand.
export function hand() {
  const all = [...document.querySelectorAll("#private .message, .answers .message")].filter((one) => one.querySelector(PART));
  return all.findLast((one) => one.querySelector(".gallery")) ?? all.at(-1);
}

// Lead the keyboard to what can be played; false if there is nothing.
export function toPlay() {
  const cards = hand();
  cards?.querySelector(PART).focus({ preventScroll: true });
  cards?.scrollIntoView({ block: "nearest" });
  return Boolean(cards);
}

// To the newest message of a place, if it is there.
export const toNewest = (place) => park(document.getElementById(place).querySelector(".message:last-of-type"));

// The arrows go from one button of a message to the next one.
export function onArrow(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || !event.target.matches(".press")) return;
  const all = [...event.target.closest(".message").querySelectorAll(".press:not(:disabled)")];
  event.preventDefault();
  all.at((all.indexOf(event.target) + step) % all.length).focus();
}

// A closed menu would send each choice that an arrow or a letter passes: it opens first.
export function onMenuKey(event) {
  const opens = event.key === "ArrowUp" || event.key === "ArrowDown" || event.key === "Enter" || event.key.length === 1;
  if (!opens || event.ctrlKey || event.metaKey || event.altKey || !event.target.showPicker) return;
  event.preventDefault();
  event.target.showPicker();
}
