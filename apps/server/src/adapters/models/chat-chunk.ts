import { ModelError, type ModelUsage } from "../../ports/model.ts";

/** The parts of one object of the chat protocol that we use. */
export type ChatChunk = {
  readonly content: string;
  readonly reasoning: string;
  /** `unknown`: it ended for a reason that has no known name. */
  readonly finish: "stop" | "length" | "filter" | "unknown" | null;
  readonly usage: ModelUsage | null;
  /** The whole message, not a piece of it. */
  readonly isWhole: boolean;
};

type Json = Readonly<Record<string, unknown>>;

/** Throws ModelError malformed for what is no JSON object, refused for an error object. */
export function parseChatChunk(data: string): ChatChunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (error) {
    // No cause: the parser's message quotes the text, which belongs to a person.
    throw new ModelError("malformed", `no JSON: ${error instanceof Error ? error.name : "error"}`);
  }
  if (!isObject(value)) throw new ModelError("malformed", "no JSON object");
  if (value["error"] !== undefined && value["error"] !== null) throw new ModelError("status", `error object: ${errorCode(value)}`);
  const choice = Array.isArray(value["choices"]) && isObject(value["choices"][0]) ? value["choices"][0] : undefined;
  const isWhole = !isObject(choice?.["delta"]) && isObject(choice?.["message"]);
  const said = isObject(choice?.["delta"]) ? choice["delta"] : isObject(choice?.["message"]) ? choice["message"] : {};
  return {
    content: textOf(said["content"]),
    // DeepSeek, Ark and older vLLM send reasoning_content; Ollama and newer vLLM send reasoning; Mistral sends parts.
    reasoning: textOf(said["reasoning_content"]) || textOf(said["reasoning"]) || readThinking(said["content"]),
    finish: finishOf(choice?.["finish_reason"]),
    usage: usageOf(value["usage"]),
    isWhole,
  };
}

/** The provider's short error code. Its message may quote the prompt and is dropped. */
export function errorCode(value: unknown): string {
  const error = isObject(value) ? value["error"] : undefined;
  const code = isObject(error) ? (error["code"] ?? error["type"]) : undefined;
  return typeof code === "string" || typeof code === "number" ? String(code).slice(0, 60) : "unnamed";
}

/** Parameters of a request that endpoints are known to refuse. */
export const REFUSABLE = ["max_tokens", "stream_options", "temperature", "response_format"] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** The parameter an error names, in a field of its own or somewhere in its words. */
export function refusedParameter(value: unknown): Refusable | null {
  const error = isObject(value) ? (value["error"] ?? value) : null;
  const named = isObject(error) ? error["param"] : undefined;
  const words = typeof named === "string" && named !== "" ? named : JSON.stringify(error ?? "");
  return REFUSABLE.find((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(words)) ?? null;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text, or the texts of parts. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value.map((part) => (isObject(part) && !isThinking(part) ? textOf(part["text"]) : textOf(part))).join("");
}

const isThinking = ({ type }: Json): boolean => type === "thinking" || type === "reasoning";

/** The thinking among parts of a content. */
function readThinking(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value.map((part) => (isObject(part) && isThinking(part) ? textOf(part["thinking"] ?? part["text"]) : "")).join("");
}

/** Names of ends, in lower case: of the chat protocol and of what gateways translate into it. */
const FINISHES: Readonly<Record<string, ChatChunk["finish"]>> = {
  stop: "stop",
  eos: "stop",
  end_turn: "stop",
  stop_sequence: "stop",
  completed: "stop",
  length: "length",
  max_tokens: "length",
  max_output_tokens: "length",
  model_length: "length",
  model_context_window_exceeded: "length",
  content_filter: "filter",
  sensitive: "filter",
  safety: "filter",
  refusal: "filter",
};

function finishOf(value: unknown): ChatChunk["finish"] {
  if (typeof value !== "string" || value === "") return null;
  return FINISHES[value.toLowerCase()] ?? "unknown";
}

function usageOf(value: unknown): ModelUsage | null {
  if (!isObject(value)) return null;
  const completion = countOf(value["completion_tokens"]);
  const prompt = countOf(value["prompt_tokens"]);
  if (completion === null) return null;
  const details = value["completion_tokens_details"];
  const reasoning = Math.min(isObject(details) ? (countOf(details["reasoning_tokens"]) ?? 0) : 0, completion);
  return { promptTokens: prompt ?? 0, completionTokens: completion - reasoning, reasoningTokens: reasoning };
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
