/** Words of the text and where they stand: `text.slice(from, to)` is `words`. */
export type Placed = { readonly words: string; readonly from: number; readonly to: number };
export type FoundRow = { readonly label: Placed; readonly cells: readonly Placed[] };
/** Figures that belong together. `heads`: names of the columns as the text has them; null = it names none. */
export type FoundTable = { readonly heads: readonly Placed[] | null; readonly isShare: boolean; readonly rows: readonly FoundRow[] };

/** A piece of the text without the blanks around it. */
export function placed(text: string, from: number, to: number): Placed {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  return { words: piece.trim(), from: start, to: start + piece.trim().length };
}
