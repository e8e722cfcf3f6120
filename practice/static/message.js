// One message as an element. Nothing here asks the server for anything; `act` does.

import { h, initials } from "./dom.js";
import { onMenuKey } from "./focus.js";
import { blocks, emoji, link, plain, spoken, time, unsigned } from "./markdown.js";

const [ROW, BUTTON, MENU, , PEOPLE, ROLES, MENTIONABLE, CHANNELS, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, RULE] =
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const BOX = 17;
const LINK = 5;

export function message(one, page, act) {
  const { words } = page;
  // What was said before the page spoke another language is wholly in its own, times too.
  const around = { ...page, language: one.language };
  const parts = [];
  if (one.content) parts.push(blocks(one.content, around));
  parts.push(...one.components.map((part) => component(part, one, around, act)));
  if (one.thinking) parts.push(h("p", { className: "only" }, words.thinking));
  const shown = new Set();
  collect(one.components, shown);
  for (const file of one.files) if (!shown.has(file.url)) parts.push(attached(file, around));
  const byline = h("div", { className: one.guide ? "byline named" : "byline" }, h("b", {}, one.author),
    one.bot && h("span", { className: "bot" }, "BOT"), time(Date.parse(one.at), "R", page.language),
    one.edited && h("span", { className: "edited" }, words.edited));
  return h("li", { className: one.private ? "message private" : "message", data: { id: one.id } },
    one.bot || one.guide ? h("img", { className: "avatar", src: "icon.svg", alt: "" }) : h("span", { className: "face" }, initials(one.author)),
    one.command && h("div", { className: "used" }, words.used.replace("/", () => `/${one.command}`).replace("@", () => one.by ?? "")),
    byline, h("div", { className: "parts", lang: one.language }, parts),
    one.from && h("p", { className: "seen" }, words["seen-from"].replace("@", () => one.from)),
    one.private && h("div", { className: "only" }, words["seen-by-you"],
      h("button", { type: "button", onclick: () => act("dismiss", { message: one.id }) }, words.dismiss)));
}

function collect(parts, found) {
  for (const part of parts) {
    for (const item of part.items ?? []) found.add(item.media.url);
    for (const media of [part.file, part.media]) if (media) found.add(media.url);
    collect([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])], found);
  }
}

function component(part, one, around, act) {
  const { words } = around;
  const inner = (children) => children.map((child) => component(child, one, around, act));
  switch (part.type) {
    case BOX: {
      const box = h("div", { className: "box" }, inner(part.components));
      if (Number.isInteger(part.accent_color)) box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
      return box;
    }
    case ROW: return row(part, one, around, act);
    case BUTTON: return button(part, one, around, act);
    case MENU: case PEOPLE: case MENTIONABLE: return menu(part, one, around, act);
    case ROLES: case CHANNELS: return h("select", { className: "menu", disabled: true, "aria-label": part.placeholder ?? words.pick });
    case SECTION: return h("div", { className: "section" }, h("div", {}, inner(part.components)), component(part.accessory, one, around, act));
    case TEXT: return blocks(part.content, around);
    case THUMBNAIL: return h("img", { className: "thumb", src: part.media.url, alt: part.description ?? "" });
    case GALLERY: return h("div", { className: part.items.length > 1 ? "gallery many" : "gallery" },
      part.items.map((item) => picture(item.media.url, item.description ?? "", around)));
    case FILE: return attached(one.files.find((file) => file.url === part.file.url) ?? { url: part.file.url, filename: "…" }, around);
    case RULE: return h("hr", { className: `rule${part.spacing === 2 ? " wide" : ""}${part.divider === false ? " gap" : ""}` });
    default: return h("p", { className: "only" }, `[${part.type}]`);
  }
}

function picture(src, alt, around) {
  return h("button", { type: "button", onclick: () => around.enlarge(src, alt, around.words), "aria-label": alt }, h("img", { src, alt, decoding: "sync" }));
}

const attached = (file, around) => /\.(png|webp|jpe?g|gif)$/.test(file.url)
  ? h("div", { className: "gallery" }, picture(file.url, file.description ?? "", around))
  : h("a", { className: "file", href: file.url, download: file.filename }, `${around.words.files} ${file.filename}`);

function row(part, one, around, act) {
  // On a phone, what one does takes the whole width; what one only looks at does not.
  const does = part.components.some((child) => child.type === BUTTON && child.style === 1);
  return h("div", { className: does ? "row full" : "row" }, part.components.map((child) => component(child, one, around, act)));
}

function button(part, one, around, act) {
  const inner = [part.emoji && emoji(part.emoji, around), part.label && h("span", {}, plain(part.label))];
  if (part.style === LINK) return link(part.url, [...inner.filter(Boolean), " ↗"], around, "press s5");
  const element = h("button", {
    type: "button", className: `press s${part.style}`, disabled: Boolean(part.disabled), data: { part: part.custom_id },
    onclick: async () => {
      if (element.classList.contains("waits")) return;
      element.classList.add("waits");
      await act("press", { message: one.id, part: part.custom_id });
      element.classList.remove("waits");
    },
  }, inner);
  if (!part.label && part.emoji) element.setAttribute("aria-label", spoken(part.emoji.name, around.words));
  return element;
}

function menu(part, one, around, act) {
  const set = new Set((part.default_values ?? []).map((one) => one.id));
  const options = part.options ?? around.members.map(({ id, name }) => ({ value: id, label: name, default: set.has(id) }));
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const send = (values) => act("choose", { message: one.id, part: part.custom_id, values });
  const named = part.placeholder ?? around.words.pick;
  if (most === 1) {
    const chosen = options.find((option) => option.default);
    const select = h("select", { className: "menu", disabled: Boolean(part.disabled), "aria-label": named, data: { part: part.custom_id } },
      !chosen && h("option", { value: "", disabled: true, selected: true }, named),
      options.map((option) => h("option", { value: option.value, selected: Boolean(option.default) },
        unsigned([option.emoji && !option.emoji.id ? `${option.emoji.name} ` : "", option.label, option.description ? ` · ${option.description}` : ""].join("")))));
    select.addEventListener("keydown", onMenuKey);
    select.addEventListener("change", () => send([select.value]));
    return select;
  }
  const boxes = options.map((option) => h("input", { type: "checkbox", value: option.value, checked: Boolean(option.default) }));
  const done = h("button", { type: "button", className: "press s1", disabled: Boolean(part.disabled),
    onclick: () => send(boxes.filter((box) => box.checked).map((box) => box.value)) }, around.words.choose);
  const check = () => {
    const count = boxes.filter((box) => box.checked).length;
    done.disabled = Boolean(part.disabled) || count < least || count > most;
  };
  boxes.forEach((box) => box.addEventListener("change", check));
  check();
  return h("fieldset", { className: "several" }, h("legend", {}, named),
    options.map((option, at) => h("label", {}, boxes[at], plain(option.label), option.description && h("small", {}, option.description))), done);
}
