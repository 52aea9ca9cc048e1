import { ModelError, type ModelUsage } from "../../ports/model.ts";

/** The parts of one `data` line of the chat protocol that we use. */
export type ChatChunk = {
  readonly content: string;
  readonly reasoning: string;
  readonly finish: "stop" | "length" | "filter" | null;
  readonly usage: ModelUsage | null;
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
  const delta = isObject(choice?.["delta"]) ? choice["delta"] : isObject(choice?.["message"]) ? choice["message"] : {};
  return {
    content: textOf(delta["content"]),
    // DeepSeek, Ark and older vLLM send reasoning_content; Ollama and newer vLLM send reasoning.
    reasoning: textOf(delta["reasoning_content"]) || textOf(delta["reasoning"]),
    finish: finishOf(choice?.["finish_reason"]),
    usage: usageOf(value["usage"]),
  };
}

/** The provider's short error code. Its message may quote the prompt and is dropped. */
export function errorCode(value: unknown): string {
  const error = isObject(value) ? value["error"] : undefined;
  const code = isObject(error) ? (error["code"] ?? error["type"]) : undefined;
  return typeof code === "string" || typeof code === "number" ? String(code).slice(0, 60) : "unnamed";
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function finishOf(value: unknown): ChatChunk["finish"] {
  if (typeof value !== "string" || value === "") return null;
  if (value === "length") return "length";
  return value === "content_filter" ? "filter" : "stop";
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
