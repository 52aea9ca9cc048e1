import type { Document } from "docx";
import { named } from "./xml-of.ts";

type Numbering = Document["Numbering"];
/** What the library reads of a list. */
type List = { readonly numId: number; readonly reference: string; readonly instance: number; readonly prepForXml: () => unknown };

/** What stands in the part for a list that is written like the first one of its kind. */
const LIST = /<w:num alike="(\d+)">(\d+)<\/w:num>/g;

/**
 * Every list of a text restarts the levels of its kind, which is a thousand bytes of XML and forty objects of the library. It writes
 * the first list of a kind; the others differ by their number alone. The function returned puts them into the part.
 */
export function listsAlike(numbering: Numbering): (part: string) => string {
  const create = numbering.createConcreteNumberingInstance.bind(numbering);
  const lists: Map<string, List> = numbering["concreteNumberingMap"];
  const nextNumber: () => number = numbering["concreteNumUniqueNumericId"];
  const firsts = new Map<string, List>();
  numbering.createConcreteNumberingInstance = (reference, instance, ...restarted) => {
    const key = `${reference}-${instance}`;
    const first = firsts.get(reference);
    if (restarted.some((one) => one !== undefined) || lists.has(key)) return create(reference, instance, ...restarted);
    if (first !== undefined) {
      const numId = nextNumber();
      lists.set(key, {
        numId,
        reference,
        instance,
        prepForXml: () => named("w:num", () => [{ _attr: { alike: first.numId } }, String(numId)]),
      });
      return;
    }
    create(reference, instance);
    const made = lists.get(key);
    if (made !== undefined) firsts.set(reference, made);
  };
  return (part) =>
    part.replace(LIST, (_, first: string, number: string) => {
      const begin = part.indexOf(`<w:num w:numId="${first}"`);
      const end = part.indexOf("</w:num>", begin) + "</w:num>".length;
      return part.slice(begin, end).replace(`w:numId="${first}"`, `w:numId="${number}"`);
    });
}
