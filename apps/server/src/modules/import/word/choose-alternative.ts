import { childOf, elementsOf, type XmlElement } from "../../word-format/index.ts";

/** Elements that hold what a document can take: words, pictures, formulas and boxes of text. */
const READABLE: ReadonlySet<string> = new Set([
  ...["w:t", "w:sym", "w:fldChar", "w:instrText", "w:footnoteReference", "w:endnoteReference", "w:object", "w16se:symEx"],
  ...["w:txbxContent", "m:oMath", "a:blip", "v:imagedata", "v:textpath"],
]);

/**
 * The branch of an `mc:AlternateContent` to read, so that nothing is read twice: a choice where it holds something readable, the
 * fallback otherwise. A chart of a newer Word, or ink, has a picture of itself there.
 */
export function chooseAlternative(element: XmlElement): XmlElement | undefined {
  const choices = elementsOf(element).filter(({ name }) => name === "mc:Choice");
  const fallback = childOf(element, "mc:Fallback");
  return choices.find(isReadable) ?? (fallback !== undefined && isReadable(fallback) ? fallback : (choices[0] ?? fallback));
}

/** Tells whether an element holds what a document can take. */
export function isReadable(element: XmlElement): boolean {
  return READABLE.has(element.name) || elementsOf(element).some(isReadable);
}
