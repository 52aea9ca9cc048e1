import type { CatalogueScene } from "@tangleaf/catalogue";
import { lengthOf } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { formBlock, numberArticles, renderSections } from "./engine/blocks.ts";
import { type Candidate, chooseParts } from "./engine/choose-parts.ts";
import type { Context } from "./engine/create-context.ts";
import { createContext } from "./engine/create-context.ts";
import type { Brief, Fields, Section } from "./engine/draft-types.ts";
import { firstComplete, formFor } from "./engine/fill-slots.ts";
import { writeAddressee, writeEnding, writeGreeting, writeInfoTable, writeSignature, writeTags } from "./engine/write-forms.ts";
import { writeGrid, writeShots } from "./engine/write-grid.ts";
import { writeWords } from "./engine/write-section.ts";
import type { Language } from "./language.ts";
import { assignAtoms } from "./scene/assign-atoms.ts";
import { placeShortFields } from "./scene/place-short-fields.ts";
import { numberHeadings, planSections } from "./scene/plan-sections.ts";
import { readBrief } from "./scene/read-brief.ts";
import { thinMaterial, trimAtoms } from "./scene/trim-atoms.ts";
import { capitalize } from "./text/capitalize.ts";
import { writeItemScene } from "./tools/write-item-scene.ts";
import { writeSourceScene } from "./tools/write-source-scene.ts";

export interface WriteSceneInput {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  /** Most characters or items; null where the text follows its source. */
  readonly target: number | null;
  readonly language: Language;
  /** 0 for the first draft; another number may give another wording where there is one. */
  readonly attempt: number;
}

/** Characters of a text without a length of its own. */
const FALLBACK_LENGTH = 500;

/** The writer's own sentences, with the patterns around short answers, are at most this share of a text. */
const MOST_OWN_SENTENCES = 0.26;

/**
 * Writes a scene's text from the user's material as Markdown. It never pads: the length is an upper bound, what is missing is marked.
 * Pure: the same input gives the same bytes.
 */
export function writeScene(input: WriteSceneInput): string {
  return writeBrief({ ...input, whole: readBrief(input) });
}

/** The same from a parsed form, for callers that need several drafts. */
export function writeBrief({ whole, ...input }: Omit<WriteSceneInput, "fields"> & { whole: Brief }): string {
  const { scene, attempt, language } = input;
  const target = input.target ?? lengthOf(scene)?.default ?? FALLBACK_LENGTH;
  if (scene.output.unit === "item")
    return writeItemScene({ context: createContext({ brief: whole, seed: [target, attempt] }), count: target });
  if (scene.output.unit === "source" || scene.output.kind === "transform")
    return writeSourceScene({ context: createContext({ brief: whole, seed: [target, attempt] }), target: input.target });
  const context = createContext({ brief: thinMaterial(whole, target), seed: [target, attempt], attempt });
  return tidy(numberArticles(renderSections(draftSections(context, target), language), context.forms.numerals));
}

/** Parts that end a text: what they say stands after everything else, a toast after the wish that is still to be added. */
const ENDINGS = new Set(["wish", "close"]);

/** The sections of a scene, written: the user's words in their places, marks, and as many sentences of the genre as fit. */
export function draftSections(context: Context, target: number): Section[] {
  const { brief } = context;
  const title = titleOf(context);
  const hasTitleSection = brief.scene.recipe.structure.some(({ fn }) => fn === "title");
  const head = title && !hasTitleSection ? [headSection(title)] : [];
  const sections = planSections({ brief, target });
  assignAtoms({ brief, sections });
  placeShortFields({ context, sections, title });
  trimAtoms({ sections, target });
  const candidates = chooseParts(sections, context);
  const all = [...head, ...sections];
  const write = () => {
    for (const section of sections) {
      section.blocks = [];
      writeSection(section, context, title);
    }
    closeWithFormula(sections, context);
    return countCharacters(renderSections(all, brief.language));
  };
  const size = dropMarks({ sections, write, target });
  const frames = sections.flatMap(({ atoms }) => atoms).reduce((sum, { frame }) => sum + frame, 0);
  addSentences({ candidates, size, target, frames });
  write();
  numberHeadings(sections, brief);
  return all;
}

