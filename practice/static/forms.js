// Dialogs: the bot's forms, the page's own settings, and a picture at full size.

import { h } from "./dom.js";
import { toNewest, toPlay } from "./focus.js";
import { blocks } from "./markdown.js";

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
    if (part.type === 10) return blocks(part.content, around);
    const control = part.component ?? part.components[0];
    const field = input(control, around);
    inputs.set(control.custom_id, field.value);
    return h("label", {}, part.label ?? control.label ?? "", part.description && h("span", {}, part.description), field.element);
  });
  const element = h("form", { method: "dialog" }, h("h3", {}, spec.title), parts, ends(around.words, around.words.send));
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog().close();
    send(Object.fromEntries([...inputs].map(([id, value]) => [id, value()]).filter(([, value]) => value !== undefined)));
  });
  open(spec.title, element).querySelector("input, textarea, select")?.focus();
}

function input(control, around) {
  const required = control.required ?? [3, 4, 5].includes(control.type);
  if (control.type === 4) {
    const element = h(control.style === 2 ? "textarea" : "input", { required, value: control.value ?? "", placeholder: control.placeholder ?? "",
      maxLength: control.max_length ?? 4000, minLength: control.min_length ?? 0 });
    return { element, value: () => element.value };
  }
  if (control.type === 23) {
    const element = h("input", { type: "checkbox", checked: Boolean(control.default) });
    return { element, value: () => element.checked };
  }
  const options = control.options ?? [];
  const many = (control.max_values ?? 1) > 1;
  const element = h("select", { required, multiple: many }, !many && h("option", { value: "" }, around.words.pick),
    options.map((option) => h("option", { value: option.value, selected: Boolean(option.default) }, option.label)));
  const value = () => [...element.selectedOptions].map((one) => one.value).filter(Boolean);
  return { element, value: () => (control.type === 21 ? value()[0] : value()) };
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
