import { createCharacterCounter } from "@tangleaf/document";
import { ITEM_CALLS, MAX_TOKENS_FACTOR } from "../constants.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callForText, charactersPerCall, isBuiltin, tokensFor } from "./call-model.ts";
import { createItemGate } from "./item-gate.ts";
import { createLineGate } from "./line-gate.ts";
import { createProgress } from "./progress.ts";
import { writeChapter } from "./write-chapter.ts";
import { writeLong } from "./write-long.ts";
import { writeOn } from "./write-on.ts";
import { writeSection } from "./write-section.ts";
import type { WritingState } from "./writing-state.ts";

/**
 * Writes a text as its model gives it: in one call, or along an outline where it is longer than one answer of the model. Length is a
 * wish in the prompt; an answer is gone on with only where the model's own limit cut it (docs/decisions/093). Throws ModelError.
 */
export async function writeText(given: WriteInput): Promise<WritingEnd> {
  const plan = given.kind.plan(given.task, given.scene);
  const progress = createProgress(given.scene, plan.progressTarget, given.task.language);
  const counter = createCharacterCounter();
  const state: WritingState = { text: plan.written, plan };
  const tell = (count: number) => {
    const next = progress(count);
    if (next !== null) given.emit({ type: "progress", ...next });
  };
  const lines = given.kind.lines === undefined ? null : createLineGate(given.kind.lines(given.task), given.emit);
  const shown = lines?.emit ?? given.emit;
  const input: WriteInput = {
    ...given,
    emit: (piece) => {
      if (piece.type === "text") state.text += piece.text;
      shown(piece);
      if (piece.type === "text") tell(counter.push(piece.text));
    },
  };
  tell(0);
  const end = await writeByPlan(input, state);
  lines?.end();
  return end;
}

function writeByPlan(input: WriteInput, state: WritingState): Promise<WritingEnd> {
  const { plan } = state;
  if (isBuiltin(input)) return writeWhole(input, state, { characters: null });
  if (plan.chapter !== undefined) return writeChapter(input, state, plan.chapter);
  if (plan.section !== undefined) return writeSection(input, state, plan.section);
  if (plan.length?.unit === "item") return writeItems(input, state, plan.length.count);
  const asked = plan.length?.count ?? null;
  const isLong = asked !== null && asked > charactersPerCall(input);
  return isLong && plan.outline !== undefined
    ? writeLong(input, state, asked, plan.outline)
    : writeWhole(input, state, { characters: asked });
}

/** One call, gone on with where its model's limit cut it. */
async function writeWhole(input: WriteInput, state: WritingState, { characters }: { characters: number | null }): Promise<WritingEnd> {
  const { plan } = state;
  const expected = characters ?? input.kind.estimate(input.task, input.scene);
  const maxTokens = characters === null ? {} : { maxTokens: tokensFor(characters * MAX_TOKENS_FACTOR) };
  const call = { ask: characters, characters: expected, ...maxTokens };
  const { written, language } = plan;
  const first = await callForText(input, { ...call, written, goOn: written !== "", language });
  return writeOn(input, state, call, first);
}

/** A list of items: the first `wanted` of them; one more call where fewer came. */
async function writeItems(input: WriteInput, state: WritingState, wanted: number): Promise<WritingEnd> {
  let missing = wanted;
  for (let calls = 0; calls < ITEM_CALLS; calls++) {
    const items = createItemGate({ goal: missing, written: state.text });
    const characters = input.kind.estimate(input.task, input.scene);
    const { text, plan } = state;
    const call = { ask: missing, characters, written: text, goOn: text !== "", items, language: plan.language };
    const called = await callForText(input, call);
    missing -= items.count;
    if (called.end === "aborted" || called.end === "filter" || called.end === "loop" || called.end === "language") return called.end;
    if (missing <= 0) return "stop";
    if (called.isEmpty) break;
  }
  return "short";
}
