import { Fragment, type Node } from "@tiptap/pm/model";
import { findAddresses } from "../../core/find-addresses.ts";

/** The same node with the web and mail addresses in its words as links, where they are no code and no link already. */
export function linkAddresses(node: Node): Node {
  if (node.type.spec.code === true || node.isLeaf) return node;
  const children = node.children.flatMap((child) => (child.isText ? linkText(child) : [linkAddresses(child)]));
  return children.every((child, at) => child === node.maybeChild(at)) ? node : node.copy(Fragment.from(children));
}

function linkText(text: Node): Node[] {
  const words = text.text ?? "";
  const { link } = text.type.schema.marks;
  const isTaken = text.marks.some(({ type }) => type === link || type.spec.code === true);
  if (link === undefined || isTaken) return [text];
  const pieces: Node[] = [];
  let at = 0;
  for (const { href, start, end } of findAddresses(words)) {
    if (start > at) pieces.push(text.cut(at, start));
    const found = text.cut(start, end);
    pieces.push(found.mark(link.create({ href }).addToSet(found.marks)));
    at = end;
  }
  return at === 0 ? [text] : at < words.length ? [...pieces, text.cut(at)] : pieces;
}
