import type * as Y from "yjs";

/** From `clock` on, what a client made came with the change at this place of the log. */
type Arrival = { readonly from: number; readonly at: number };

/** Follows which change of the log brought what, while changes are applied one by one. Only what is new is noted: a document may have thousands of clients. */
export function createArrivals(doc: Y.Doc) {
  const arrivals = new Map<number, Arrival[]>();
  let at = 0;
  doc.on("afterTransaction", ({ beforeState, afterState }: Y.Transaction) => {
    for (const [client, clock] of afterState) {
      const from = beforeState.get(client) ?? 0;
      if (clock === from) continue;
      const own = arrivals.get(client);
      if (own === undefined) arrivals.set(client, [{ from, at }]);
      else own.push({ from, at });
    }
  });
  return {
    /** The next change is about to be applied: 1 = the first of the log. */
    next(): void {
      at += 1;
    },
    /** When an element came: the place of its change in the log, 0 = before. */
    age: ({ client, clock }: Y.ID): number => arrivals.get(client)?.findLast(({ from }) => from <= clock)?.at ?? 0,
  };
}
