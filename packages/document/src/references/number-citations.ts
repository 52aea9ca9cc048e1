import { formatNumbers } from "./format/format-citation.ts";

/** What the citations of a document come to. */
export type NumberedCitations<T> = {
  /** Id → number, by first appearance, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
  /** What is cited, in the order of its numbers. */
  readonly list: readonly T[];
  /** What stands in the text at each place: [1], [2-4]; empty where nothing known is cited. */
  readonly labels: readonly string[];
  /** Ids of references that nothing cites, in the order given. */
  readonly unused: readonly string[];
  /** Ids that are cited and stand for no reference, by first appearance: they get no number. */
  readonly unknown: readonly string[];
};

/**
 * Numbers and list from the places of a document that cite, in reading order. Pure: after every edit it is asked again, so
 * numbers and list cannot get out of step with the text.
 */
export function numberCitations<T extends { readonly id: string }>(
  documentOrder: readonly (readonly string[])[],
  references: readonly T[],
): NumberedCitations<T> {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const numbers = new Map<string, number>();
  const unknown = new Set<string>();
  const list: T[] = [];
  for (const id of documentOrder.flat()) {
    const reference = byId.get(id);
    if (reference === undefined) unknown.add(id);
    else if (!numbers.has(id)) numbers.set(id, list.push(reference));
  }
  const labels = documentOrder.map((ids) => formatNumbers(ids.flatMap((id) => numbers.get(id) ?? [])));
  const unused = references.map(({ id }) => id).filter((id) => !numbers.has(id));
  return { numbers, list, labels, unused, unknown: [...unknown] };
}
