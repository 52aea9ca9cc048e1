import type { DocumentContent, NodeJson, ScalarAttribute } from "./document-content.ts";
import { newBlockId } from "./new-block-id.ts";
import { SECTION_STATES, type SectionState } from "./node-specs.ts";

type Attributes = Readonly<Record<string, ScalarAttribute>>;

/** Attributes that name something else in the same document. */
const REFERENCES = ["tableId", "targetId"] as const;
/** Somebody is at work in the document that is copied, not in the copy. */
const UNFINISHED: readonly SectionState[] = SECTION_STATES.filter((state) => state === "queued" || state === "writing");

/**
 * The same content under new ids, with references that follow; nothing in it is being written. `files`: ids of stored files
 * that stand in for those the figures name.
 */
export function copyContent(content: DocumentContent, files: ReadonlyMap<string, string> = new Map()): DocumentContent {
  const ids = new Map<string, string>();
  for (const block of content.blocks) collectIds(block, ids);
  const footnotes = Object.entries(content.footnotes).map(([id, text]) => [ids.get(id) ?? id, text]);
  const { madeFrom } = content;
  const parts = madeFrom?.parts.map((part) => ({ ...part, id: ids.get(part.id) ?? part.id }));
  return {
    ...content,
    blocks: content.blocks.map((block) => copyNode(block, ids, files)),
    footnotes: Object.fromEntries(footnotes),
    ...(madeFrom === undefined ? {} : { madeFrom: { ...madeFrom, parts: parts ?? [] } }),
  };
}

/** The stored files a document's figures name, each once, in the order of the text. */
export function figureFiles(blocks: readonly NodeJson[]): string[] {
  const found = new Set<string>();
  const look = ({ type, attrs, content }: NodeJson) => {
    const file = type === "figure" ? attrs?.["blobId"] : null;
    if (typeof file === "string" && file !== "") found.add(file);
    content?.forEach(look);
  };
  blocks.forEach(look);
  return [...found];
}

/** The same blocks with other stored files in the figures; those that are in no row of `files` stay. */
export function replaceFiles(blocks: readonly NodeJson[], files: ReadonlyMap<string, string>): NodeJson[] {
  return blocks.map((block) => copyNode(block, new Map(), files));
}

function collectIds({ attrs, content }: NodeJson, ids: Map<string, string>): void {
  const id = attrs?.["id"];
  if (typeof id === "string") ids.set(id, newBlockId());
  for (const child of content ?? []) collectIds(child, ids);
}

function copyNode(node: NodeJson, ids: ReadonlyMap<string, string>, files: ReadonlyMap<string, string>): NodeJson {
  return {
    ...node,
    ...(node.attrs === undefined ? {} : { attrs: copyAttributes(node.attrs, ids, files) }),
    ...(node.content === undefined ? {} : { content: node.content.map((child) => copyNode(child, ids, files)) }),
  };
}

function copyAttributes(attrs: Attributes, ids: ReadonlyMap<string, string>, files: ReadonlyMap<string, string>): Attributes {
  const copied: Record<string, ScalarAttribute> = { ...attrs };
  for (const name of ["id", ...REFERENCES]) {
    const other = ids.get(String(attrs[name] ?? ""));
    if (other !== undefined) copied[name] = other;
  }
  const file = files.get(String(attrs["blobId"] ?? ""));
  if (file !== undefined) copied["blobId"] = file;
  if (ids.size > 0 && UNFINISHED.some((state) => state === attrs["status"])) delete copied["status"];
  return copied;
}
