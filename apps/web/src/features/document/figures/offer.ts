import { type FoundTable, findFigures } from "@tangleaf/table/from-text";

/** Figures of a text, where they stand in it, and what they are of. `source`: a title; null: the section's own words. */
export type Offer = { readonly table: FoundTable; readonly text: string; readonly source: string | null };

/** The figures a text gives for several things, found by rule, so that none is there that has no place. */
export const offersIn = (text: string, source: string | null): Offer[] => findFigures(text).map((table) => ({ table, text, source }));

/** Each group of figures once, however often it is said. */
export function distinctOffers(offers: readonly Offer[]): Offer[] {
  const keyOf = ({ table, source }: Offer) =>
    JSON.stringify([source, table.rows.map(({ label, cells }) => [label.words, ...cells.map(({ words }) => words)])]);
  return [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()];
}
