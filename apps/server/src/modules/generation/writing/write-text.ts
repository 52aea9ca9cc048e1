import type { CatalogueScene } from "@tangleaf/catalogue";
import { TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import type { Logger } from "pino";
import type { Model, ModelInfo, ModelUsage, WritingTask } from "../../../ports/model.ts";
import { LENGTH_CONTINUATIONS, LENGTH_TOLERANCE, MAX_TOKENS_FACTOR, REPAIR_CALLS } from "../constants.ts";
import { assemblePrompt, type PromptInput } from "../prompt/assemble-prompt.ts";
import type { Part } from "../prompt/part.ts";
import { createEchoGuard, createRefusalGuard } from "./guards.ts";
import { joint } from "./joint.ts";
import { createCharacterGate, createItemGate, createOpenGate, type Gate } from "./length-gate.ts";
import { planParts, planStretch } from "./plan-parts.ts";
import { createProgress, type Progress } from "./progress.ts";
import { streamFromAny } from "./stream-from-any.ts";
import type { Tally } from "./tally.ts";

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
  readonly tally: Tally;
  readonly log: Logger;
};

/** Short of the goal by less than this is left as it is. */
const ACCEPT_SHARE = 1 - LENGTH_TOLERANCE * 0.7;
/** Over the goal by more than this is cut. */
const OVER_SHARE = LENGTH_TOLERANCE * 0.8;
/** Before a too long last part is cut, room is left for a closing sentence. */
const CLOSING_FROM_SHARE = 0.94;
const CLOSING_MIN_CHARACTERS = 14;
/** How much a model may be believed to miss the asked length. */
const RATIO = { least: 0.4, most: 2.5, whenCut: 1.5 } as const;
const ASK_MIN = 15;
const MAX_TOKENS_SPARE = 64;
const TOKENS_PER_ITEM = 120;
const ITEM_CALL_MOST = 20;
/** Texts whose end may not simply be closed by a sentence. */
const NO_CLOSING: readonly string[] = ["list", "table", "script", "transform"];

/**
 * Writes a text with any model at the asked length: long texts part by part, with what a part missed carried on to the next;
 * too short parts continued, too long ones cut before anybody saw the rest (writing.md §1.2 point 6). Throws ModelError.
 */
export async function* writeText(input: WriteInput): AsyncGenerator<Written, WritingEnd> {
  const builtin = input.models[0]?.info.builtin === true;
  const progress = createProgress(input.scene, input.task.kind === "scene" ? input.task.target : null, languageOf(input.task));
  const first = progress(0);
  if (first !== null) yield { type: "progress", ...first };
  const counter = createCharacterCounter();
  const writing = builtin ? call(input, { ...plainPrompt(input), gate: createOpenGate(), opening: false }) : writeParts(input);
  for (;;) {
    const step = await writing.next();
    if (step.done) return step.value;
    yield step.value;
    if (step.value.type !== "text") continue;
    const next = progress(counter.push(step.value.text));
    if (next !== null) yield { type: "progress", ...next };
  }
}

async function* writeParts(input: WriteInput): AsyncGenerator<Written, WritingEnd> {
  const { task, scene } = input;
  const parts = partsOf(task, scene);
  if (parts === null) return yield* writeFreely(input);
  const target = parts.reduce((all, { goal }) => all + goal, 0);
  const state: State = { text: task.kind === "continue" ? task.text : "", count: 0, ratio: 1, target };
  let end: WritingEnd = "stop";
  let aim = 0;
  for (const part of parts) {
    aim += part.goal;
    // What earlier parts missed is carried on to this one, so that the whole comes out right.
    const goal = aim - state.count;
    if (goal < Math.min(ASK_MIN, part.goal)) continue;
    end = yield* writePart(input, state, part, goal);
    if (end === "aborted" || end === "filter") return end;
  }
  return end === "length" && state.count < target * (1 - LENGTH_TOLERANCE) ? "length" : "stop";
}

type State = { text: string; count: number; ratio: number; readonly target: number };

