import type { DocumentContent } from "@tangleaf/document/model";

/** A picture found in a file. */
export type Asset = { readonly bytes: Uint8Array; readonly contentType: "image/png" | "image/jpeg" };

/** What a file holds, as a document. */
export type ReadDocument = {
  /** `title` is blank where the file names none: the caller has the file's name. Figures name their asset as `blobId`. */
  readonly content: DocumentContent;
  /** Pictures by the id the figures name; the caller stores them and puts its own ids in. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** What the file has and a document does not: a sentence each, in the language asked for. */
  readonly left: readonly string[];
};

/** Public API of the import module. */
export interface Importer {
  /**
   * Reads a .docx file. Throws import.notWord, import.oldWord, import.encrypted, import.macros, import.tooLarge (also
   * a file that takes too much CPU time or memory), import.tooManyParagraphs, import.tooManyRuns, import.tooManyElements, import.damaged,
   * work.tooMany, work.busy.
   */
  readWordFile(input: { userId: string; bytes: Uint8Array; language: "zh" | "en" }): Promise<ReadDocument>;
  /**
   * Reads Markdown, whose pictures are named in `left`, or plain text, a paragraph a line, in any usual encoding. Throws
   * import.tooLarge, import.tooManyParagraphs, work.tooMany, work.busy.
   */
  readTextFile(input: { userId: string; bytes: Uint8Array; format: "md" | "txt"; language: "zh" | "en" }): Promise<ReadDocument>;
  close(): Promise<void>;
}
