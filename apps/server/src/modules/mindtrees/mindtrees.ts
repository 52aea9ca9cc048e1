import type { mindtreeApi, OutputOf, ParsedInputOf, Route } from "@tangleaf/contract";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the mindtrees module: trees that are documents (docs/decisions/062). `mindtreeId` is the document's id. Somebody
 * else's tree is document.unknown; where one of several ids is unknown nothing is done. A repeat of a requestId answers with the first
 * result, or throws request.mismatch where it asks for something else.
 */
export interface Mindtrees {
  list: Call<typeof mindtreeApi.list>;
  /** Throws document.unknown for a tree in the bin. */
  get: Call<typeof mindtreeApi.get>;
  /** Throws mindtree.tooMany, mindtree.tooLarge, document.versionGone, update.unreadable. */
  save: Call<typeof mindtreeApi.save>;
  /** Into the bin; `forever`: those that are in the bin are deleted, and no other. */
  remove: Order<typeof mindtreeApi.remove>;
  /** Throws mindtree.tooMany where they are more than may be kept outside the bin. */
  restore: Order<typeof mindtreeApi.restore>;
  /** Throws mindtree.tooMany, upload.unknown, upload.wrongType, outline.tooLarge, outline.tooManyParts, outline.malformed, outline.unreadable. */
  import: Call<typeof mindtreeApi.import>;
  /** Throws level.needsVip (Word, where it is for members), download.tooMany. */
  export: Call<typeof mindtreeApi.export>;
  /** Throws note.tooMany, notebook.unknown, document.tooLarge. */
  toNote: Call<typeof mindtreeApi.toNote>;
  /** Throws level.needsVip, essay.tooMany, essay.tooManyOutlines, outline.tooLong. */
  toEssay: Call<typeof mindtreeApi.toEssay>;
  versions: Call<typeof mindtreeApi.versions>;
  /** Throws expand.tooOften, expand.tooManyToday, content.blocked, model.unknown. */
  expand: Call<typeof mindtreeApi.expand>;
  generate: Call<typeof mindtreeApi.generate>;
  /** Deletes for good what is 30 days in the bin. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
}
