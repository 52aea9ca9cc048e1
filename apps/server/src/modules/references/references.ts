import type { OutputOf, ParsedInputOf, ReferenceItem, Route, referenceApi } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import type { CitedReferences } from "../text-work/text-work.ts";
import type { EvidencePiece, EvidenceQuery } from "./evidence/find-evidence.ts";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the references module: published works, and the references of an essay (docs/decisions/048). Somebody else's
 * essay, and one in the bin, is document.unknown.
 */
export interface References {
  /**
   * Works by words, or the one of a DOI. `missing`: databases that did not answer, while another one did. Throws
   * reference.unavailable, reference.timeout and reference.limited where none did.
   */
  search(input: {
    q: string;
    language?: "zh" | "en" | undefined;
    /** From 1. */
    page: number;
    signal: AbortSignal;
  }): Promise<OutputOf<typeof referenceApi.search>>;
  /** Looks up a work a page has shown; `abstract` empty where the databases have none. */
  lookUp(input: {
    work: { readonly doi: string | null; readonly title: string; readonly year: number | null };
    signal: AbortSignal;
  }): Promise<{ readonly item: ReferenceItem; readonly abstract: string } | { readonly failed: "notFound" | "different" | "unavailable" }>;
  list: Call<typeof referenceApi.list>;
  /** Adds works after looking each of them up. */
  add(input: ByUser<typeof referenceApi.add> & { signal: AbortSignal }): Promise<OutputOf<typeof referenceApi.add>>;
  /** Throws upload.unknown, upload.wrongType, import.tooLarge. */
  import: Call<typeof referenceApi.import>;
  /** Throws upload.unknown, upload.wrongType, reference.unknown, reference.tooMany(Files), and why a file is not read. */
  file: Call<typeof referenceApi.file>;
  /** Throws reference.unknown, reference.tooMany, and reference.bad… for a part that cannot be what it says. */
  save: Call<typeof referenceApi.save>;
  /** What is gone already is no fault. */
  remove: Order<typeof referenceApi.remove>;
  check: Call<typeof referenceApi.check>;
  style: Order<typeof referenceApi.style>;
  /**
   * What the library says on a subject, best first: pieces of abstracts and of the user's own files with the id that may be
   * cited for them. Never of a reference nobody has found (tier C), unless its file is there. Fenced by who hands it to a model.
   */
  evidenceFor(input: EvidenceQuery): Promise<EvidencePiece[]>;
  /** The library as an export needs it, in the essay's own style unless told. */
  citedReferences(input: { essayId: string; edition?: "2015" | "2025" | undefined }): Promise<CitedReferences>;
  /** Deletes the libraries of essays that are deleted in the same transaction; their files go within hours. */
  erase(trx: Db, essayIds: readonly string[]): Promise<void>;
  /** Waits for look-ups under way; none begins afterwards. */
  close(): Promise<void>;
}
