// Making elements. Text is only ever set as text, never as HTML.

export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key in element && key !== "list" && key !== "role") element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const initials = (name) =>
  [...(name.match(/\p{L}|\p{N}/gu) ?? ["?"])].slice(0, 2).join("").replace(/^./, (letter) => letter.toUpperCase());
