import type { CatalogueScene } from "@tangleaf/catalogue";
import { TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { createCharacterCounter } from "@tangleaf/document";
import { ModelError, type ModelFault, type ModelMessage } from "../../../ports/model.ts";
import { MAX_TOKENS_FACTOR } from "../constants.ts";
import { assemblePrompt, type PlannedCall } from "../prompt/assemble-prompt.ts";
import { createAnswerGuards } from "./answer-guards.ts";
import { askModel, type Question, type WriteInput, type WritingEnd } from "./ask-model.ts";
import { createEchoGuard } from "./guards.ts";
import { joinChunks } from "./join-chunks.ts";
import type { Gate } from "./length-gate.ts";
import { ownWords } from "./own-words.ts";
import { createRefusalGuard } from "./refusal-guard.ts";

export type ModelCall = Omit<PlannedCall, "scene"> & {
  readonly gate: Gate;
  /** The beginning of the text, where a model may decline instead of writing. */
  readonly opening: boolean;
  /** Length `max_tokens` leaves room for, where it is more than what is asked for. */
  readonly maxAsk?: number;
};

const FENCED = /<<<(\w+)\n[\s\S]*?\n\1>>>/g;
const MAX_TOKENS_SPARE = 64;
const TOKENS_PER_ITEM = 120;
/** Faults after which the text that came is kept. */
const KEPT_FAULTS: ReadonlySet<ModelFault> = new Set(["cut", "timeoutIdle", "malformed"]);

/** One call to a model for text, shown as it comes through the guards and the gate. Throws ModelError. */
export async function callModel(input: WriteInput, { gate, opening, maxAsk, ...planned }: ModelCall): Promise<WritingEnd> {
  const { kind, task, scene, models, emit } = input;
  const messages = assemblePrompt({ kind, task, call: { scene, ...planned } });
  const isBuiltin = models[0]?.info.builtin === true;
  const answerGuards = createAnswerGuards({ written: planned.written, outputKind: kind.name === "edit" ? "post" : scene?.output.kind });
  const guards = isBuiltin
    ? []
    : [...(opening ? [createRefusalGuard()] : []), createEchoGuard(instructionsOf(messages, planned), ownWords(task)), ...answerGuards];
  const shown = createCharacterCounter();
  let isFirst = true;

  function show(text: string): void {
    if (text === "") return;
    const lines = scene?.output.unit === "item";
    const joined = isFirst ? joinChunks({ written: planned.written, first: text, goesOn: planned.goOn, lines }) : text;
    if (joined === "") return;
    isFirst = false;
    shown.push(joined);
    emit({ type: "text", text: joined });
  }

  /** The answer is over: what guards and gate hold. */
  function showHeld(cut: boolean): void {
    if (!gate.full) show(gate.push(guards.reduce((text, guard) => (text === "" ? "" : guard.push(text)) + guard.end(), "")));
    show(gate.end({ cut }));
  }

  const question: Question = {
    messages,
    maxTokens: maxTokens(maxAsk ?? planned.ask, scene),
    onText(text) {
      show(gate.push(guards.reduce((passed, guard) => guard.push(passed), text)));
      return gate.full;
    },
    onEnd(end) {
      showHeld(end === "length");
    },
    // Items are counted by their words; of an ending that is kept back, what will be shown of it.
    shown: () => ({ characters: scene?.output.unit === "item" ? shown.total : Math.max(shown.total, gate.kept), isCut: gate.full }),
  };
  try {
    const end = await askModel(input, question);
    if (input.signal.aborted) return "aborted";
    return gate.full ? "stop" : end;
  } catch (error) {
    // What was only held back is worth reading.
    if (error instanceof ModelError && KEPT_FAULTS.has(error.fault)) showHeld(true);
    throw error;
  }
}

/** What an answer must not say again: of a section also what its own message asks for, without the data in it. */
function instructionsOf(messages: readonly ModelMessage[], { faults }: Pick<PlannedCall, "faults">): string {
  const [system, asked] = messages.map(({ content }) => content);
  return faults === undefined ? (system ?? "") : `${system}\n${(asked ?? "").replace(FENCED, "")}`;
}

function maxTokens(ask: number | null, scene: CatalogueScene | null): number {
  if (ask === null) return Number.MAX_SAFE_INTEGER;
  if (scene?.output.unit === "item") return ask * TOKENS_PER_ITEM + MAX_TOKENS_SPARE;
  return Math.ceil(ask * TOKENS_PER_CHARACTER * MAX_TOKENS_FACTOR) + MAX_TOKENS_SPARE;
}
