import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import type { Logger } from "pino";
import type { Model, ModelInfo, ModelMessage, ModelUsage, Pace, ResponseFormat } from "../../../ports/model.ts";
import type { Kind, KnownElsewhere, Task } from "../kind.ts";
import { MODEL_PARAMETERS } from "../model-parameters.ts";
import type { ModelSlot } from "../model-slot.ts";
import { handOf } from "../prompt/assemble-prompt.ts";
import { askInTurn } from "./ask-in-turn.ts";
import type { Progress } from "./progress.ts";
import type { TokenUsage } from "./token-usage.ts";

export type Written =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  | ({ readonly type: "progress" } & Progress)
  /** A structured kind's validated answer; its text follows. */
  | { readonly type: "result"; readonly result: unknown };

/**
 * `length`: its model's limit, or that of the person's level, cut it. `short`: a list with fewer items than asked for. `loop`: it repeated
 * itself or went on without end, and was stopped. `language`: twice in another language than asked for. `aborted`: ended from outside;
 * what was held back is gone.
 */
export type WritingEnd = "stop" | "length" | "short" | "loop" | "language" | "filter" | "aborted";

export type WriteInput = {
  readonly userId: string;
  readonly kind: Kind;
  readonly task: Task;
  readonly scene: CatalogueScene | null;
  /** The day the text is written on, in milliseconds since 1970. */
  readonly now: number;
  /** Left out: no answer is held against what others know. */
  readonly known?: KnownElsewhere;
  /** The chosen model, then those that may stand in for it. */
  readonly models: readonly Model[];
  readonly signal: AbortSignal;
  /** The run's place among those that ask a model at once; left out where no model is bounded. */
  readonly slot?: ModelSlot;
  /** When what comes is taken; left out: at once. */
  readonly pace?: Pace;
  readonly tokenUsage: TokenUsage;
  readonly log: Logger;
  /** Takes every piece as it comes. A call instead of a chain of generators: those cost more than the rest of the engine. */
  readonly emit: (piece: Written) => void;
};

export type Question = {
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  readonly responseFormat?: ResponseFormat;
  /** Takes the answer as it comes; true = enough, the call is ended. */
  readonly onText: (text: string) => boolean;
  /** The answer is over: shows what was held back. */
  readonly onEnd?: (end: WritingEnd) => void;
  /** What is kept of it, and whether the rest was left out: then only what is kept is counted. All of it where left out. */
  readonly shown?: () => { readonly characters: number; readonly isCut: boolean };
};

/**
 * One call to a model, its tokens counted whatever becomes of it. Thinking goes to the watchers. Gives how the answer ended;
 * "aborted" also where `onText` had enough. Throws ModelError.
 */
export async function askModel(input: WriteInput, question: Question): Promise<WritingEnd> {
  const { kind, task, scene, models, tokenUsage, log, emit } = input;
  const { messages, maxTokens, responseFormat, onText, onEnd, shown } = question;
  const ending = new AbortController();
  const abort = () => ending.abort();
  input.signal.addEventListener("abort", abort);
  if (input.signal.aborted) abort();
  const came = createCharacterCounter();
  let info: ModelInfo | null = null;
  let usage: ModelUsage | null = null;
  let thought = false;
  let end: WritingEnd = "aborted";
  try {
    await askInTurn({
      models,
      request: {
        userId: input.userId,
        messages,
        maxTokens,
        ...MODEL_PARAMETERS[handOf(kind, task, { scene })],
        hint: kind.sample(task),
        ...(responseFormat && { responseFormat }),
      },
      signal: ending.signal,
      ...(input.slot && { slot: input.slot }),
      ...(input.pace && { pace: input.pace }),
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
          return onText(chunk.text);
        }
        return false;
      },
    });
    if (input.signal.aborted) return "aborted";
    onEnd?.(end);
    return end;
  } finally {
    input.signal.removeEventListener("abort", abort);
    ending.abort();
    const visible = shown?.();
    // What was left out (a middle, a courtesy, an echo) is nobody's to pay for.
    const isWhole = end !== ("aborted" as WritingEnd) && (visible === undefined || (!visible.isCut && visible.characters >= came.total));
    const characters = isWhole ? came.total : Math.min(came.total, visible?.characters ?? came.total);
    const promptCharacters = countCharacters(messages.map(({ content }) => content).join("\n"));
    if (info !== null) tokenUsage.add({ info, usage: isWhole ? usage : null, characters, promptCharacters, thought });
  }
}
