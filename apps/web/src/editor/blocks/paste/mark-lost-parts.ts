/** Words of the marks for what comes with pasted text and no document takes. */
export type LostWords = { readonly picture: string; readonly formula: string; readonly embedded: string; readonly symbol: string };

const FORMULA_BEGIN = "<!--[if gte msEquation";
const FORMULA_END = "<![endif]-->";
/** A formula of Word stands in a comment, and behind it as a picture for everybody else. */
const PICTURED = /^\s{0,40}<!\[if !msEquation\]>/;
const PICTURED_END = "<![endif]>";
const EMBEDDED = "iframe, object, embed, video, audio, [data-type='whiteboard'], .block-placeholder";
const PICTOGRAPH = /^\p{Extended_Pictographic}[^\p{L}\p{N}\s]{0,10}$/u;
/** Icons and what counts visitors of a page. */
const ICON_MAX_PIXELS = 24;

/** Puts an element in the place of each formula of Word that its comment would hide. */
export function revealFormulas(html: string): string {
  let revealed = "";
  let at = 0;
  for (;;) {
    const begin = html.indexOf(FORMULA_BEGIN, at);
    const end = begin === -1 ? -1 : html.indexOf(FORMULA_END, begin);
    if (end === -1) return revealed + html.slice(at);
    revealed += `${html.slice(at, begin)}<span data-lost="formula"></span>`;
    at = end + FORMULA_END.length;
    const pictured = PICTURED.test(html.slice(at, at + 80)) ? html.indexOf(PICTURED_END, at) : -1;
    if (pictured !== -1) at = pictured + PICTURED_END.length;
  }
}

/** Leaves a mark in the place of pictures, formulas and embedded things, and the sign of what is ticked: nothing disappears unsaid. */
export function markLostParts(body: HTMLElement, words: LostWords): void {
  for (const item of body.querySelectorAll("li[role='checkbox']")) {
    for (const box of item.querySelectorAll(":scope > img")) box.remove();
    putTick(item.querySelector("p") ?? item, item.getAttribute("aria-checked") === "true");
  }
  for (const box of body.querySelectorAll("input[type='checkbox']"))
    box.replaceWith(`${box.hasAttribute("checked") ? "\u2611" : "\u2610"} `);
  for (const item of body.querySelectorAll("li[data-list='checked'], li[data-list='unchecked']"))
    putTick(item.querySelector("div, p") ?? item, item.getAttribute("data-list") === "checked");
  for (const picture of body.querySelectorAll("img")) replacePicture(picture, words.picture);
  for (const formula of body.querySelectorAll("[data-lost='formula']")) putMark(formula, words.formula);
  for (const embedded of body.querySelectorAll(EMBEDDED)) if (embedded.isConnected) putMark(embedded, words.embedded);
}

function replacePicture(picture: HTMLImageElement, words: string): void {
  const alt = picture.alt.trim();
  const sizes = [picture.getAttribute("width"), picture.getAttribute("height")].map((size) => Number.parseFloat(size ?? ""));
  if (PICTOGRAPH.test(alt)) picture.replaceWith(alt);
  else if (sizes.every((size) => size <= ICON_MAX_PIXELS)) picture.remove();
  else putMark(picture, words);
}

function putTick(place: Element, isDone: boolean): void {
  place.prepend(isDone ? "\u2611 " : "\u2610 ");
}

const putMark = (element: Element, words: string): void => element.replaceWith(createMark(element.ownerDocument, words));

/** A mark of what is missing. */
export function createMark(document: Document, words: string): HTMLElement {
  const mark = document.createElement("span");
  mark.dataset["todo"] = "";
  mark.textContent = words;
  return mark;
}
