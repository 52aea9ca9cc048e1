import type { CatalogueScene } from "@tangleaf/catalogue";
import { lengthOf } from "@tangleaf/catalogue";
import { countCharacters, repetition } from "@tangleaf/document";
import { formBlock, numberArticles, renderSections } from "./engine/blocks.ts";
import type { Context } from "./engine/create-context.ts";
import { createContext } from "./engine/create-context.ts";
import type { Brief, Fields, Language, Section } from "./engine/draft-types.ts";
import { firstComplete, formFor } from "./engine/fill-slots.ts";
import { fitLength } from "./engine/fit-length.ts";
import { writeAddressee, writeEnding, writeGreeting, writeInfoTable, writeSignature, writeTags } from "./engine/write-forms.ts";
import { writeGrid, writeShots } from "./engine/write-grid.ts";
import { writeItems } from "./engine/write-items.ts";
import { writeProse } from "./engine/write-prose.ts";
import { assignAtoms } from "./scene/assign-atoms.ts";
import { placeShortFields } from "./scene/place-short-fields.ts";
import { planSections } from "./scene/plan-sections.ts";
import { readBrief } from "./scene/read-brief.ts";
import { thinMaterial, trimAtoms } from "./scene/trim-atoms.ts";
import { capitalize } from "./text/smooth.ts";
import { writeItemScene } from "./tools/write-item-scene.ts";
import { writeSourceScene } from "./tools/write-source-scene.ts";

export interface WriteSceneInput {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  /** Requested characters or items; null where the text follows its source. */
  readonly target: number | null;
  readonly language: Language;
  /** 0 for the first draft; another number gives another text. */
  readonly attempt: number;
}

/** Characters of a text without a length of its own. */
const FALLBACK_LENGTH = 500;
/** A draft with more repetition is written again; the best one is used. */
const REPETITION_BAR = 0.115;
const REPETITION_WINDOW = 1200;
const MOST_DRAFTS = 6;
/** Longer texts are drafted once: they repeat more by nature, and drafting them again costs time. */
const LONGEST_REDRAFTED = 1000;
const MOST_LONG_DRAFTS = 2;

/** Writes a scene's text from the user's material as Markdown. Pure: the same input gives the same bytes. */
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
  const brief = thinMaterial(whole, target);
  const context = createContext({ brief, seed: [target, attempt] });
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let draft = 0; draft < (target <= LONGEST_REDRAFTED ? MOST_DRAFTS : MOST_LONG_DRAFTS) && least > REPETITION_BAR; draft += 1) {
    const own = draft === 0 ? context : createContext({ brief, seed: [target, attempt, draft] });
    const text = tidy(numberArticles(renderSections(draftSections(own, target), language), own.forms.numerals));
    // The mark of a gap is the same everywhere by design.
    const repeated = worstRepetition(text.replaceAll(own.forms.todo.split("{")[0] ?? "", "【"));
    if (repeated < least) {
      best = text;
      least = repeated;
    }
  }
  return best;
}

function worstRepetition(text: string): number {
  let worst = 0;
  for (let from = 0; from === 0 || from + REPETITION_WINDOW / 2 < text.length; from += REPETITION_WINDOW) {
    worst = Math.max(worst, repetition(text.slice(from, from + REPETITION_WINDOW), 4));
  }
  return worst;
}

/** The sections of a scene, written and fitted to the length. */
export function draftSections(context: Context, target: number): Section[] {
  const { brief } = context;
  const title = titleOf(context);
  const hasTitleSection = brief.scene.recipe.structure.some(({ fn }) => fn === "title");
  const head = title && !hasTitleSection ? [headSection(title)] : [];
  const fixed = head.reduce((sum, section) => sum + countCharacters(renderSections([section], brief.language)), 0);
  const sections = planSections({ brief, target, fixed });
  assignAtoms({ brief, sections });
  placeShortFields({ context, sections, title });
  trimAtoms({ sections, target });
  let debt = 0;
  for (const section of sections) {
    const wanted = section.budget;
    section.budget = Math.max(0, Math.round(wanted + debt));
    writeSection(section, context, title);
    debt += wanted - countCharacters(renderSections([section], brief.language));
  }
  const all = [...head, ...sections];
  const body = sections.filter(({ style }) => style !== "fixed");
  const formula = firstComplete(context.forms.formulas[brief.scene.key], context);
  const last = body.at(-1);
  const hasSign = sections.some(({ fn }) => fn === "sign");
  if (formula && last && !hasSign) last.blocks.push(formBlock(formula));
  fitLength({ sections: all, target, context });
  return all;
}

function headSection(title: string): Section {
  return { name: "", fn: "title", weight: 0, heading: "", budget: 0, atoms: [], blocks: [formBlock(`# ${title}`)], style: "fixed" };
}

function writeSection(section: Section, context: Context, title: string): void {
  const { kind } = context.brief.scene.output;
  const columns = context.forms.columns[section.fn];
  const named = (pattern: RegExp) => pattern.test(section.name);
  if (section.fn === "title") {
    if (title) section.blocks.push(formBlock(`# ${title}`));
    writeAddressee(section, context);
    if (section.atoms.length > 0 || named(/导语|引言|题注|lead|introduction/i)) writeProse({ ...section, fn: "bg" }, context);
  } else if (section.fn === "greet") writeGreeting(section, context);
  else if (section.fn === "sign") writeSignature(section, context);
  else if (section.fn === "tag") writeTags(section, context);
  else if (section.fn === "table") writeInfoTable(section, context);
  else if (section.fn === "shot" && kind === "table") writeShots(section, context);
  else if (kind === "table" && columns && section.fn !== "measure") writeGrid(section, context, columns);
  else if (section.fn === "close" && context.forms.formulas[context.brief.scene.key]) writeEnding(section, context);
  else if (section.style === "items") writeItems(section, context);
  else writeProse(section, context);
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
  if (own !== null) return language === "en" ? capitalize(own) : own;
  if (context.forms.titles[scene.key]) return scene.title[context.brief.language];
  const shared = firstComplete(formFor(context.forms.titles, context), context) ?? scene.title[language];
  return language === "en" ? capitalize(shared) : shared;
}
