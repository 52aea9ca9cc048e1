import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import { LENGTH_CONTINUATIONS, LENGTH_TOLERANCE, REPAIR_CALLS } from "../constants.ts";
import type { Plan } from "../kind.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callModel } from "./call-model.ts";
import { createItemGate } from "./item-gate.ts";
import { createOpenGate } from "./length-gate.ts";
import { createLineGate } from "./line-gate.ts";
import type { Part } from "./plan-parts.ts";
import { createProgress } from "./progress.ts";
import { writeLeaf } from "./write-leaf.ts";
import { writePart } from "./write-part.ts";
import { ASK_MIN, learnRatio, type WritingState } from "./writing-state.ts";

/** An ending is asked for even where earlier parts have taken more than theirs: so much of it at least. */
const LAST_PART_LEAST = 0.6;

/** Less than a sentence is not missed, however short the text. */
const SHORT_LEAST_CHARACTERS = 15;

/**
 * Writes a text with any model at the asked length: long texts part by part, with what a part missed carried on to the next;
 * too short parts continued, too long ones without some of their middle. The ending is always there. Throws ModelError.
 */
export async function writeText(given: WriteInput): Promise<WritingEnd> {
  const plan = given.kind.plan(given.task, given.scene);
  const progress = createProgress(given.scene, plan.progressTarget, given.task.language);
  const counter = createCharacterCounter();
  const state: WritingState = { text: plan.written, count: 0, ratio: 1, target: targetOf(plan), plan };
  const tell = (count: number) => {
    const next = progress(count);
    if (next !== null) given.emit({ type: "progress", ...next });
  };
  const gate = given.kind.lines === undefined ? null : createLineGate(given.kind.lines(given.task), given.emit);
  const shown = gate?.emit ?? given.emit;
  const input: WriteInput = {
    ...given,
    emit: (piece) => {
      if (piece.type === "text") state.text += piece.text;
      shown(piece);
      if (piece.type === "text") tell(counter.push(piece.text));
    },
  };
  tell(0);
  const end = await writeWhole(input, state);
  gate?.end();
  return end;
}

/** Asks the models for the text. The built-in writer is asked once for the whole, and keeps to the length itself. */
async function writeWhole(input: WriteInput, state: WritingState): Promise<WritingEnd> {
  const { plan } = state;
  if (input.models[0]?.info.builtin !== true)
    return plan.leaf === undefined ? writeParts(input, state) : writeLeaf(input, state, plan.leaf);
  const { written } = plan;
  const end = await callModel(input, { part: null, ask: null, written, goOn: written !== "", gate: createOpenGate(), opening: false });
  if (end !== "stop" || state.target === 0 || input.scene?.output.unit === "item") return end;
  return isShort(countCharacters(state.text.slice(written.length)), state) ? "short" : end;
}

function targetOf({ parts }: Plan): number {
  return parts?.reduce((all, { goal }) => all + goal, 0) ?? 0;
}

function isShort(count: number, { target }: WritingState): boolean {
  return count < target * (1 - LENGTH_TOLERANCE) && target - count >= SHORT_LEAST_CHARACTERS;
}

async function writeParts(input: WriteInput, state: WritingState): Promise<WritingEnd> {
  const { parts } = state.plan;
  if (parts === null) return writeFreely(input, state);
  let aim = 0;
  for (const part of parts) {
    aim += part.goal;
    // What earlier parts missed is carried on to this one, so that the whole comes out right.
    const left = aim - state.count;
    const goal = part.index === part.of ? Math.max(left, part.goal * LAST_PART_LEAST) : left;
    if (goal < Math.min(ASK_MIN, part.goal)) continue;
    const end = input.scene?.output.unit === "item" ? await writeItems(input, state, part) : await writePart(input, state, { part, goal });
    if (end === "aborted" || end === "filter") return end;
  }
  const isItems = input.scene?.output.unit === "item";
  return (isItems ? state.count < state.target : isShort(state.count, state)) ? "short" : "stop";
}

/** A list of items: exactly so many, whatever the model gives. */
async function writeItems(input: WriteInput, state: WritingState, part: Part): Promise<WritingEnd> {
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= REPAIR_CALLS; tries++) {
    const missing = part.goal - state.count;
    const ask = Math.ceil(missing / Math.min(1, state.ratio));
    const gate = createItemGate({ goal: missing, written: state.text });
    const goOn = tries > 0 || state.plan.written !== "";
    end = await callModel(input, { part, ask, written: state.text, goOn, gate, opening: state.text === "", maxAsk: ask });
    state.count += gate.count;
    if (end === "aborted" || end === "filter" || gate.received === 0) return end;
    if (gate.full || state.count >= part.goal) return "stop";
    learnRatio(state, gate.received / ask);
  }
  return end;
}

/** No length was asked for: the answer is whole when the model says so; what its own limit cut is continued. */
async function writeFreely(input: WriteInput, state: WritingState): Promise<WritingEnd> {
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= LENGTH_CONTINUATIONS; tries++) {
    const before = state.text.length;
    const opening = tries === 0 && state.plan.opens;
    end = await callModel(input, { part: null, ask: null, written: state.text, goOn: tries > 0, gate: createOpenGate(), opening });
    if (end !== "length" || state.text.length === before) return end;
  }
  return end;
}
