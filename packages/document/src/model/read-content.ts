import { yXmlFragmentToProsemirrorJSON } from "y-prosemirror";
import type * as Y from "yjs";
import { NUMBERING_STYLES } from "../outline/number-headings.ts";
import type { DocumentContent, DocumentSettings, NodeJson } from "./document-content.ts";
import { documentSchema } from "./document-schema.ts";
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
  return {
    title: textOf(meta.get("title")),
    settings: readSettings(meta),
    blocks: read.filter((block) => block !== null),
    footnotes: Object.fromEntries([...footnotes].map(([id, text]) => [id, String(text)])),
    invalid: read.flatMap((block, index) => (block === null ? [index] : [])),
  };
}

/** Every block in `body`, in its one form; null = it breaks the schema. */
export function readStoredBlocks(doc: Y.Doc): (NodeJson | null)[] {
  const stored: unknown = yXmlFragmentToProsemirrorJSON(documentRoots(doc).body)["content"];
  return (Array.isArray(stored) ? stored : []).map(readBlock);
}

function readBlock(stored: NodeJson): NodeJson | null {
  try {
    const block = nodeFromJson(stored);
    return documentSchema.topNodeType.contentMatch.matchType(block.type) === null ? null : nodeToJson(block);
  } catch {
    return null;
  }
}

function readSettings(meta: Y.Map<string | number>): DocumentSettings {
  const language = meta.get("language");
  const numbering = meta.get("numbering");
  const style = [...NUMBERING_STYLES, "none" as const].find((one) => one === numbering);
  return {
    ...(language === "zh" || language === "en" ? { language } : {}),
    ...(style === undefined ? {} : { numbering: style }),
    ...(meta.get("noIndent") === 1 ? { noIndent: 1 as const } : {}),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
