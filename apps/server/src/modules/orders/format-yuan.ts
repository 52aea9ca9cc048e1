const FEN_PER_YUAN = 100;

/** 4900 → "49.00" */
export function formatYuan(fen: number): string {
  return `${Math.trunc(fen / FEN_PER_YUAN)}.${String(fen % FEN_PER_YUAN).padStart(2, "0")}`;
}
