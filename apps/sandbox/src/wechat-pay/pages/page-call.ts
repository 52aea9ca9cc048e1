import type { ServerResponse } from "node:http";
import type { PayState } from "../pay-state.ts";
import type { Words } from "./words.ts";

/** One request of a phone. */
export type PageCall = {
  readonly state: PayState;
  readonly response: ServerResponse;
  readonly words: Words;
  /** Path below `/sandbox/pay`. */
  readonly path: string;
  /** Fields of a form; null for a GET. */
  readonly form: URLSearchParams | null;
};

const FEN_PER_YUAN = 100;

/** ¥49.00 */
export function showFen(fen: number): string {
  return `¥${(fen / FEN_PER_YUAN).toFixed(2)}`;
}
