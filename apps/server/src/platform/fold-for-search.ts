/** As many marks as Unicode lets stand in a row in a text that is processed as a stream (UAX 15, stream-safe text). */
const LONG_RUN_OF_MARKS = /(\p{M}{30})(?=\p{M})/gu;
/** Ligatures of Arabic words that `normalize` writes out, the longest as 18 signs: a text of them would be stored 18 times as long. */
const LONG_LIGATURES = /[\ufdfa\ufdfb]/g;
/** U+034F: it is not seen and ends a run. */
const JOINER = "\u034f";

/**
 * One writing of a text for searching: width, case and forms folded. `normalize` puts marks into an order in time that grows with
 * the square of their run, so long runs are cut first.
 */
export function foldForSearch(text: string): string {
  return text.replace(LONG_LIGATURES, " ").replace(LONG_RUN_OF_MARKS, `$1${JOINER}`).normalize("NFKC").toLowerCase();
}
