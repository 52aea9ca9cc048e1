import type { Paragraph } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import type { readReferences as readAll } from "@tangleaf/document/references";
import type { TreeBranch, TreeNode } from "@tangleaf/document/tree";
import type { readTreeFile, TreeFile, TreeFileFormat } from "@tangleaf/document/tree-files";
import type { Surroundings } from "../section-writing/index.ts";
import type { Passage } from "../text-sources/index.ts";
import type { CitedReferences, CiteOptions } from "./cite-in-export.ts";
import type { NewContent } from "./new-content.ts";

// Tasks of the worker thread; short texts are done where they are asked for. Each loads what it needs.

/** null: it has more parts than a document may have. */
export async function newContent(asked: NewContent): Promise<DocumentContent | null> {
  const [made, { isContentWithin }] = await Promise.all([import("./new-content.ts"), import("@tangleaf/document/model")]);
  const content = made.newContent(asked);
  return isContentWithin(content) ? content : null;
}

/** `json`: blocks and footnotes of a document. */
export async function deriveParagraphs({ json }: { readonly json: string }): Promise<Paragraph[]> {
  const convert = await import("@tangleaf/document/convert");
  return convert.deriveParagraphs(JSON.parse(json) as Pick<DocumentContent, "blocks" | "footnotes">);
}

type SectionAsked = { readonly section: { readonly id: string; readonly title: string }; readonly language: "zh" | "en" };

export async function readSurroundings({ json, section, language }: { readonly json: string } & SectionAsked): Promise<Surroundings> {
  const { surroundingsOf } = await import("../section-writing/index.ts");
  return surroundingsOf(JSON.parse(json) as DocumentContent, section, language);
}

/** `json`: a document. */
export async function citeInExport({
  json,
  cited,
  options,
}: {
  readonly json: string;
  readonly cited: CitedReferences;
  readonly options: CiteOptions;
}) {
  const cite = await import("./cite-in-export.ts");
  return cite.citeInExport(JSON.parse(json) as DocumentContent, cited, options);
}

export async function cutPassages({
  pages,
  ...options
}: {
  readonly pages: readonly string[];
  readonly hasPages: boolean;
  readonly max: number;
}): Promise<readonly Passage[]> {
  const sources = await import("../text-sources/index.ts");
  return sources.cutPassages(pages, options);
}

export type ReadTree = Omit<TreeFile, "tree" | "nodes"> & { readonly nodes: readonly TreeNode[] };

/** The nodes of a file of a tree. */
export async function readTree({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<ReadTree | Extract<ReturnType<typeof readTreeFile>, { problem: unknown }>> {
  const files = await import("@tangleaf/document/tree-files");
  const read = files.readTreeFile(name, bytes);
  if ("problem" in read) return read;
  const [{ nodesOf, treeText }, { newBlockId }] = await Promise.all([
    import("@tangleaf/document/tree"),
    import("@tangleaf/document/model"),
  ]);
  const nodes = nodesOf(read.tree, newBlockId);
  if (treeText(nodes).length > TREE_MAX_UNITS) return { problem: "outline.tooLarge" };
  return { nodes, dropped: read.dropped, left: read.left };
}
/** UTF-16 units of all texts and notes of a tree. */
const TREE_MAX_UNITS = 4_000_000;

export async function writeTree({ format, root }: { readonly format: Exclude<TreeFileFormat, "docx">; readonly root: TreeBranch }) {
  const [files, { newBlockId }] = await Promise.all([import("@tangleaf/document/tree-files"), import("@tangleaf/document/model")]);
  return files.writeTreeFile(format, root, newBlockId);
}

/** Places of the texts that have to do with the query, best first. */
export async function rankTexts({ query, texts }: { readonly query: string; readonly texts: readonly string[] }): Promise<number[]> {
  const sources = await import("../text-sources/index.ts");
  return sources.rankTexts(query, texts);
}

export async function readReferences({ text }: { readonly text: string }): Promise<ReturnType<typeof readAll>> {
  const references = await import("@tangleaf/document/references");
  return references.readReferences(text);
}
