import type { OutputOf, ParsedInputOf, Route, workApi } from "@tangleaf/contract";

type ByUser<R extends Route> = { readonly userId: string } & ParsedInputOf<R>;
type Call<R extends Route> = (input: ByUser<R>) => Promise<OutputOf<R>>;
type Order<R extends Route> = (input: ByUser<R>) => Promise<void>;

/**
 * Public API of the works module: everything a person has made as one library (docs/decisions/075). The works stay where their
 * modules keep them; what is refused is refused as the kind's own call refuses it.
 */
export interface Works {
  list: Call<typeof workApi.list>;
  /**
   * Into the bin; `forever`: those that are in the bin are deleted, and no other. Kind by kind: where one of a kind is unknown, none of
   * that kind is removed.
   */
  remove: Order<typeof workApi.remove>;
  /** Throws <kind>.tooMany where they are more than may be kept outside the bin. */
  restore: Order<typeof workApi.restore>;
  rename: Order<typeof workApi.rename>;
}
