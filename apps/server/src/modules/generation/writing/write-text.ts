import { createCharacterCounter } from "@tangleaf/document";
import { ModelError } from "../../../ports/model.ts";
import { LENGTH_CONTINUATIONS, LENGTH_TOLERANCE, REPAIR_CALLS } from "../constants.ts";
import type { Plan } from "../kind.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callModel } from "./call-model.ts";
import { createCharacterGate, createItemGate, createOpenGate, type Gate } from "./length-gate.ts";
import type { Part } from "./plan-parts.ts";
import { createProgress } from "./progress.ts";

/** Short of the goal by less than this is left as it is. */
const ACCEPT_SHARE = 1 - LENGTH_TOLERANCE * 0.7;
/** Over the goal by more than this is cut. */
const OVER_SHARE = LENGTH_TOLERANCE * 0.8;
/** Before a too long last part is cut, charactersLeft is left for a closing sentence. */
const CLOSING_FROM_SHARE = 0.94;
const CLOSING_MIN_CHARACTERS = 14;
/** How much a model may be believed to miss the asked length. */
const RATIO = { least: 0.4, most: 2.5, whenCut: 1.5 } as const;
const ASK_MIN = 15;
/** Texts whose end may not simply be closed by a sentence. */
const NO_CLOSING: readonly string[] = ["list", "table", "script", "transform"];

/**
 * Writes a text with any model at the asked length: long texts part by part, with what a part missed carried on to the next;
 * too short parts continued, too long ones cut before anybody saw the rest. Throws ModelError.
 */
export async function writeText(given: WriteInput): Promise<WritingEnd> {
  const plan = given.kind.plan(given.task, given.scene);
  const progress = createProgress(given.scene, plan.progressTarget, given.task.language);
  const counter = createCharacterCounter();
  const tell = (count: number) => {
    const next = progress(count);
    if (next !== null) given.emit({ type: "progress", ...next });
  };
  const input: WriteInput = {
    ...given,
    emit: (piece) => {
      given.emit(piece);
      if (piece.type === "text") tell(counter.push(piece.text));
    },
  };
  tell(0);
  if (given.models[0]?.info.builtin !== true) return writeParts(input, plan);
  // The built-in writer is asked once for the whole, and keeps to the length itself.
  const { written } = plan;
  return callModel(input, { part: null, ask: null, written, goOn: written !== "", gate: createOpenGate(), opening: false });
}

async function writeParts(given: WriteInput, plan: Plan): Promise<WritingEnd> {
  const { parts } = plan;
  const target = parts?.reduce((all, { goal }) => all + goal, 0) ?? 0;
  const state: State = { text: plan.written, count: 0, ratio: 1, target, plan };
  const input: WriteInput = {
    ...given,
    emit: (piece) => {
      if (piece.type === "text") state.text += piece.text;
      given.emit(piece);
    },
  };
  if (parts === null) return writeFreely(input, state);
  let end: WritingEnd = "stop";
  let aim = 0;
  for (const part of parts) {
    aim += part.goal;
    // What earlier parts missed is carried on to this one, so that the whole comes out right.
    const goal = aim - state.count;
    if (goal < Math.min(ASK_MIN, part.goal)) continue;
    end = await writePart(input, state, part, goal);
    if (end === "aborted" || end === "filter") return end;
  }
  return end === "length" && state.count < target * (1 - LENGTH_TOLERANCE) ? "length" : "stop";
}

type State = { text: string; count: number; ratio: number; readonly target: number; readonly plan: Plan };

async function writePart(input: WriteInput, state: State, part: Part, goal: number): Promise<WritingEnd> {
  const last = part.index === part.of;
  const items = input.scene?.output.unit === "item";
  const closes = last && !items && !NO_CLOSING.includes(input.scene?.output.kind ?? "");
  let done = 0;
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= REPAIR_CALLS; tries++) {
    const missing = goal - done;
    const ask = items ? Math.ceil(missing / Math.min(1, state.ratio)) : Math.max(ASK_MIN, Math.round(missing / state.ratio));
    const gate = items ? createItemGate({ goal: missing }) : characterGate({ missing, done, goal, target: state.target, last, closes });
    const goOn = tries > 0 || (state.plan.written !== "" && part.index === 1);
    end = await callModel(input, {
      part,
      ask,
      written: state.text,
      goOn,
      gate,
      opening: state.text === "",
      maxAsk: Math.max(ask, missing),
    });
    done += gate.count;
    state.count += gate.count;
    if (end === "aborted" || end === "filter" || gate.received === 0) return end;
    if (gate.full) {
      state.ratio = Math.min(RATIO.most, Math.max(state.ratio * RATIO.whenCut, gate.received / ask));
      if (closes) await close(input, state, goal - done);
      return "stop";
    }
    state.ratio = Math.min(RATIO.most, Math.max(RATIO.least, gate.received / ask));
    if (done >= goal * (items ? 1 : ACCEPT_SHARE)) return "stop";
  }
  return end;
}

/** A text that was cut loses its ending: one more call for a sentence that rounds it off. The text is whole without it. */
async function close(input: WriteInput, state: State, charactersLeft: number): Promise<void> {
  if (charactersLeft < CLOSING_MIN_CHARACTERS) return;
  const most = charactersLeft + state.target * OVER_SHARE;
  const gate = createCharacterGate({ goal: charactersLeft, soft: most, cutAt: most, limit: most });
  const ask = Math.max(ASK_MIN, Math.round(charactersLeft / state.ratio));
  try {
    await callModel(input, {
      part: null,
      ask,
      written: state.text,
      goOn: true,
      closing: true,
      gate,
      opening: false,
      maxAsk: charactersLeft,
    });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
  }
}

/** No length was asked for: the answer is whole when the model says so; what its own limit cut is continued. */
async function writeFreely(input: WriteInput, state: State): Promise<WritingEnd> {
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= LENGTH_CONTINUATIONS; tries++) {
    const before = state.text.length;
    const opening = tries === 0 && state.plan.opens;
    end = await callModel(input, { part: null, ask: null, written: state.text, goOn: tries > 0, gate: createOpenGate(), opening });
    if (end !== "length" || state.text.length === before) return end;
  }
  return end;
}

function characterGate(input: { missing: number; done: number; goal: number; target: number; last: boolean; closes: boolean }): Gate {
  const { missing, done, goal, target, last, closes } = input;
  const over = (last ? target : goal) * OVER_SHARE;
  if (!closes) return createCharacterGate({ goal: missing, soft: missing + over / 2, cutAt: missing + over / 2, limit: missing + over });
  return createCharacterGate({ goal: missing, soft: goal * CLOSING_FROM_SHARE - done, cutAt: missing, limit: missing + over });
}
