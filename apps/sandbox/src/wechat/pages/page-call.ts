import type { IncomingMessage, ServerResponse } from "node:http";
import type { SandboxState } from "../sandbox-state.ts";
import type { Words } from "./words.ts";

/** One request of a phone. */
export type PageCall = {
  readonly state: SandboxState;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly words: Words;
  readonly language: "zh" | "en";
  /** Path below `/sandbox/wechat`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of a form; null for a GET. */
  readonly form: URLSearchParams | null;
};
