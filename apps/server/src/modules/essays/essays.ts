import type { documentApi, essayApi, OutputOf, ParsedInputOf, Route } from "@tangleaf/contract";

import type { AddedOutline } from "./add-outline.ts";
import type { DocumentFromOutline } from "./start-document.ts";

export { sampleOfDocument } from "./sample-of-document.ts";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the essays module: a thesis from its topic to its document (docs/decisions/047). `essayId` is the document's id,
 * once there is one. Somebody else's essay is document.unknown. What a level may not is level.needsVip with the field. A repeat
 * of a requestId answers with the first result, or throws request.mismatch where it asks for something else.
 */
export interface Essays {
  /** Throws essay.tooMany, essay.languageNeedsModel, content.blocked, and what a generation is refused for. */
  titles: Call<typeof essayApi.titles>;
  /** The same, and essay.tooManyOutlines. */
  outline: Call<typeof essayApi.outline>;
  /** Throws outline.tooLong, essay.tooMany, essay.tooManyOutlines. */
  addOutline(input: AddedOutline): Promise<OutputOf<typeof essayApi.addOutline>>;
  /** Throws outline.tooLong, essay.tooMany. */
  create: Call<typeof essayApi.create>;
  /**
   * A document of a generator with its outline, and the job that writes it (docs/decisions/063). Throws field.* and content.blocked at
   * the form's field, essay.tooMany, essay.fullTextOff, wait.notOver, model.unknown.
   */
  startDocument: Call<typeof documentApi.start>;
  /** The same from an outline there is, without a job. Throws outline.tooLong, essay.tooMany. */
  startFromOutline(input: DocumentFromOutline): Promise<{ essayId: string }>;
  /** Throws essay.noDocument, essay.nothingToWrite (nothing is written yet), and what a generation is refused for. */
  abstract: Call<typeof essayApi.abstract>;
  get: Call<typeof essayApi.get>;
  list: Call<typeof essayApi.list>;
  /** Of the essay changed last; null = there is none. */
  lastFacts(userId: string): Promise<{ readonly major: string; readonly level: string } | null>;
  /** Throws draft.conflict, outline.unknown, outline.tooLong. */
  update: Call<typeof essayApi.update>;
  /** Into the bin; `forever`: those that are in the bin are deleted, and no other. */
  remove: Order<typeof essayApi.remove>;
  restore: Order<typeof essayApi.restore>;
  /** Throws essay.noDocument, essay.writing, essay.nothingToWrite, paragraph.unknown, wait.notOver, essay.fullTextOff. */
  write: Call<typeof essayApi.write>;
  /** Ends its job, if one is under way; what is written of a section by then is put in its place. */
  stop: Order<typeof essayApi.stop>;
  ledger: Call<typeof essayApi.ledger>;
  /** Throws draft.conflict. */
  saveLedger: Call<typeof essayApi.saveLedger>;
  /** Throws essay.noDocument, and what a generation is refused for. */
  sync: Call<typeof essayApi.sync>;
  /** Throws essay.noDocument, and what a generation is refused for. */
  reword: Call<typeof essayApi.reword>;
  /**
   * Throws essay.noDocument, level.needsVip (Word and JSON, where they are for members; titles and outlines), essay.nothingToExport,
   * outline.unknown, download.tooMany.
   */
  aiStatement: Call<typeof essayApi.aiStatement>;
  /** Throws essay.noDocument, level.needsVip (Word and JSON, where they are for members), download.tooMany. */
  export: Call<typeof essayApi.export>;
  /** Deletes for good what is 30 days in the bin. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
}
