import type { chartApi, OutputOf, ParsedInputOf, Route } from "@tangleaf/contract";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the charts module (docs/decisions/067). Somebody else's chart is chart.unknown; where one of several ids is unknown
 * nothing is done. A repeat of a requestId answers with the first result, or throws request.mismatch where it asks for something else.
 */
export interface Charts {
  /** Throws chart.noNumbers, content.blocked, and what a generation is refused for. */
  generate: Call<typeof chartApi.generate>;
  /** Throws chart.noNumbers where the text has no figure, content.blocked, and what a generation is refused for. */
  fromText: Call<typeof chartApi.fromText>;
  /** Throws chart.noNumbers, chart.tooMany, chart.conflict. The same chart again changes nothing, whatever version it names. */
  save: Call<typeof chartApi.save>;
  get: Call<typeof chartApi.get>;
  list: Call<typeof chartApi.list>;
  /** Into the bin. */
  remove: Order<typeof chartApi.remove>;
  /** Throws chart.tooMany where they are more than may be kept outside the bin. */
  /** Deletes those that are in the bin, for good, and no other. */
  erase: Order<typeof chartApi.remove>;
  restore: Order<typeof chartApi.restore>;
  /** Throws chart.characters (a picture with a character the font lacks), level.needsVip (Word, where it is for members), download.tooMany. */
  export: Call<typeof chartApi.export>;
  /** Throws document.unknown, paragraph.unknown, document.tooLarge. */
  insert: Call<typeof chartApi.insert>;
  /** Deletes for good what is 30 days in the bin. Runs hourly, in any number of processes. */
  tidy(): Promise<void>;
}
