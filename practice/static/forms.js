// Dialogs: the bot's forms, the page's own settings, and a picture at full size.

import { h } from "./dom.js";
import { toNewest, toPlay } from "./focus.js";
import { blocks } from "./markdown.js";

const [MENU, INPUT, PEOPLE, TEXT, RADIOS, TICKS, TICK] = [3, 4, 5, 10, 21, 22, 23];

const dialog = () => document.getElementById("dialog");

function open(name, ...children) {
  const element = dialog();
  element.className = "";
  element.setAttribute("aria-label", name);
  element.replaceChildren(...children);
  // The browser gives the keyboard back to what opened the dialog; the bot may have replaced that meanwhile.
  element.onclose = () => { if (document.activeElement === document.body) toPlay() || toNewest(document.body.dataset.place); };
  element.showModal();
  return element;
}

function ends(words, save) {
  return h("div", { className: "ends" },
    h("button", { type: "button", className: "press s2", onclick: () => dialog().close() }, words.cancel),
    h("button", { type: "submit", className: "press s1" }, save));
}

// A form that the bot shows; `send` gets what was filled in, by the custom ids.
export function form(spec, around, send) {
  const inputs = new Map();
  const parts = spec.components.map((part) => {
    if (part.type === TEXT) return blocks(part.content, around);
    const control = part.component ?? part.components[0];
    const field = input(control, around);
    inputs.set(control.custom_id, field);
    const named = [part.label ?? control.label ?? "", part.description && h("span", {}, part.description)];
    return field.boxes ? h("fieldset", { className: "boxes" }, h("legend", {}, named), field.element) : h("label", {}, named, field.element);
  });
  const element = h("form", { method: "dialog" }, h("h3", {}, spec.title), parts, ends(around.words, around.words.send));
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (![...inputs.values()].every((field) => field.check?.() ?? true)) return;
    dialog().close();
    send(Object.fromEntries([...inputs].map(([id, { value }]) => [id, value()]).filter(([, value]) => value !== undefined)));
  });
  open(spec.title, element).querySelector("input, textarea, select")?.focus();
}

function input(control, around) {
  const required = control.required ?? [MENU, INPUT, PEOPLE].includes(control.type);
  switch (control.type) {
    case INPUT: {
      const element = h(control.style === 2 ? "textarea" : "input", { required, value: control.value ?? "", placeholder: control.placeholder ?? "",
        maxLength: control.max_length ?? 4000, minLength: control.min_length ?? 0 });
      return { element, value: () => element.value };
    }
    case TICK: {
      const element = h("input", { type: "checkbox", checked: Boolean(control.default) });
      return { element, value: () => element.checked };
    }
    case RADIOS: case TICKS: return boxes(control, required, around);
    default: return select(control, required, around);
  }
}

// All that can be chosen, each with a box: one of them, or as many as the form says.
function boxes(control, required, around) {
  const one = control.type === RADIOS;
  const options = control.options ?? [];
  const all = options.map((option) => h("input", { type: one ? "radio" : "checkbox", name: control.custom_id, value: option.value,
    checked: Boolean(option.default), required: one && required }));
  const least = one ? 0 : Math.max(control.min_values ?? 1, required ? 1 : 0);
  const most = one ? 1 : control.max_values ?? options.length;
  const element = h("div", {}, options.map((option, at) => h("label", { className: "check" }, all[at],
    h("div", {}, option.label, option.description && h("span", {}, option.description)))));
  const picked = () => all.filter((box) => box.checked).map((box) => box.value);
  const check = () => {
    const count = picked().length;
    const fits = one || (!required && !count) || (count >= least && count <= most);
    all[0]?.setCustomValidity(fits ? "" : around.words.several.replace("@", () => least).replace("?", () => most));
    if (!fits) all[0].reportValidity();
    return fits;
  };
  all.forEach((box) => box.addEventListener("change", () => all[0].setCustomValidity("")));
  return { element, boxes: true, check, value: () => (one ? picked()[0] : picked()) };
}

function select(control, required, around) {
  const set = new Set((control.default_values ?? []).map((one) => one.id));
  const options = control.options ?? around.members.map(({ id, name }) => ({ value: id, label: name, default: set.has(id) }));
  const many = (control.max_values ?? 1) > 1;
  const element = h("select", { required, multiple: many }, !many && h("option", { value: "" }, around.words.pick),
    options.map((option) => h("option", { value: option.value, selected: Boolean(option.default) }, option.label)));
  return { element, value: () => [...element.selectedOptions].map((one) => one.value).filter(Boolean) };
}

export function settings({ words, name, closed, light }, { rename, close, shade }) {
  const field = h("input", { value: name, maxLength: 32, autocomplete: "off" });
  const shut = h("input", { type: "checkbox", checked: closed });
  const bright = h("input", { type: "checkbox", checked: light });
  const element = h("form", { method: "dialog" }, h("h3", {}, words.settings),
    h("label", {}, words.name, field),
    h("label", { className: "check" }, shut, h("div", {}, words["close-messages"], h("span", {}, words.closed))),
    h("label", { className: "check" }, bright, words.light), ends(words, words.save));
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog().close();
    if (field.value.trim() !== name) rename(field.value.trim());
    if (shut.checked !== closed) close(shut.checked);
    if (bright.checked !== light) shade();
  });
  open(words.settings, element);
}

export function enlarge(src, alt, words) {
  const close = h("button", { type: "button", className: "press s2" }, words.close);
  const element = open(alt, h("img", { src, alt }), close);
  element.className = "viewer";
  element.onclick = () => { element.close(); element.onclick = null; };
}
