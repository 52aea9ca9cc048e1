import { isKnownSymbolFont, readSigns } from "@tangleaf/document/symbols";
import { createMark, type LostWords } from "./mark-lost-parts.ts";
import { readStyle } from "./read-style.ts";

/** Letters in a font of signs as those signs, as Word shows them; a mark for each that is not known. */
export function readPastedSigns(body: HTMLElement, words: LostWords): void {
  for (const element of body.querySelectorAll<HTMLElement>("[style*='font-family' i], font[face]")) {
    const [font = ""] = (readStyle(element, "font-family") ?? element.getAttribute("face") ?? "").split(",");
    const name = font.replace(/["']/g, "").trim();
    if (!isKnownSymbolFont(name) || !element.isConnected) continue;
    const parts = readSigns(name, element.textContent ?? "").map((sign) => sign ?? createMark(element.ownerDocument, words.symbol));
    element.replaceWith(...parts);
  }
}