async function* writePart(input: WriteInput, state: State, part: Part, goal: number): AsyncGenerator<Written, WritingEnd> {
  const last = part.index === part.of;
  const items = input.scene?.output.unit === "item";
  const closes = last && !items && !NO_CLOSING.includes(input.scene?.output.kind ?? "");
  let done = 0;
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= REPAIR_CALLS; tries++) {
    const missing = goal - done;
    const ask = items ? Math.ceil(missing / Math.min(1, state.ratio)) : Math.max(ASK_MIN, Math.round(missing / state.ratio));
    const gate = items ? createItemGate({ goal: missing }) : characterGate({ missing, done, goal, target: state.target, last, closes });
    const goOn = tries > 0 || (input.task.kind === "continue" && part.index === 1);
    end = yield* keep(
      state,
      call(input, { part, ask, written: state.text, goOn, gate, opening: state.text === "", maxAsk: Math.max(ask, missing) }),
    );
    done += gate.count;
    state.count += gate.count;
    if (end === "aborted" || end === "filter" || gate.received === 0) return end;
    if (gate.full) {
      state.ratio = Math.min(RATIO.most, Math.max(state.ratio * RATIO.whenCut, gate.received / ask));
      if (closes) yield* close(input, state, goal - done);
      return "stop";
    }
    state.ratio = Math.min(RATIO.most, Math.max(RATIO.least, gate.received / ask));
    if (done >= goal * (items ? 1 : ACCEPT_SHARE)) return "stop";
  }
  return end;
}

/** A text that was cut loses its ending: one more call for a sentence that rounds it off. */
async function* close(input: WriteInput, state: State, room: number): AsyncGenerator<Written, WritingEnd> {
  if (room < CLOSING_MIN_CHARACTERS) return "stop";
  const most = room + state.target * OVER_SHARE;
  const gate = createCharacterGate({ goal: room, soft: most, cutAt: most, limit: most });
  const ask = Math.max(ASK_MIN, Math.round(room / state.ratio));
  const end = yield* keep(
    state,
    call(input, { part: null, ask, written: state.text, goOn: true, closing: true, gate, opening: false, maxAsk: room }),
  );
  state.count += gate.count;
  return end;
}

/** No length was asked for: the answer is whole when the model says so; what its own limit cut is continued. */
async function* writeFreely(input: WriteInput): AsyncGenerator<Written, WritingEnd> {
  const state: State = { text: input.task.kind === "continue" ? input.task.text : "", count: 0, ratio: 1, target: 0 };
  let end: WritingEnd = "stop";
  for (let tries = 0; tries <= LENGTH_CONTINUATIONS; tries++) {
    const before = state.text.length;
    end = yield* keep(
      state,
      call(input, {
        part: null,
        ask: null,
        written: state.text,
        goOn: tries > 0,
        gate: createOpenGate(),
        opening: tries === 0 && input.task.kind !== "edit",
      }),
    );
    if (end !== "length" || state.text.length === before) return end;
  }
  return end;
}

type Call = Omit<PromptInput, "task" | "scene"> & {
  readonly gate: Gate;
  /** The beginning of the text, where a model may decline instead of writing. */
  readonly opening: boolean;
  readonly maxAsk?: number;
};

