import { FINISH_REASON_FILTER, FINISH_REASON_LANGUAGE, FINISH_REASON_UNCHANGED, type ReasonCode } from "@tangleaf/contract";
import { ModelError, type ModelFault, type ModelInfo } from "../../ports/model.ts";
import type { AbortReason, ActiveRun } from "./active-run.ts";
import { chargedTokens } from "./charged-tokens.ts";
import type { Ending } from "./finish-run.ts";
import type { WritingEnd } from "./writing/ask-model.ts";
import { createTokenUsage, type TokenUsage } from "./writing/token-usage.ts";

const FAULT_REASONS: Readonly<Record<ModelFault, ReasonCode>> = {
  connect: "model.failed",
  status: "model.failed",
  timeoutFirst: "model.timeout",
  timeoutIdle: "model.timeout",
  cut: "model.failed",
  malformed: "model.failed",
  leaked: "model.failed",
  refused: "model.refused",
  language: "model.failed",
};

/** Where there is text to keep: state and finish reason by why the run was ended. */
const ABORTED: Readonly<
  Record<Exclude<AbortReason, "lost" | "refused">, { status: "stopped" | "interrupted"; finishReason: string; emptyReason: ReasonCode }>
> = {
  stop: { status: "stopped", finishReason: "stopped", emptyReason: "model.empty" },
  drain: { status: "interrupted", finishReason: "interrupted", emptyReason: "model.failed" },
  timeout: { status: "interrupted", finishReason: "timeout", emptyReason: "model.timeout" },
  blocked: { status: "stopped", finishReason: FINISH_REASON_FILTER, emptyReason: "content.blocked" },
};

/**
 * How a run ended, in rows and money: a whole answer costs its usage, a broken one what can be read, an empty one and one in another
 * language than asked for nothing.
 */
export function endingOf(input: {
  text: string;
  /** A structured kind's answer. */
  result: unknown;
  seedUnits: number;
  tokenUsage: TokenUsage;
  model: ModelInfo;
  aborted: AbortReason | null;
  end: WritingEnd | null;
  error: unknown;
  /** Tells whether an answer leaves the text that it replaces unchanged. */
  changesNothing: (answer: string) => boolean;
  /** A structured kind's answer that is none to what was asked. */
  isFree?: boolean;
}): Ending {
  const { text, seedUnits, tokenUsage, model, aborted, end, error, changesNothing, isFree = false } = input;
  const fresh = text.slice(seedUnits);
  const empty = fresh.trim() === "";
  const common = {
    text,
    model: tokenUsage.model ?? model.name,
    promptTokens: tokenUsage.promptTokens,
    completionTokens: tokenUsage.completionTokens,
  };
  const readable = {
    ...common,
    completionTokens: chargedTokens(fresh, { ...model, price: { ...model.price, completion: 1 } }),
  };
  const failed = (reason: ReasonCode): Ending => ({
    ...common,
    text: text.slice(0, seedUnits),
    completionTokens: 0,
    status: "failed",
    finishReason: reason,
    tokens: 0,
  });

  if (aborted !== null && aborted !== "lost" && aborted !== "refused") {
    const { status, finishReason, emptyReason } = ABORTED[aborted];
    // Stopped or interrupted before its first character is no failure of the model.
    if (empty && aborted !== "stop" && aborted !== "drain") return failed(emptyReason);
    return { ...readable, status, finishReason, tokens: empty ? 0 : chargedTokens(fresh, model) };
  }
  if (error !== null) {
    const fault = error instanceof ModelError ? error.fault : null;
    const reason = fault === null ? "server.fault" : FAULT_REASONS[fault];
    // Thinking that slipped into the text is worth nothing to anybody.
    if (empty || fault === "leaked") return failed(reason);
    return { ...readable, status: "interrupted", finishReason: fault ?? "fault", tokens: chargedTokens(fresh, model) };
  }
  if (empty) return failed(end === "filter" ? "content.blocked" : "model.empty");
  if (changesNothing(fresh)) {
    return { ...common, status: "done", finishReason: FINISH_REASON_UNCHANGED, tokens: 0 };
  }
  const isPaid = !isFree && end !== FINISH_REASON_LANGUAGE;
  return { ...common, status: "done", finishReason: end ?? "stop", result: input.result, tokens: isPaid ? tokenUsage.metered : 0 };
}

/** Of a run whose end the database refuses to take: what it took last is kept, at what can be read of it; nothing costs nothing. */
export function endingOfRefused({ text, savedUnits, row }: ActiveRun, model: ModelInfo): Ending {
  return endingOf({
    text: text.slice(0, savedUnits),
    result: null,
    seedUnits: row.seed_units,
    tokenUsage: createTokenUsage(),
    model,
    aborted: null,
    end: null,
    error: new Error("refused by the database"),
    changesNothing: () => false,
  });
}
