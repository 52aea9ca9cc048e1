/** What a model may write to cite: `[[R3]]`, or several as `[[R3, R5]]`. Nothing else of it becomes a citation. */
const MARKER = /\[\[\s{0,3}([Rr]\d{1,6}(?:\s{0,3}[,，;；、]\s{0,3}[Rr]?\d{1,6}){0,50})\s{0,3}\]\]/g;
/** What looks like a marker and is none is taken out as well: it must not reach the reader. */
const BROKEN_MARKER = /\[\[\s{0,3}([Rr][^[\]\n]{0,40})\]\]/g;

export type ReadMarkers = {
  /** The text with the allowed markers only, one id each. */
  readonly text: string;
  /** Ids it cites, each once, by first appearance. */
  readonly cited: readonly string[];
  /** Ids, or broken markers as they were, that were taken out; each once. */
  readonly unknown: readonly string[];
};

/** Taking a marker out may join what was around it to another one: after so many times the brackets themselves go. */
const PASSES = 4;

/** Reads the markers of a model's text: only the ids it was given stay, all others are taken out and named. */
export function readMarkers(text: string, allowed: Iterable<string>): ReadMarkers {
  const known = new Set(allowed);
  const cited = new Set<string>();
  const unknown = new Set<string>();
  const keep = (ids: readonly string[]): string => {
    for (const id of ids) (known.has(id) ? cited : unknown).add(id);
    const kept = ids.filter((id) => known.has(id)).map((id) => `[[${id}]]`);
    return kept.join("") || REMOVED;
  };
  let clean = text;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = clean;
    clean = clean
      .replace(MARKER, (_, list: string) => keep(idsOf(list)))
      .replace(BROKEN_MARKER, (marker, inner: string) => (known.has(inner) ? marker : keep([inner.trim()])))
      .replace(/[ \t]{0,8}\uE000+/g, "");
    if (clean === before) return { text: clean, cited: [...cited], unknown: [...unknown] };
  }
  return { text: clean.replace(/\[{2,}/g, ""), cited: [], unknown: [...unknown, ...cited] };
}

/** The places of the text that cite, in order, each with its ids: markers that stand together are one place. */
export function citationPlaces(text: string): string[][] {
  const places: string[][] = [];
  replaceMarkers(text, (ids) => {
    places.push([...ids]);
    return "";
  });
  return places;
}

/** The text with each place that cites replaced by what `write` gives for its ids. */
export function replaceMarkers(text: string, write: (ids: readonly string[]) => string): string {
  const parts: string[] = [];
  let ids: string[] = [];
  let end = 0;
  const close = (): void => {
    if (ids.length > 0) parts.push(write([...new Set(ids)]));
    ids = [];
  };
  for (const match of text.matchAll(MARKER)) {
    const between = text.slice(end, match.index);
    // Only spaces between two markers: they are one place.
    if (ids.length === 0 || between.trim() !== "") {
      close();
      parts.push(between);
    }
    ids.push(...idsOf(match[1] ?? ""));
    end = match.index + match[0].length;
  }
  close();
  return parts.join("") + text.slice(end);
}

/** Stands where a marker was until the spaces before it are gone too; of no script, so it is in no text of ours. */
const REMOVED = "\uE000";

function idsOf(list: string): string[] {
  return (list.match(/\d+/g) ?? []).map((digits) => `R${digits}`);
}
