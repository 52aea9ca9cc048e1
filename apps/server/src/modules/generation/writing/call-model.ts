import type { CatalogueScene } from "@tangleaf/catalogue";
import { TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import type { Logger } from "pino";
import type { Model, ModelInfo, ModelUsage, WritingTask } from "../../../ports/model.ts";
import { MAX_TOKENS_FACTOR } from "../constants.ts";
import type { ModelSlot } from "../model-slot.ts";
import { assemblePrompt, type PromptInput } from "../prompt/assemble-prompt.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { createEchoGuard, createRefusalGuard } from "./guards.ts";
import { joinChunks } from "./join-chunks.ts";
import type { Gate } from "./length-gate.ts";
import type { Progress } from "./progress.ts";
import type { TokenUsage } from "./token-usage.ts";

export type Written =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  | ({ readonly type: "progress" } & Progress);
/** `aborted`: somebody ended it; what was held back is gone. */
export type WritingEnd = "stop" | "length" | "filter" | "aborted";

export type WriteInput = {
  readonly task: WritingTask;
  readonly scene: CatalogueScene | null;
  /** The chosen model, then those that may stand in for it. */
  readonly models: readonly Model[];
  readonly signal: AbortSignal;
  /** The run's place among those that ask a model at once; left out where no model is bounded. */
  readonly slot?: ModelSlot;
  readonly tokenUsage: TokenUsage;
  readonly log: Logger;
  /** Takes every piece as it comes. A call instead of a chain of generators: those cost more than the rest of the engine. */
  readonly emit: (piece: Written) => void;
};

export type ModelCall = Omit<PromptInput, "task" | "scene"> & {
  readonly gate: Gate;
  /** The beginning of the text, where a model may decline instead of writing. */
  readonly opening: boolean;
  /** Length `max_tokens` leaves room for, where it is more than what is asked for. */
  readonly maxAsk?: number;
};

const MAX_TOKENS_SPARE = 64;
const TOKENS_PER_ITEM = 120;

/** One call to a model, through guards and gate, into the tokenUsage. Throws ModelError. */
export async function callModel(input: WriteInput, { gate, opening, maxAsk, ...prompt }: ModelCall): Promise<WritingEnd> {
  const { task, scene, models, tokenUsage, log, emit } = input;
  const messages = assemblePrompt({ task, scene, ...prompt });
  const builtin = models[0]?.info.builtin === true;
  const guards = builtin ? [] : [...(opening ? [createRefusalGuard()] : []), createEchoGuard(messages[0]?.content ?? "")];
  const ending = new AbortController();
  const abort = () => ending.abort();
  input.signal.addEventListener("abort", abort);
  if (input.signal.aborted) abort();
  const came = createCharacterCounter();
  const shown = createCharacterCounter();
  let info: ModelInfo | null = null;
  let usage: ModelUsage | null = null;
  let thought = false;
  let end: WritingEnd = "aborted";
  let first = true;

  function show(text: string): void {
    if (text === "") return;
    const lines = scene?.output.unit === "item";
    const joined = first ? joinChunks({ written: prompt.written, first: text, goesOn: prompt.goOn, lines }) : text;
    if (joined === "") return;
    first = false;
    shown.push(joined);
    emit({ type: "text", text: joined });
  }

  try {
    await askInTurn({
      models,
      request: { messages, maxTokens: maxTokens(maxAsk ?? prompt.ask, scene), task },
      signal: ending.signal,
      ...(input.slot && { slot: input.slot }),
      log,
      onModel: (asked) => {
        info = asked;
      },
      onChunk: (chunk) => {
        if (chunk.type === "finish") end = chunk.reason;
        else if (chunk.type === "usage") usage = chunk.usage;
        else if (chunk.type === "reasoning") {
          thought = true;
          emit(chunk);
        } else {
          came.push(chunk.text);
          show(gate.push(guards.reduce((text, guard) => guard.push(text), chunk.text)));
        }
        return gate.full;
      },
    });
    if (input.signal.aborted) return "aborted";
    if (!gate.full) show(gate.push(guards.reduce((text, guard) => (text === "" ? "" : guard.push(text)) + guard.end(), "")));
    show(gate.end({ cut: end === ("length" as WritingEnd) }));
    return gate.full ? "stop" : end;
  } finally {
    input.signal.removeEventListener("abort", abort);
    ending.abort();
    const whole = end !== ("aborted" as WritingEnd) && !gate.full;
    const characters = whole ? came.total : shown.total;
    const promptCharacters = countCharacters(messages.map(({ content }) => content).join("\n"));
    if (info !== null) tokenUsage.add({ info, usage: whole ? usage : null, characters, promptCharacters, thought });
  }
}

function maxTokens(ask: number | null, scene: CatalogueScene | null): number {
  if (ask === null) return Number.MAX_SAFE_INTEGER;
  if (scene?.output.unit === "item") return ask * TOKENS_PER_ITEM + MAX_TOKENS_SPARE;
  return Math.ceil(ask * TOKENS_PER_CHARACTER * MAX_TOKENS_FACTOR) + MAX_TOKENS_SPARE;
}
