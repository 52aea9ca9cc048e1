import type { ServerResponse } from "node:http";
import type { PayState } from "../pay-state.ts";
import type { Words } from "./words.ts";

/** One visit of a phone. */
export type PageCall = {
  readonly state: PayState;
  readonly response: ServerResponse;
  readonly words: Words;
  /** Below `/sandbox/pay`. */
  readonly path: string;
  /** What a form sent; null for a visit that asks only. */
  readonly form: URLSearchParams | null;
};

const FEN_PER_YUAN = 100;

/** ¥49.00 */
export function showFen(fen: number): string {
  return `¥${(fen / FEN_PER_YUAN).toFixed(2)}`;
}