/** The genre's prescribed last sentence, where no signature carries it. */
function closeWithFormula(sections: readonly Section[], context: Context): void {
  const formula = firstComplete(context.forms.formulas[context.brief.scene.key], context);
  const last = sections.filter(({ style }) => style !== "fixed").at(-1);
  if (formula && last && !sections.some(({ fn }) => fn === "sign")) last.blocks.push(formBlock(formula));
}

/** Marks go, those of the lightest section first, until the text keeps its length. */
function dropMarks({ sections, write, target }: { sections: readonly Section[]; write: () => number; target: number }): number {
  let size = write();
  const byWeight = [...sections].sort((a, b) => a.weight - b.weight);
  while (size > target) {
    const section = byWeight.find(({ marks }) => marks.length > 1) ?? byWeight.find(({ marks }) => marks.length > 0);
    if (!section) return size;
    section.marks.pop();
    size = write();
  }
  return size;
}

/** Adds the most useful sentences of the genre as long as the user's words stay by far the larger part. */
function addSentences(input: { candidates: readonly Candidate[]; size: number; target: number; frames: number }): void {
  const { candidates, size, target, frames } = input;
  let left = Math.min((size * MOST_OWN_SENTENCES - frames) / (1 - MOST_OWN_SENTENCES), target - size);
  for (const { section, place, text, carries, own } of candidates) {
    if (own > left && !carries) continue;
    left -= own;
    // "…通知如下：" leads to what comes after the section.
    if (carries && !/[：:]$/.test(text) && !ENDINGS.has(section.fn)) section.lead.push(text);
    else if (place === "open") section.open = text;
    else section.say.push(text);
  }
}

function headSection(title: string): Section {
  const blocks = [formBlock(`# ${title}`)];
  return {
    name: "",
    en: "",
    fn: "title",
    weight: 0,
    heading: "",
    budget: 0,
    atoms: [],
    style: "fixed",
    lead: [],
    open: "",
    say: [],
    marks: [],
    blocks,
  };
}

/** Tables for a model, which can fill their cells; of what the form holds each part has a line or two. */
const LINES = new Set(["businessModel"]);

function writeSection(section: Section, context: Context, title: string): void {
  const { kind } = context.brief.scene.output;
  const columns = context.forms.columns[section.fn];
  if (section.fn === "title") {
    if (title) section.blocks.push(formBlock(`# ${title}`));
    writeAddressee(section, context);
    if (section.atoms.length > 0) writeWords(section, context);
  } else if (section.fn === "greet") writeGreeting(section, context);
  else if (section.fn === "sign") writeSignature(section, context);
  else if (section.fn === "tag") writeTags(section, context);
  else if (section.fn === "table") writeInfoTable(section, context);
  else if (section.fn === "shot" && kind === "table") writeShots(section, context);
  else if (kind === "table" && columns && section.fn !== "measure" && !LINES.has(context.brief.scene.key))
    writeGrid(section, context, columns);
  else if (section.fn === "close" && context.forms.formulas[context.brief.scene.key]) writeEnding(section, context);
  else writeWords(section, context);
}

/** Exactly one blank line between blocks, no trailing space. */
function tidy(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Title of the text, or "" where the genre has none. */
function titleOf(context: Context): string {
  const { scene, language } = context.brief;
  const own = firstComplete(context.forms.titles[scene.key], context);
  // 管理 of the subject and 管理 of the title are one.
  if (own !== null) return language === "en" ? capitalize(own) : own.replace("管理管理", "管理");
  if (context.forms.titles[scene.key]) return scene.title[context.brief.language];
  const shared = firstComplete(formFor(context.forms.titles, context), context) ?? scene.title[language];
  return language === "en" ? capitalize(shared) : shared;
}