/** One call to a model, through guards and gate. */
async function* call(input: WriteInput, { gate, opening, maxAsk, ...prompt }: Call): AsyncGenerator<Written, WritingEnd> {
  const { task, scene, models, tally, log } = input;
  const messages = assemblePrompt({ task, scene, ...prompt });
  const builtin = models[0]?.info.builtin === true;
  const guards = builtin ? [] : [...(opening ? [createRefusalGuard()] : []), createEchoGuard(messages[0]?.content ?? "")];
  const ending = new AbortController();
  const abort = () => ending.abort();
  input.signal.addEventListener("abort", abort);
  if (input.signal.aborted) abort();
  const came = createCharacterCounter();
  const shown = createCharacterCounter();
  const used: { info: ModelInfo | null; usage: ModelUsage | null; thought: boolean } = { info: null, usage: null, thought: false };
  let end: WritingEnd = "aborted";
  let first = true;
  const show = (text: string): Written[] => {
    if (text === "") return [];
    const joined = first
      ? joint({ written: prompt.written, first: text, goesOn: prompt.goOn, lines: scene?.output.unit === "item" })
      : text;
    if (joined === "") return [];
    first = false;
    shown.push(joined);
    return [{ type: "text", text: joined }];
  };
  try {
    const request = { messages, maxTokens: maxTokens(maxAsk ?? prompt.ask, scene), task };
    const onModel = (info: ModelInfo) => {
      used.info = info;
    };
    for await (const chunk of streamFromAny({ models, request, signal: ending.signal, log, onModel })) {
      if (chunk.type === "finish") end = chunk.reason;
      else if (chunk.type === "usage") used.usage = chunk.usage;
      else if (chunk.type === "reasoning") {
        used.thought = true;
        yield chunk;
      } else {
        came.push(chunk.text);
        yield* show(gate.push(guards.reduce((text, guard) => guard.push(text), chunk.text)));
        if (gate.full) break;
      }
    }
    if (input.signal.aborted) return "aborted";
    if (!gate.full) yield* show(gate.push(guards.reduce((text, guard) => (text === "" ? "" : guard.push(text)) + guard.end(), "")));
    yield* show(gate.end({ cut: end === "length" }));
    return gate.full ? "stop" : end;
  } finally {
    input.signal.removeEventListener("abort", abort);
    ending.abort();
    const whole = end !== "aborted" && !gate.full;
    if (used.info !== null) {
      tally.add({
        info: used.info,
        usage: whole ? used.usage : null,
        characters: whole ? came.total : shown.total,
        promptCharacters: countCharacters(messages.map(({ content }) => content).join("\n")),
        thought: used.thought,
      });
    }
  }
}

/** Passes on what a call gives and remembers the text. */
async function* keep(state: State, writing: AsyncGenerator<Written, WritingEnd>): AsyncGenerator<Written, WritingEnd> {
  for (;;) {
    const step = await writing.next();
    if (step.done) return step.value;
    if (step.value.type === "text") state.text += step.value.text;
    yield step.value;
  }
}

function partsOf(task: WritingTask, scene: CatalogueScene | null): Part[] | null {
  if (task.kind === "edit" || task.target === null || scene === null) return null;
  const whole: Part = { label: "", sections: [], goal: task.target, index: 1, of: 1 };
  if (scene.output.unit === "item") return [whole];
  if (task.kind === "continue") return planStretch(task.target);
  return task.kind === "scene" ? planParts(scene, task.target, task.language) : [whole];
}

function characterGate(input: { missing: number; done: number; goal: number; target: number; last: boolean; closes: boolean }): Gate {
  const { missing, done, goal, target, last, closes } = input;
  const over = (last ? target : goal) * OVER_SHARE;
  if (!closes) return createCharacterGate({ goal: missing, soft: missing + over / 2, cutAt: missing + over / 2, limit: missing + over });
  return createCharacterGate({ goal: missing, soft: goal * CLOSING_FROM_SHARE - done, cutAt: missing, limit: missing + over });
}

function plainPrompt({ task }: WriteInput): Omit<PromptInput, "task" | "scene"> {
  return { part: null, ask: null, written: task.kind === "continue" ? task.text : "", goOn: task.kind === "continue" };
}

function maxTokens(ask: number | null, scene: CatalogueScene | null): number {
  if (ask === null) return Number.MAX_SAFE_INTEGER;
  if (scene?.output.unit === "item") return Math.min(ask, ITEM_CALL_MOST) * TOKENS_PER_ITEM;
  return Math.ceil(ask * TOKENS_PER_CHARACTER * MAX_TOKENS_FACTOR) + MAX_TOKENS_SPARE;
}

function languageOf(task: WritingTask): "zh" | "en" {
  return task.language;
}
