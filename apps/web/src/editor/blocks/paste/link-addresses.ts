import { safeHref } from "@tangleaf/document/model";
import { Fragment, type Node } from "@tiptap/pm/model";
import { find } from "linkifyjs";

/** What every address has; looking closer takes a while. */
const MAY_HAVE_ADDRESS = /[\w-]\.\w|:\/\/|@/;
/** Words between Chinese marks, with which a sentence goes on behind an address. */
const BETWEEN_MARKS = /[^\u3000-\u303f\uff00-\uffef\u2018-\u201d\u2026]+/g;

/** The same node with the web and mail addresses in its words as links, where they are no code and no link already. */
export function linkAddresses(node: Node): Node {
  if (node.type.spec.code === true || node.isLeaf) return node;
  const children = node.children.flatMap((child) => (child.isText ? linkText(child) : [linkAddresses(child)]));
  return children.every((child, at) => child === node.maybeChild(at)) ? node : node.copy(Fragment.from(children));
}

function findAddresses(words: string) {
  return [...words.matchAll(BETWEEN_MARKS)].flatMap(({ 0: part, index }) =>
    find(part).map((one) => ({ ...one, start: one.start + index, end: one.end + index })),
  );
}

function linkText(text: Node): Node[] {
  const words = text.text ?? "";
  const { link } = text.type.schema.marks;
  const isTaken = text.marks.some(({ type }) => type === link || type.spec.code === true);
  if (link === undefined || isTaken || !MAY_HAVE_ADDRESS.test(words)) return [text];
  const pieces: Node[] = [];
  let at = 0;
  for (const { isLink, href, start, end } of findAddresses(words)) {
    const address = isLink ? safeHref(href) : null;
    if (address === null) continue;
    if (start > at) pieces.push(text.cut(at, start));
    const found = text.cut(start, end);
    pieces.push(found.mark(link.create({ href: address }).addToSet(found.marks)));
    at = end;
  }
  return at === 0 ? [text] : at < words.length ? [...pieces, text.cut(at)] : pieces;
}
