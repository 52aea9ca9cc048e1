import { type EssayLanguage, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { createCharacterCounter } from "@tangleaf/document";
import { ModelError, type ModelFault } from "../../../ports/model.ts";
import { assemblePrompt, type PlannedCall } from "../prompt/assemble-prompt.ts";
import { createAnswerGuards } from "./answer-guards.ts";
import { askModel, type WriteInput, type WritingEnd } from "./ask-model.ts";
import type { Guard } from "./guard.ts";
import type { ItemGate } from "./item-gate.ts";
import { joinChunks } from "./join-chunks.ts";
import { createOpeningGuard, type Opening } from "./opening-guard.ts";
import { createRunawayCheck } from "./runaway.ts";

export type TextCall = Omit<PlannedCall, "scene" | "now"> & {
  /** Characters the answer will probably have; a runaway answer is known by it. */
  readonly characters: number;
  /** Tokens the answer may have at most; left out: what its model can give. */
  readonly maxTokens?: number;
  /** The language it has to be in, null = any; left out: the answer may begin with anything. */
  readonly language?: EssayLanguage | null | undefined;
  /** What else the kind makes of an answer. */
  readonly guards?: readonly Guard[];
  /** Ends a list at the last item that was asked for. */
  readonly items?: ItemGate;
};

export type Called = { readonly end: WritingEnd; readonly isEmpty: boolean };

/** Faults in the middle of an answer. */
const BROKEN_OFF: ReadonlySet<ModelFault> = new Set(["cut", "timeoutIdle", "malformed"]);

/** Whether an answer broke off: the text that came is kept, and can be gone on with. */
export function isBrokenOff(error: unknown): error is ModelError {
  return error instanceof ModelError && BROKEN_OFF.has(error.fault);
}

type ModelCall = Omit<TextCall, "language"> & {
  /** What an answer may be instead of a text; null: it is taken for one. */
  readonly opening: Omit<Opening, "prompt"> | null;
};

/** One call to a model for text, shown as it comes. Nothing of it is left out but talk around the text. Throws ModelError. */
async function callModel(input: WriteInput, call: ModelCall): Promise<Called> {
  const { kind, task, scene, emit } = input;
  const { opening, guards: own = [], items, characters, maxTokens, ...planned } = call;
  const messages = assemblePrompt({ kind, task, call: { scene, now: input.now, ...planned } });
  const outputKind = kind.name === "edit" ? "post" : scene?.output.kind;
  const guards = isBuiltin(input)
    ? own
    : [
        ...(opening === null ? [] : [createOpeningGuard({ ...opening, prompt: messages[0]?.content ?? "" })]),
        ...createAnswerGuards({ written: planned.written, outputKind }),
        ...own,
      ];
  const isRunaway = isBuiltin(input) ? () => false : createRunawayCheck(characters);
  const shown = createCharacterCounter();
  let isFirst = true;
  let isEndless = false;

  function show(text: string): void {
    if (text === "") return;
    const joined = isFirst ? joinChunks({ written: planned.written, first: text, goesOn: planned.goOn, lines: items !== undefined }) : text;
    if (joined === "") return;
    isFirst = false;
    shown.push(joined);
    emit({ type: "text", text: joined });
  }

  /** The answer is over: what guards and list hold. */
  function showHeld(): void {
    const rest = guards.reduce((text, guard) => (text === "" ? "" : guard.push(text)) + guard.end(), "");
    show(items === undefined ? rest : items.push(rest) + items.end());
  }

  try {
    const end = await askModel(input, {
      messages,
      maxTokens: maxTokens ?? Number.MAX_SAFE_INTEGER,
      onText(text) {
        const passed = guards.reduce((part, guard) => guard.push(part), text);
        show(items === undefined ? passed : items.push(passed));
        isEndless = isRunaway(text);
        return isEndless || items?.isFull === true;
      },
      onEnd: showHeld,
      shown: () => ({ characters: shown.total, isCut: isEndless || items?.isFull === true }),
    });
    if (input.signal.aborted) return { end: "aborted", isEmpty: isFirst };
    return { end: items?.isFull === true ? "stop" : isEndless ? "loop" : end, isEmpty: isFirst };
  } catch (error) {
    // What was only held back is worth reading.
    if (isBrokenOff(error)) showHeld();
    throw error;
  }
}

/** Characters one answer of the chosen model can have at most. */
export function charactersPerCall({ models }: Pick<WriteInput, "models">): number {
  return Math.floor((models[0]?.info.maxOutput ?? 0) / TOKENS_PER_CHARACTER);
}

/** Tokens for an answer of at most so many characters. */
export function tokensFor(characters: number): number {
  return Math.ceil(characters * TOKENS_PER_CHARACTER);
}

/** Whether the built-in writer is the model: what it answers is always a text. */
export function isBuiltin({ models }: Pick<WriteInput, "models">): boolean {
  return models[0]?.info.builtin === true;
}

/**
 * Asks a model for a text, or for what goes on with one. Where a text begins it is asked for once more if the answer was none at all: a
 * refusal, nothing, another language. That is shown the second time, and told. Throws ModelError.
 */
export async function callForText(input: WriteInput, call: TextCall): Promise<Called> {
  const { language, ...rest } = call;
  if (call.goOn || language === undefined || isBuiltin(input)) return callModel(input, { ...rest, opening: null });
  let fault: ModelFault | "empty" = "empty";
  try {
    const called = await callModel(input, { ...rest, opening: { language } });
    if (!called.isEmpty || called.end !== "stop") return called;
  } catch (error) {
    if (!(error instanceof ModelError) || (error.fault !== "refused" && error.fault !== "language")) throw error;
    fault = error.fault;
  }
  input.log.warn({ fault }, "the answer was no text; it is asked for once more");
  let isForeign = false;
  const onWrongLanguage = () => {
    isForeign = true;
  };
  const called = await callModel(input, { ...rest, opening: { language, onWrongLanguage } });
  return isForeign && called.end === "stop" ? { ...called, end: "language" } : called;
}
