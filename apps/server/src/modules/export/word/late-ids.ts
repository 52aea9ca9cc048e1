/** An id to come is all of an attribute, but for its prefix; quotes of a text are escaped, so it has none that look like one. */
const LATE_ID = /(?<="(?:rId)?)\{[^{}"\s]+\}(?=")/g;

/** The ids in XML that the library says only when the whole file is written: of lists and of pictures. */
export const lateIdsOf = (xml: string): readonly string[] => (xml.includes("{") ? (xml.match(LATE_ID) ?? []) : []);

/** The XML with these in their places. */
export function withIds(xml: string, ids: readonly string[]): string {
  let next = 0;
  return ids.length === 0 ? xml : xml.replace(LATE_ID, (late) => ids[next++] ?? late);
}
