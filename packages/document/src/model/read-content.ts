import type { Mark } from "prosemirror-model";
import * as Y from "yjs";
import type { DocumentContent, MarkJson, NodeJson, ScalarAttribute } from "./document-content.ts";
import { documentSchema } from "./document-schema.ts";
import { settingsOf } from "./document-settings.ts";
import { MADE_FROM_KEY, readMadeFrom } from "./made-from.ts";
import { nodeFromJson, nodeToJson } from "./node-json.ts";
import { documentRoots } from "./yjs-layout.ts";

export type ReadContent = DocumentContent & {
  /** Blocks of the stored document that break the schema: places in `body`, left out of `blocks`. */
  readonly invalid: readonly number[];
};

/** What a Yjs document holds. Blocks that break the schema, which only a hostile or a newer client can send, are left out and named. */
export function readContent(doc: Y.Doc): ReadContent {
  const { meta, footnotes } = documentRoots(doc);
  const read = readStoredBlocks(doc);
  const madeFrom = readMadeFrom(meta.get(MADE_FROM_KEY));
  return {
    title: textOf(meta.get("title")),
    settings: settingsOf(Object.fromEntries(meta)),
    blocks: read.filter((block) => block !== null),
    footnotes: Object.fromEntries([...footnotes].map(([id, text]) => [id, String(text)])),
    ...(madeFrom === null ? {} : { madeFrom }),
    invalid: read.flatMap((block, index) => (block === null ? [index] : [])),
  };
}

/** Every block in `body`, in its one form; null = it breaks the schema. */
export function readStoredBlocks(doc: Y.Doc): (NodeJson | null)[] {
  return documentRoots(doc).body.toArray().map(readBlock);
}

/** Deeper blocks break the schema: lists in lists in quotes end long before. */
const DEPTH_MAX = 50;

function readBlock(stored: unknown): NodeJson | null {
  try {
    const [json, ...others] = readElement(stored, 0);
    if (json === undefined || others.length > 0) return null;
    const block = nodeFromJson(json);
    return documentSchema.topNodeType.contentMatch.matchType(block.type) === null ? null : nodeToJson(block);
  } catch {
    return null;
  }
}

/** One element, or the pieces of one text. Throws for anything else there can be in Yjs. */
function readElement(stored: unknown, depth: number): NodeJson[] {
  if (depth > DEPTH_MAX) throw new RangeError("nested too deeply");
  if (stored instanceof Y.XmlText) return (stored.toDelta() as Delta[]).map(readPiece);
  if (!(stored instanceof Y.XmlElement)) throw new RangeError("neither element nor text");
  const attrs = readScalars(stored.getAttributes());
  const content = stored.toArray().flatMap((child) => readElement(child, depth + 1));
  return [{ type: stored.nodeName as NodeJson["type"], attrs, ...(content.length > 0 && { content }) }];
}

type Delta = { readonly insert: unknown; readonly attributes?: Readonly<Record<string, unknown>> };

function readPiece({ insert, attributes = {} }: Delta): NodeJson {
  if (typeof insert !== "string") throw new RangeError("an object inside text");
  const marks = marksOf(attributes).map((mark) => mark.toJSON() as MarkJson);
  return { type: "text", text: insert, ...(marks.length > 0 && { marks }) };
}

/** Of two marks that exclude each other, set by two people at once, the one with the later name stays, as in the editor. */
function marksOf(attributes: Readonly<Record<string, unknown>>): readonly Mark[] {
  const names = Object.keys(attributes).toSorted();
  return names.reduce<readonly Mark[]>((marks, name) => documentSchema.mark(name, readScalars(attributes[name])).addToSet(marks), []);
}

function readScalars(values: unknown): Record<string, ScalarAttribute> {
  const entries = Object.entries(typeof values === "object" && values !== null ? values : {});
  for (const [name, value] of entries)
    if (value !== null && typeof value !== "string" && typeof value !== "number") throw new RangeError(`${name} is no scalar`);
  return Object.fromEntries(entries);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
