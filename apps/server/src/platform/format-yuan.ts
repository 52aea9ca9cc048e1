const FEN_PER_YUAN = 100;
const FEN_DIGITS = 2;

/** Fen as decimal yuan: 4900 → "49.00". Whole numbers throughout, so no fen is lost. */
export function formatYuan(fen: number): string {
  return `${Math.floor(fen / FEN_PER_YUAN)}.${String(fen % FEN_PER_YUAN).padStart(FEN_DIGITS, "0")}`;
}
