import { type CatalogueScene, formOf, isWish } from "@tangleaf/catalogue";
import { countItems } from "@tangleaf/document";
import type { LeafFault } from "../writing/leaf-guard.ts";
import type { Part } from "../writing/plan-parts.ts";
import type { DataName, Frame } from "./frame.ts";

/** One call to a model, as a kind's prompt sees it. */
export type PromptCall = {
  readonly scene: CatalogueScene | null;
  /** What of the plan is asked for in this call. */
  readonly part: Part | null;
  /** Length to ask for; differs from the part's goal for models that write too much or too little. */
  readonly ask: number | null;
  /** Length of the whole text, where it is written in several parts. */
  readonly total?: number;
  /** Everything written so far. */
  readonly written: string;
  /** The last call broke off or fell short: go on where it ends. */
  readonly goOn: boolean;
  /** Everything is said: one or two closing sentences. */
  readonly closing?: boolean;
  /** What was wrong with the answer before, where a section is asked for again. */
  readonly faults?: readonly LeafFault[];
  /** What prompts say in the language of the task. */
  readonly frame: Frame;
  /** Puts words of a person between marks nobody can guess: the model reads them as data, not as instructions. */
  readonly fence: (text: string) => string;
};

type Fields = Readonly<Record<string, string | number>>;

/** End of what is written, shown to the model so that it goes on without a seam. */
const TAIL_UNITS = 600;
const PERCENT = 100;

/** What the scene's recipe asks for, and which part of it this call writes. */
export function recipeLines({ scene, part, frame, written }: PromptCall): string[] {
  if (scene === null) return [];
  const goal = part?.sections.reduce((all, { characters }) => all + characters, 0) ?? 0;
  const sections = (part?.sections ?? []).map(({ name, characters }) => ({ name, percent: Math.round((PERCENT * characters) / goal) }));
  const all = scene.recipe.structure.map((section) => section[frame.variant]);
  const isEnding = part === null && written !== "";
  return [...frame.scene(scene), isEnding ? "" : frame.stretch({ sections, all, index: part?.index ?? 1, of: part?.of ?? 1 })];
}

/** The form's values, fenced: what a text is made of, and apart from it what its author wishes. */
export function fieldLines(call: PromptCall, fields: Fields): string[] {
  return [...materialLines(call, fields), ...dataLines(call, "wishes", valuesOf(call, fields, true))];
}

/** What a text is made of, without the wishes it was first written by. */
export function materialLines(call: PromptCall, fields: Fields): string[] {
  return dataLines(call, "material", valuesOf(call, fields, false));
}

function valuesOf({ scene, frame }: PromptCall, fields: Fields, wishes: boolean): string {
  const form = scene === null ? [] : formOf(scene);
  return Object.entries(fields)
    .filter(([key]) => key !== "length")
    .filter(([key]) => (scene !== null && isWish(scene.key, key)) === wishes)
    .map(([key, value]) => frame.field(form.find((field) => field.key === key)?.label[frame.variant] ?? key, value))
    .join("\n");
}

/** A block of data under its name; nothing where there is none. */
export function dataLines({ frame, fence }: PromptCall, name: DataName, text: string): string[] {
  return text.trim() === "" ? [] : [frame.data[name], fence(text)];
}

/** Language of a first draft: a text that follows its source keeps that one's, a translation has the wished one. */
export function languageLine({ scene, frame }: PromptCall): string {
  if (scene?.output.unit !== "source") return frame.language.own;
  return isWish(scene.key, "target") ? frame.language.wished : frame.language.same;
}

/** How this call joins what is written; nothing where it begins. */
export function goOnLines(call: PromptCall, { toTheEnd = false }: { toTheEnd?: boolean } = {}): string[] {
  const { written, goOn, closing, scene, frame } = call;
  if (written === "") return [];
  const tail = dataLines(call, "written", written.slice(-TAIL_UNITS));
  if (closing) return [...tail, frame.closing];
  if (!goOn) return [...tail, frame.notAgain];
  return [...tail, frame.goOn({ from: scene?.output.unit === "item" ? countItems(written) + 1 : null, toTheEnd })];
}

/** The length of this call: the only place of a prompt that says one. */
export function lengthLine({ ask, scene, frame }: PromptCall): string {
  return ask === null ? "" : frame.length({ unit: scene?.output.unit === "item" ? "item" : "char", count: ask });
}

/** What a section has around it. */
export type AroundSection = {
  readonly before: readonly { readonly title: string; readonly text: string }[];
  readonly ledger?: readonly string[];
  readonly similar?: readonly string[];
  readonly evidence?: readonly { readonly id: string; readonly text: string }[];
  readonly tail: string;
};

/** What stands around a section, what it may cite, what was wrong with the answer before, and its length. */
export function sectionLines(call: PromptCall, { before, ledger = [], similar = [], evidence = [], tail }: AroundSection): string[] {
  const { essay, field } = call.frame;
  return [
    ...dataLines(call, "chapter", before.map(({ title, text }) => field(title, text)).join("\n")),
    ...dataLines(call, "ledger", ledger.join("\n")),
    ...dataLines(call, "similar", similar.join("\n")),
    ...(evidence.length === 0 ? [] : [essay.cite]),
    ...dataLines(call, "evidence", evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
    ...(call.written === "" ? dataLines(call, "written", tail) : []),
    ...(call.faults === undefined || call.faults.length === 0 ? [] : [essay.faults(call.faults)]),
    ...goOnLines(call),
    lengthLine(call),
  ];
}
