const NONE = "-";

/** The ids of sources a heading names for its section, as its attribute `sourceIds` has them; null = all there are. */
export function chosenSources(stored: unknown): readonly string[] | null {
  if (typeof stored !== "string") return null;
  return stored === NONE ? [] : stored.split(",").filter((id) => /^R[1-9]\d{0,5}$/.test(id));
}

/** The same as it is stored; null = the attribute is taken away. */
export function storedSources(ids: readonly string[] | null): string | null {
  if (ids === null) return null;
  return ids.length === 0 ? NONE : ids.join(",");
}
