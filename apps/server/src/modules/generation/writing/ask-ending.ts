import { countCharacters } from "@tangleaf/document";
import { ModelError } from "../../../ports/model.ts";
import { LENGTH_TOLERANCE } from "../constants.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callModel } from "./call-model.ts";
import { isSigned } from "./complete-ending.ts";
import { createCharacterGate } from "./length-gate.ts";
import { createPacedGate, type Outline } from "./paced-gate.ts";
import { askFor, type WritingState } from "./writing-state.ts";

/** A last section asked for by itself has this at least; a closing sentence, that. */
const ENDING_MIN_CHARACTERS = 40;
const CLOSING_MIN_CHARACTERS = 24;
/** The ending is outside the length a model may spend: where that is spent, it may still be so much longer than planned. */
const ENDING_OVER = 1.15;
/** A closing sentence may be so much longer than asked for. */
const CLOSING_OVER = 1.5;
/** Texts whose end may not simply be closed by a sentence. */
const NO_CLOSING: readonly string[] = ["list", "table", "script", "transform"];

/**
 * The text was cut before its end: one more call for the sections that are missing, or for a sentence that rounds it off.
 * The text is kept where that call fails. `left`: characters left of its length.
 */
export async function askEnding(
  input: WriteInput,
  state: WritingState,
  { outline, section, left }: { outline: Outline; section: number; left: number },
): Promise<void> {
  const missing = outline.filter(({ characters }, at) => characters > 0 && at > section);
  const sections = section < 0 && outline.length > 1 ? missing.slice(-1) : section < 0 ? [] : missing;
  try {
    const end = sections.length > 0 ? await askSections(input, state, { sections, left }) : "length";
    const fits = sections.length === 0 || state.count + CLOSING_MIN_CHARACTERS * CLOSING_OVER <= state.target * (1 + LENGTH_TOLERANCE);
    const closes = end === "length" && fits && !isSigned(input.scene) && !NO_CLOSING.includes(input.scene?.output.kind ?? "");
    if (closes) await askSentence(input, state);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    input.log.warn({ fault: error.fault }, "the end of a text was not written");
  }
}

async function askSections(
  input: WriteInput,
  state: WritingState,
  { sections, left }: { sections: Outline; left: number },
): Promise<WritingEnd> {
  const planned = sections.reduce((all, { characters }) => all + characters, 0);
  const last = sections.at(-1)?.characters ?? 0;
  const goal = Math.round(Math.max(ENDING_MIN_CHARACTERS, Math.min(planned, Math.max(left, last))));
  const outline = sections.map(({ name, characters }) => ({ name, characters: Math.max(1, Math.round((characters * goal) / planned)) }));
  const gate = createPacedGate({
    outline,
    goal: goal <= left ? goal : goal * ENDING_OVER,
    done: 0,
    written: state.text,
    section: -1,
    endsText: true,
    bodyOnly: false,
    signed: isSigned(input.scene),
  });
  const part = { label: "", sections: outline, goal, index: 2, of: 2 };
  const ask = askFor(state, goal);
  const end = await callModel(input, { part, ask, written: state.text, goOn: false, gate, opening: false, maxAsk: Math.max(ask, goal) });
  state.count += gate.count;
  showEnding(input, state, gate.ending);
  return end;
}

async function askSentence(input: WriteInput, state: WritingState): Promise<void> {
  const goal = CLOSING_MIN_CHARACTERS;
  const most = goal * CLOSING_OVER;
  const gate = createCharacterGate({ goal, soft: most, cutAt: most, limit: most });
  const ask = askFor(state, goal);
  await callModel(input, {
    part: null,
    ask,
    written: state.text,
    goOn: true,
    closing: true,
    gate,
    opening: false,
    maxAsk: Math.max(ask, goal),
  });
  state.count += gate.count;
}

/** The end of a text as a paragraph of its own; nothing where it is empty. */
export function showEnding(input: WriteInput, state: WritingState, ending: string): void {
  const text = ending.trim();
  if (text === "") return;
  state.count += countCharacters(text);
  const breaks = state.text === "" ? 0 : Math.max(0, 2 - (/\n*$/.exec(state.text)?.[0].length ?? 0));
  input.emit({ type: "text", text: "\n".repeat(breaks) + text });
}
