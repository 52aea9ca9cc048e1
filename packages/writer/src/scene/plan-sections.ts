import type { Brief, Section } from "../engine/draft-types.ts";
import { formsOf } from "../forms/index.ts";

const HEADED = new Set(["article", "record", "plan", "list", "table"]);
/** Functions that never have a heading of their own. */
const UNHEADED = new Set(["title", "sign", "tag"]);
const LABELLED_FAMILIES = new Set(["social", "script", "ad"]);
const UNLABELLED = new Set(["title", "hook", "tag", "cta", "greet", "close", "sign"]);
const ITEM_FUNCTIONS = new Set(["list", "qa", "shot", "dialog"]);
const FIXED = new Set(["title", "sign", "tag", "table"]);
/** Official documents with at least this many body sections number them. */
const NUMBERED_FROM = 3;
/** Parts that open or end an official document, without a heading. */
const OPENING_FUNCTIONS = new Set(["basis", "cause", "close"]);
/** Characters per section below which a text reads better without headings. */
const LABEL_FROM = { zh: 45, en: 30 };

/** Sections of a scene with their bounds, headings and styles. */
export function planSections({ brief, target }: { brief: Brief; target: number }): Section[] {
  const { scene, language } = brief;
  const structure = scene.recipe.structure;
  const forms = formsOf(language);
  let before: Level = "none";
  return structure.map(({ zh, en, fn, weight }): Section => {
    const name = language === "zh" ? zh : en;
    const alone = headingLevel(brief, fn, target);
    // What follows a part with a heading has one too, or it would seem to belong to that part.
    const level: Level =
      alone === "none" && before !== "none" && !UNHEADED.has(fn) && !(fn === "close" && forms.formulas[scene.key]) ? before : alone;
    if (level !== "none") before = level;
    const heading = level === "heading" ? `## ${name}` : level === "label" ? `**${name}**` : "";
    const isFormula = fn === "close" && forms.formulas[scene.key] !== undefined;
    const style = FIXED.has(fn) || isFormula ? "fixed" : ITEM_FUNCTIONS.has(fn) ? "items" : "prose";
    const budget = Math.round((target * weight) / WHOLE);
    return { name, en, fn, weight, heading, budget, atoms: [], style, lead: [], open: "", say: [], marks: [], blocks: [] };
  });
}

/** Weights of a recipe add up to this. */
const WHOLE = 100;

/** Numbers the headings of the sections that hold something, where the genre numbers them. */
export function numberHeadings(sections: readonly Section[], brief: Brief): void {
  if (!numberingOf(brief) && brief.scene.key !== RULES) return;
  const { language, scene } = brief;
  const { numerals } = formsOf(language);
  const held = sections.filter((section) => section.heading.startsWith("## ") && section.blocks.some(({ pieces }) => pieces.length > 0));
  for (const [index, section] of held.entries()) {
    const numeral = numerals[index] ?? "";
    const label =
      scene.key === RULES ? chapterName(numeral, section.name, language) : `${numeral}${language === "zh" ? "、" : ". "}${section.name}`;
    section.heading = `## ${label}`;
  }
}

/** Rules and regulations have chapters and articles. */
const RULES = "gwRule";
function chapterName(numeral: string, name: string, language: "zh" | "en"): string {
  return language === "zh" ? `第${numeral}章　${name}` : `Chapter ${numeral}. ${name}`;
}

/** Characters of a post below which it has no labels: it is read in one breath. */
const LABELLED_POST_FROM = 150;

type Level = "heading" | "label" | "none";

function headingLevel({ scene, family, language }: Brief, fn: string, target: number): Level {
  const { kind } = scene.output;
  const { structure } = scene.recipe;
  if (structure.length === 1) return "none";
  if (HEADED.has(kind) && !(fn === "greet" && kind === "article"))
    return UNHEADED.has(fn) ? "none" : target / structure.length < LABEL_FROM[language] ? "none" : "heading";
  if (kind === "official")
    return UNHEADED.has(fn) || (OPENING_FUNCTIONS.has(fn) && scene.key !== RULES) || !numberedOfficial(structure) ? "none" : "heading";
  if (kind === "post" && target < LABELLED_POST_FROM) return "none";
  if ((kind === "script" || kind === "post") && LABELLED_FAMILIES.has(family)) {
    return UNLABELLED.has(fn) && kind === "post"
      ? "none"
      : UNHEADED.has(fn) || target / structure.length < LABEL_FROM[language]
        ? "none"
        : "label";
  }
  return "none";
}

function numberedOfficial(structure: readonly { fn: string }[]): boolean {
  return structure.filter(({ fn }) => !UNHEADED.has(fn) && !OPENING_FUNCTIONS.has(fn)).length >= NUMBERED_FROM;
}

function numberingOf({ scene }: Brief): boolean {
  return scene.output.kind === "official" || scene.category === "gongwen" || scene.output.register === "office";
}
