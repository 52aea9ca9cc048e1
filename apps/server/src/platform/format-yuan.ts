const FEN_PER_YUAN = 100;
const FEN_DIGITS = 2;

/** Fen as decimal yuan by whole numbers: 4900 → "49.00". */
export function formatYuan(fen: number): string {
  return `${Math.floor(fen / FEN_PER_YUAN)}.${String(fen % FEN_PER_YUAN).padStart(FEN_DIGITS, "0")}`;
}
