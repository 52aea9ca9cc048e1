import type { noteApi, notebookApi, OutputOf, ParsedInputOf, Route } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the notes module: documents in folders (docs/decisions/038). `noteId` is the document's id. Somebody else's
 * note is document.unknown, somebody else's folder notebook.unknown; where one of several ids is unknown nothing is done. A
 * repeat of a requestId answers with the first result, or throws request.mismatch where it asks for something else.
 */
export interface Notes {
  readonly notebooks: {
    list(userId: string): Promise<OutputOf<typeof notebookApi.list>>;
    /** Throws notebook.tooMany. */
    create: Call<typeof notebookApi.create>;
    update: Call<typeof notebookApi.update>;
    remove: Order<typeof notebookApi.remove>;
  };
  /** Changes of the last moments are in it, where deriving them takes no longer than a short wait. */
  list: Call<typeof noteApi.list>;
  /** Throws document.unknown for a note in the bin. */
  get: Call<typeof noteApi.get>;
  /** Throws note.tooMany, document.tooLarge, generation.unknown, generation.running. */
  create(input: Omit<ByUser<typeof noteApi.create>, "pubId">): Promise<{ noteId: string }>;
  /** A new note of a content another module made; `asked` tells one request from another. Throws note.tooMany, document.tooLarge, notebook.unknown. */
  createFrom(input: {
    userId: string;
    notebookId?: string | undefined;
    content: DocumentContent;
    asked: Readonly<Record<string, unknown>>;
    requestId?: string | undefined;
  }): Promise<{ noteId: string }>;
  /** Throws note.tooMany, document.tooLarge, upload.unknown, upload.wrongType, and what is wrong with the file. */
  import: Call<typeof noteApi.import>;
  /** All changes or none. Throws paragraph.unknown, document.versionGone, document.tooLarge. */
  update: Call<typeof noteApi.update>;
  /**
   * Starts the job that writes sections of the note. Throws note.noHeadings, note.nothingToWrite, note.writing, paragraph.unknown,
   * level.needsVip, wait.notOver, model.unknown.
   */
  write: Call<typeof noteApi.write>;
  writing: Call<typeof noteApi.writing>;
  rename: Order<typeof noteApi.rename>;
  move: Order<typeof noteApi.move>;
  /** Throws note.tooMany. */
  duplicate: Call<typeof noteApi.duplicate>;
  /** Throws field.required where there is nothing to go by, content.blocked, and what a generation is refused for. */
  outline: Call<typeof noteApi.outline>;
  outlines: Call<typeof noteApi.outlines>;
  /** Into the bin; `forever`: those that are in the bin are deleted, and no other. */
  remove: Order<typeof noteApi.remove>;
  /** Throws note.tooMany where they are more than may be kept outside the bin. */
  restore: Order<typeof noteApi.restore>;
  /** Throws note.needsModel, field.required, and what a generation is refused for. */
  suggest: Call<typeof noteApi.suggest>;
  /** Throws level.needsVip (Word, where it is for members), download.tooMany. */
  export: Call<typeof noteApi.export>;
  /** Deletes for good what is 30 days in the bin. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
}
