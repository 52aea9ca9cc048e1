import type { IncomingMessage, ServerResponse } from "node:http";
import type { SandboxState } from "../sandbox-state.ts";
import type { Words } from "./words.ts";

/** One visit of a phone. */
export type PageCall = {
  readonly state: SandboxState;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly words: Words;
  readonly language: "zh" | "en";
  /** Below `/sandbox/wechat`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What a form sent; null for a visit that asks only. */
  readonly form: URLSearchParams | null;
};
