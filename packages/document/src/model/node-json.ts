import type { Node } from "prosemirror-model";
import type { MarkJson, NodeJson, ScalarAttribute } from "./document-content.ts";
import { documentSchema } from "./document-schema.ts";

/** A node as JSON in its one form: null attributes left out, marks in the order of the schema. Equal nodes have equal JSON. */
export function nodeToJson(node: Node): NodeJson {
  return compact(node.toJSON() as RawNode);
}

/** Reads a node and checks it against the schema. Throws RangeError where it breaks it. */
export function nodeFromJson(json: NodeJson): Node {
  const node = documentSchema.nodeFromJSON(json);
  node.check();
  return node;
}

type Attributes = Readonly<Record<string, ScalarAttribute>>;
type RawNode = {
  readonly type: NodeJson["type"];
  readonly attrs?: Attributes;
  readonly content?: readonly RawNode[];
  readonly text?: string;
  readonly marks?: readonly MarkJson[];
};

const RANK = new Map(Object.keys(documentSchema.marks).map((name, rank) => [name, rank]));
const rank = ({ type }: MarkJson): number => RANK.get(type) ?? RANK.size;

function compact({ type, attrs, content, text, marks }: RawNode): NodeJson {
  const kept = withoutNulls(attrs);
  return {
    type,
    ...(kept === undefined ? {} : { attrs: kept }),
    ...(content === undefined ? {} : { content: content.map(compact) }),
    ...(text === undefined ? {} : { text }),
    ...(marks === undefined ? {} : { marks: marks.map(compactMark).toSorted((a, b) => rank(a) - rank(b)) }),
  };
}

function compactMark({ type, attrs }: MarkJson): MarkJson {
  const kept = withoutNulls(attrs);
  return { type, ...(kept === undefined ? {} : { attrs: kept }) };
}

function withoutNulls(attrs: Attributes | undefined): Attributes | undefined {
  const kept = Object.entries(attrs ?? {}).filter(([, value]) => value !== null);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
