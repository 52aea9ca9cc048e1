import { countCharacters } from "@tangleaf/document";
import { ModelError } from "../../../ports/model.ts";
import { REPAIR_CALLS } from "../constants.ts";
import type { SceneTask } from "../kinds/scene.ts";
import { askEnding, showEnding } from "./ask-ending.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callModel } from "./call-model.ts";
import { isSigned, missingSignature } from "./complete-ending.ts";
import { hasSignature } from "./line-kinds.ts";
import { createPacedGate, type Outline } from "./paced-gate.ts";
import type { Part } from "./plan-parts.ts";
import { askFor, learnRatio, type WritingState } from "./writing-state.ts";

/** Short of the goal by less than this is left as it is. */
const ACCEPT_SHARE = 0.93;
/** Whole, and closer than this, is not made longer: its ending is there. */
const WHOLE_SHARE = 0.9;
type Stretch = {
  readonly part: Part;
  readonly goal: number;
  readonly outline: Outline;
  /** The text ends with it. */
  readonly endsText: boolean;
  done: number;
  section: number;
  /** The end of the text, kept back until the body before it has its length. */
  ending: string;
};

/** Writes one part to `goal` characters; the last one with the ending of the text. Throws ModelError. */
export async function writePart(input: WriteInput, state: WritingState, { part, goal }: { part: Part; goal: number }): Promise<WritingEnd> {
  const endsText = part.index === part.of;
  const stretch: Stretch = { part, goal, outline: outlineOf(input, part), endsText, done: 0, section: -1, ending: "" };
  const end = await writeBody(input, state, stretch);
  if (end === "aborted") return end;
  if (stretch.ending !== "") showEnding(input, state, stretch.ending);
  if (end === "filter" || !endsText) return end;
  if (end === "length" && !hasEnd(input, state)) await askEnding(input, state, { ...stretch, left: goal - stretch.done });
  if (input.signal.aborted) return "aborted";
  sign(input, state);
  return "stop";
}

/** "length": it was cut, and what closes the text is missing. */
async function writeBody(input: WriteInput, state: WritingState, stretch: Stretch): Promise<WritingEnd> {
  const { part, goal } = stretch;
  const signed = isSigned(input.scene);
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= REPAIR_CALLS; tries++) {
    const kept = countCharacters(stretch.ending);
    const before = stretch.done;
    const bodyOnly = stretch.ending !== "";
    const missing = goal - stretch.done - kept;
    const ask = askFor(state, missing);
    const gate = createPacedGate({
      outline: stretch.outline,
      goal: goal - kept,
      done: stretch.done,
      written: state.text,
      section: stretch.section,
      endsText: stretch.endsText && !bodyOnly,
      bodyOnly,
      signed,
    });
    const goOn = tries > 0 || (state.plan.written !== "" && part.index === 1);
    const opening = state.text === "";
    const asked = bodyOnly ? withoutEnding(part, missing) : part;
    try {
      end = await callModel(input, {
        part: asked,
        ask,
        written: state.text,
        total: state.target,
        goOn,
        gate,
        opening,
        maxAsk: Math.max(ask, missing),
      });
    } catch (error) {
      // The text is there and only shorter than asked for.
      if (!bodyOnly || !(error instanceof ModelError)) throw error;
      input.log.warn({ fault: error.fault }, "a text that is too short was not made longer");
      return "stop";
    }
    stretch.done += gate.count;
    state.count += gate.count;
    stretch.section = gate.section;
    if (!bodyOnly) stretch.ending = gate.ending;
    if (end === "aborted" || end === "filter") return end;
    const received = gate.received;
    if (received === 0) return end === "length" && !bodyOnly ? "length" : "stop";
    learnRatio(state, received / ask);
    if (gate.full) return bodyOnly ? "stop" : "length";
    const total = stretch.done + countCharacters(stretch.ending);
    // Its own end is there, and what it lost was too much.
    if (end === "stop" && stretch.ending === "" && before + received >= goal) return "stop";
    if (end === "length" && !bodyOnly) {
      const inLast = stretch.section === stretch.outline.length - 1;
      if (before + received >= goal * ACCEPT_SHARE && !inLast) return "length";
      continue;
    }
    if (total >= goal * ACCEPT_SHARE || (stretch.endsText && state.count + countCharacters(stretch.ending) >= state.target * WHOLE_SHARE))
      return "stop";
    if (signed && stretch.endsText && stretch.ending === "" && hasSignature(state.text)) return "stop";
  }
  return end === "length" && stretch.ending === "" ? "length" : "stop";
}

/** Sections of a part with their lengths; where it has none of its own, those of the scene by name. */
function outlineOf({ scene, task }: WriteInput, part: Part): Outline {
  if (part.sections.length > 0) return part.sections;
  return scene?.recipe.structure.map((section) => ({ name: section[task.language], characters: 0 })) ?? [];
}

/** Asks for more of what comes before the ending. */
function withoutEnding(part: Part, missing: number): Part {
  return { label: part.label, sections: [], goal: missing, index: 1, of: 2 };
}

/** A text that was broken off inside its own closing words needs no others. */
function hasEnd({ scene }: WriteInput, { text }: WritingState): boolean {
  return isSigned(scene) && hasSignature(text);
}

function sign(input: WriteInput, state: WritingState): void {
  const { scene, task } = input;
  const fields = (task as Partial<SceneTask>).fields ?? {};
  showEnding(input, state, missingSignature({ scene, text: state.text, fields, language: task.language }));
}
