import type { EssayLanguage, SectionFault } from "@tangleaf/contract";
import { ModelError, type ModelFault } from "../../../ports/model.ts";
import { LENGTH_TOLERANCE, REPAIR_CALLS } from "../constants.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callModel } from "./call-model.ts";
import { createLeafGate } from "./leaf-gate.ts";
import { createLeafGuard, type LeafFault, type LeafGuard } from "./leaf-guard.ts";
import { planStretch } from "./plan-parts.ts";
import { ASK_MIN, askFor, learnRatio, type WritingState } from "./writing-state.ts";

/** A section of an essay as the engine writes it. */
export type LeafPlan = {
  /** Characters it shall have; `goal` makes good what others missed. */
  readonly target: number;
  readonly goal: number;
  readonly language: EssayLanguage;
  /** Texts it must not say again. */
  readonly said: readonly string[];
  readonly headings: readonly string[];
  /** Ids of the works it may cite. */
  readonly allowed: readonly string[];
};

/** What was found in the answers for a section. */
export type LeafReport = { readonly faults: readonly SectionFault[]; readonly unknownRefs: readonly string[] };

/** A little inside what is accepted: the document counts marks and formulas its own way. */
const MARGIN = 0.01;
/** Less than this may be missing, however short the section. */
const SHORT_LEAST_CHARACTERS = 15;
/** Answers after which the same model may still do it. */
const REPAIRED: Partial<Record<ModelFault, LeafFault>> = { refused: "refused", cut: "cut", malformed: "cut", timeoutIdle: "cut" };

/**
 * Writes a section to its length with any model: what may not stand in it is left out before it is shown, what is missing is asked
 * for again, with what was wrong, twice at most. What is found is told with the text. Throws ModelError where nothing came.
 */
export async function writeLeaf(input: WriteInput, state: WritingState, leaf: LeafPlan): Promise<WritingEnd> {
  const guard = createLeafGuard(leaf);
  const parts = planStretch(leaf.goal);
  let aim = 0;
  for (const part of parts) {
    aim += part.goal;
    const isLast = part.index === part.of;
    const bounds = isLast ? boundsOf(leaf.target) : boundsOf(aim);
    const end = await writeStretch(input, { state, guard, part, goal: aim, ...bounds });
    if (end === "aborted" || end === "filter") return end;
  }
  const missing = leaf.target - state.count;
  const isShort = missing > leaf.target * LENGTH_TOLERANCE && missing >= SHORT_LEAST_CHARACTERS;
  const report: LeafReport = { faults: [...guard.faults, ...(isShort ? (["short"] as const) : [])], unknownRefs: guard.unknownRefs };
  input.emit({ type: "result", result: report });
  return isShort ? "short" : "stop";
}

function boundsOf(length: number): { least: number; most: number } {
  const spare = length * (LENGTH_TOLERANCE - MARGIN);
  return { least: length - spare, most: length + spare };
}

type Stretch = {
  readonly state: WritingState;
  readonly guard: LeafGuard;
  readonly part: ReturnType<typeof planStretch>[number];
  /** Characters the section has once it is written, all stretches before it included. */
  readonly goal: number;
  readonly least: number;
  readonly most: number;
};

async function writeStretch(input: WriteInput, { state, guard, part, goal, least, most }: Stretch): Promise<WritingEnd> {
  for (let tries = 0; tries <= REPAIR_CALLS; tries++) {
    const missing = goal - state.count;
    if (missing < Math.min(ASK_MIN, part.goal)) return "stop";
    const ask = askFor(state, missing);
    const gate = createLeafGate({ goal: missing, least: least - state.count, most: most - state.count, clean: guard.clean });
    const goOn = tries > 0 && state.text !== "";
    const faults = tries === 0 ? [] : guard.fresh();
    let end: WritingEnd = "stop";
    try {
      const maxAsk = Math.max(ask, missing);
      end = await callModel(input, { part, ask, written: state.text, goOn, gate, opening: true, maxAsk, faults });
    } catch (error) {
      const fault = error instanceof ModelError ? REPAIRED[error.fault] : undefined;
      if (fault === undefined || (tries === REPAIR_CALLS && state.text.trim() === "")) throw error;
      input.log.warn({ fault, tries }, "a section is asked for again");
      guard.note(fault);
    }
    state.count += gate.count;
    if (end === "aborted" || end === "filter") return end;
    if (gate.received === 0) guard.note("empty");
    // What had to be left out does not count: of a model that repeats itself more is asked for.
    else learnRatio(state, (gate.full ? gate.received : gate.count) / ask);
    if (state.count >= least || goal - state.count < SHORT_LEAST_CHARACTERS) return "stop";
  }
  return "stop";
}
