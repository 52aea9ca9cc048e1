import type { Paragraph } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import type { TreeBranch } from "@tangleaf/document/tree";
import type { TreeFileFormat } from "@tangleaf/document/tree-files";
import type { Surroundings } from "../section-writing/index.ts";
import type { Passage } from "../text-sources/index.ts";
import type { CitedEntry, CitedReferences, CiteOptions } from "./cite-in-export.ts";
import type { NewContent } from "./new-content.ts";
import type * as work from "./text-work.worker.ts";

export type { CitedEntry, CitedReferences } from "./cite-in-export.ts";

type ByUser<Task> = { readonly userId: string } & Task;

/**
 * Public API: conversions of texts that take time in proportion to their length. Long texts are converted in a thread, where a task is
 * bounded in CPU time and memory; `userId` is whose turn it takes. Everything throws work.tooHeavy, work.tooMany, work.busy.
 */
export interface TextWork {
  /** The content of a new note: empty, or of Markdown, or of the headings of an outline. Throws document.tooLarge. */
  newContent(input: ByUser<NewContent>): Promise<DocumentContent>;
  /** A document by paragraph. */
  paragraphsOf(input: ByUser<{ content: Pick<DocumentContent, "blocks" | "footnotes"> }>): Promise<Paragraph[]>;
  /** What a section that is to be written has around it. */
  surroundingsOf(
    input: ByUser<{ content: DocumentContent; section: { readonly id: string; readonly title: string }; language: "zh" | "en" }>,
  ): Promise<Surroundings>;
  /** The nodes of a file of a tree, and what was left out. Throws outline.tooLarge (also for a file that takes too much CPU time or memory), outline.tooManyParts, outline.malformed, outline.unreadable. */
  readTree(input: ByUser<{ name: string; bytes: Uint8Array }>): Promise<work.ReadTree>;
  /** A tree as a file. */
  writeTree(input: ByUser<{ format: Exclude<TreeFileFormat, "docx">; root: TreeBranch }>): Promise<Uint8Array>;
  /** A document with its citations made ready for a file, and the list of what it cites. */
  citeInExport(
    input: ByUser<{ content: DocumentContent; cited: CitedReferences; options: CiteOptions }>,
  ): Promise<{ readonly content: DocumentContent; readonly list: readonly CitedEntry[] }>;
  /** The pages of a text in pieces of some sentences, at most `max`. */
  cutPassages(input: ByUser<{ pages: readonly string[]; hasPages: boolean; max: number }>): Promise<readonly Passage[]>;
  /** Places of the texts that have to do with the query, best first. */
  rankTexts(input: ByUser<{ query: string; texts: readonly string[] }>): Promise<number[]>;
  /** References of a text in any usual notation. */
  readReferences(input: ByUser<{ text: string }>): ReturnType<typeof work.readReferences>;
  close(): Promise<void>;
}
