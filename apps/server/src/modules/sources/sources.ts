import type { NoteSource, OutputOf, ParsedInputOf, ReferenceItem, Route, SourceKind, sourceApi } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import type { CitedReferences } from "../text-work/text-work.ts";
import type { EvidencePiece, EvidenceQuery } from "./evidence/find-evidence.ts";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/** A text from elsewhere that is to be a source of a note. Times are epoch milliseconds. */
export type NewSource = {
  readonly userId: string;
  readonly noteId: string;
  readonly kind: Exclude<SourceKind, "file">;
  readonly title: string;
  readonly text: string;
  /** The same page by page, where it has pages that can be named. */
  readonly pages?: readonly string[] | undefined;
  readonly url: string | null;
  /** Name of where it was found. */
  readonly site?: string | null;
  readonly fetchedAt: number | null;
  /** The work it is cited as; a page of the web is one by itself. */
  readonly item?: ReferenceItem;
  /** With it, it is charged like a file, once; without it costs nothing. */
  readonly requestId?: string;
};

/** Public API of the sources module: what notes are written from (docs/decisions/056). Somebody else's note, and one in the bin, is document.unknown. */
export interface Sources {
  list: Call<typeof sourceApi.list>;
  own: Call<typeof sourceApi.own>;
  /** Throws upload.unknown, and why a file is not read. */
  quote: Call<typeof sourceApi.quote>;
  /** Throws upload.unknown, source.tooMany, source.tooManyOwn, balance.short, balance.expired, request.mismatch, and why a file is not read. */
  add: Call<typeof sourceApi.add>;
  /** Keeps a text another module has fetched. Throws what `add` throws of the note, the balance and the requestId, and source.empty. */
  storeSource(input: NewSource): Promise<{ source: NoteSource; charged: number }>;
  /** Throws source.unknown, source.tooMany. */
  attach: Call<typeof sourceApi.attach>;
  /** Unknown ones are passed over. */
  use: Order<typeof sourceApi.use>;
  remove: Order<typeof sourceApi.remove>;
  /** All or none. Throws source.unknown. */
  erase: Order<typeof sourceApi.erase>;
  passage: Call<typeof sourceApi.passage>;
  /**
   * What the sources of a note say on a subject, best first, with the id each may be cited by: those that are on, or of them the
   * `ids`. Fenced by who hands it to a model.
   */
  evidenceFor(input: EvidenceQuery): Promise<EvidencePiece[]>;
  /** The sources of a note as an export needs them. */
  citedReferences(input: { noteId: string }): Promise<CitedReferences>;
  /** Attaches the sources of a note to its copy under the same numbers, in the transaction that stores the copy. */
  copyTo(trx: Db, input: { userId: string; from: string; to: string }): Promise<void>;
  /** Deletes what these notes are attached to, in the transaction that deletes them; the sources stay. */
  detachAll(trx: Db, noteIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
