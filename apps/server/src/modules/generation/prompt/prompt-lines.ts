import { type CatalogueScene, formOf, isWish } from "@tangleaf/catalogue";
import { countItems } from "@tangleaf/document";
import type { DataName, Frame, Sections } from "./frame.ts";

/** One call to a model, as a kind's prompt sees it. */
export type PromptCall = {
  readonly scene: CatalogueScene | null;
  /** The day the text is written on, in milliseconds since 1970. */
  readonly now: number;
  /** Length to ask for, in the scene's unit; null = whatever the model finds right. */
  readonly ask: number | null;
  /** Sections of a text that is longer than one answer; left out: the call writes the whole. */
  readonly sections?: Sections;
  /** Ids of the sections of a chapter this call writes; left out: all that are to be written. */
  readonly sectionIds?: readonly string[];
  /** Everything written so far. */
  readonly written: string;
  /** The last call broke off: go on where it ends. */
  readonly goOn: boolean;
  /** What prompts say in the language of the task. */
  readonly frame: Frame;
  /** Puts words of a person between marks nobody can guess: the model reads them as data, not as instructions. */
  readonly fence: (text: string) => string;
};

type Fields = Readonly<Record<string, string | number>>;

/** End of what is written, shown to the model so that it goes on without a seam. */
const TAIL_UNITS = 600;

/** What the scene's recipe asks for, and which sections of it this call writes. */
export function recipeLines(call: PromptCall): string[] {
  const { scene, sections, frame, written, goOn } = call;
  if (scene === null) return [];
  const names = scene.recipe.structure.map((section) => section[frame.variant]);
  const isTitled = scene.type === "document" && written === "";
  return [
    ...frame.scene(scene),
    ...(sections === undefined ? [goOn ? frame.rest(names) : frame.structure(names)] : sectionsLines(call, sections, names)),
    endsHere(sections) ? signatureLine(scene, frame) : "",
    sections === undefined && !goOn && scene.output.unit === "char" && scene.recipe.selective !== true ? frame.useAll : "",
    isTitled && sections?.asked === undefined ? frame.title : "",
    scene.output.register === "academic" ? frame.formula : "",
  ];
}

/** Whether the end of the text is asked for. */
function endsHere(sections: Sections | undefined): boolean {
  return sections === undefined || (sections.asked === undefined && sections.now.at(-1) === sections.all.at(-1));
}

/** Parts that ask for something and are signed in one. */
const SIGNED = /落款|署名/;

function signatureLine({ output, recipe }: CatalogueScene, { signature }: Frame): string {
  const last = recipe.structure.at(-1);
  if (output.unit !== "char" || (last?.fn !== "sign" && !SIGNED.test(last?.zh ?? ""))) return "";
  if (output.register === "legal" || output.kind === "table") return signature.legal;
  return output.kind === "letter" ? signature.letter : signature.official;
}

/** The outline of a long text and what this call writes of it; where there is none yet, what is to be outlined. */
function sectionsLines({ frame, fence }: PromptCall, { all, now, asked }: Sections, names: readonly string[]): string[] {
  if (asked !== undefined) return [frame.long.outline({ characters: asked, names })];
  const isLast = now.at(-1) === all.at(-1);
  return [
    frame.long.whole,
    fence(all.map(({ title }) => title).join("\n")),
    frame.long.now({ isLast }),
    fence(now.map((section) => frame.long.section(section)).join("\n")),
  ];
}

/** The form's values, fenced: what a text is made of, and apart from it what its author wishes. */
export function fieldLines(call: PromptCall, fields: Fields): string[] {
  return [...dataLines(call, "material", valuesOf(call, fields, false)), ...dataLines(call, "wishes", valuesOf(call, fields, true))];
}

/** What a draft was first written from, without the wishes it was written by. */
export function originLines(call: PromptCall, fields: Fields): string[] {
  return dataLines(call, "origin", valuesOf(call, fields, false));
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
  if (scene?.output.unit !== "source" && scene?.output.kind !== "transform") return frame.language.own;
  return isWish(scene.key, "target") ? frame.language.wished : frame.language.same;
}

/** How this call joins what is written; nothing where it begins. */
export function goOnLines(call: PromptCall): string[] {
  const { written, goOn, scene, frame } = call;
  if (written === "") return [];
  const tail = dataLines(call, "written", written.slice(-TAIL_UNITS));
  if (!goOn) return [...tail, frame.notAgain];
  return [...tail, frame.goOn({ from: scene?.output.unit === "item" ? countItems(written) + 1 : null })];
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
  readonly limit?: number | undefined;
};

/** What stands around a section, what it may cite, its length, and the most it may have. */
export function sectionLines(call: PromptCall, { before, ledger = [], similar = [], evidence = [], tail, limit }: AroundSection): string[] {
  const { essay, field } = call.frame;
  return [
    ...dataLines(call, "chapter", before.map(({ title, text }) => field(title, text)).join("\n")),
    ...dataLines(call, "ledger", ledger.join("\n")),
    ...dataLines(call, "similar", similar.join("\n")),
    ...(evidence.length === 0 ? [] : [essay.cite]),
    ...dataLines(call, "evidence", evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
    ...(call.written === "" ? dataLines(call, "written", tail) : []),
    ...goOnLines(call),
    lengthLine(call),
    limit === undefined ? "" : call.frame.most(limit),
  ];
}
