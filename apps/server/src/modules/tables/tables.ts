import type { OutputOf, ParsedInputOf, Route, Table, tableApi } from "@tangleaf/contract";
import type { OpenBlob } from "../../ports/blobs.ts";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the tables module: tables people ask about (docs/decisions/066). Somebody else's table, one that was removed and one
 * that went by itself are table.unknown. A repeat of a requestId answers with the first result, or throws request.mismatch where it
 * asks for something else.
 */
export interface Tables {
  /**
   * Reads a file as it comes and keeps it with what was read. `name` is as the sender wrote it. Where the sender breaks off nothing
   * is left. `rows`: of a file with too many, the first. Throws table.tooLarge, table.tooMany, and why a file is not read.
   */
  upload(input: ByUser<typeof tableApi.upload> & { name: string; content: AsyncIterable<Uint8Array> }): Promise<Table>;
  /** Throws as `upload` does. */
  paste: Call<typeof tableApi.paste>;
  /** Throws table.format for a table that was made of another. */
  read: Call<typeof tableApi.read>;
  get: Call<typeof tableApi.get>;
  rows: Call<typeof tableApi.rows>;
  /** A sheet as it is stored. Whoever opens it reads `content` to its end or destroys it. */
  data(input: ByUser<typeof tableApi.data>): Promise<OpenBlob>;
  /** Throws answer.unknown, plan.resultTooLarge; by a model table.needsModel, and what a generation is refused for. */
  chat: Call<typeof tableApi.chat>;
  /** Throws plan.invalid, plan.resultTooLarge. */
  run: Call<typeof tableApi.run>;
  /** Throws answer.unknown, and what a generation is refused for. */
  explain: Call<typeof tableApi.explain>;
  /** Throws answer.unknown. */
  removeAnswer: Order<typeof tableApi.removeAnswer>;
  /** Throws table.conflict where one step was changed in two ways. */
  steps: Call<typeof tableApi.steps>;
  /** Throws table.tooMany; with `from` answer.unknown too. */
  save: Call<typeof tableApi.save>;
  list: Call<typeof tableApi.list>;
  /** Where one of several ids is unknown nothing is done. */
  remove: Order<typeof tableApi.remove>;
  /** Deletes those that were removed, for good, and no other. */
  erase: Order<typeof tableApi.remove>;
  /** Throws table.tooMany where they are more than may be kept. */
  restore: Order<typeof tableApi.restore>;
  /** Throws answer.unknown, download.tooMany. */
  export: Call<typeof tableApi.export>;
  /** Deletes what was removed 30 days ago and what went by itself. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
