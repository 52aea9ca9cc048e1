import type { Mark, Node, Schema } from "@tiptap/pm/model";
import * as Y from "yjs";

/** Nodes read of elements and texts before; entries of what has changed are removed by whoever hears of it. */
export type ReadNodes = {
  get(type: object): Node | Node[] | undefined;
  set(type: object, node: Node | Node[]): unknown;
  delete(type: object): boolean;
};

/** The node of a block; null where it breaks the schema, which only a hostile or a newer client can do: it is left alone. */
export function readBlock(element: Y.XmlElement, schema: Schema, read: ReadNodes): Node | null {
  try {
    const node = readElement(element, schema, read);
    return schema.nodes["group"]?.contentMatch.matchType(node.type) ? node : null;
  } catch {
    return null;
  }
}

function readElement(element: Y.XmlElement, schema: Schema, read: ReadNodes): Node {
  const known = read.get(element);
  if (known !== undefined && !Array.isArray(known)) return known;
  const children = element.toArray().flatMap((child) => {
    if (child instanceof Y.XmlElement) return [readElement(child, schema, read)];
    if (child instanceof Y.XmlText) return readText(child, schema, read);
    throw new RangeError("neither element nor text");
  });
  const type = schema.nodes[element.nodeName];
  if (type === undefined) throw new RangeError(`no node ${element.nodeName}`);
  const node = type.createChecked(element.getAttributes(), children);
  read.set(element, node);
  return node;
}

function readText(text: Y.XmlText, schema: Schema, read: ReadNodes): Node[] {
  const known = read.get(text);
  if (Array.isArray(known)) return known;
  const delta = text.toDelta() as { insert: unknown; attributes?: Record<string, Record<string, unknown>> }[];
  const nodes = delta.map(({ insert, attributes }) => {
    if (typeof insert !== "string") throw new RangeError("an object in a text");
    return schema.text(insert, marksOf(attributes, schema));
  });
  read.set(text, nodes);
  return nodes;
}

/** Of two marks that exclude each other, set by two people at once, the one with the later name stays. */
function marksOf(attributes: Record<string, Record<string, unknown>> = {}, schema: Schema): readonly Mark[] {
  const names = Object.keys(attributes).sort();
  return names.reduce<readonly Mark[]>((marks, name) => schema.mark(name, attributes[name]).addToSet(marks), []);
}
