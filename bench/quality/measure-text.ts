import { type CatalogueScene, findScene, lengthOf } from "@tangleaf/catalogue";
import {
  countCharacters,
  countItems,
  duplicateSentences,
  fillerIn,
  hasDeepHeadings,
  isSigned,
  marksIn,
  repetition,
  sectionsFound,
  strayDigits,
  strayNames,
} from "@tangleaf/document";

export type Language = "zh" | "en";
/** One scene with its form as it is filled in each language, without a length: the scene's own is taken. */
export type SetEntry = { readonly sceneType: string } & Readonly<Record<Language, Readonly<Record<string, string | number>>>>;
/** A text as the product gave it. */
export type WrittenText = {
  readonly entry: SetEntry;
  readonly language: Language;
  /** Its finish reason, or the refusal. */
  readonly ended: string;
  readonly text: string;
};

/** What is measured of one text; null where it does not apply. */
export type TextMeasure = {
  readonly sceneType: string;
  readonly ended: string;
  /** Length over the length asked for. */
  readonly ratio: number | null;
  readonly rep4: number;
  readonly duplicates: number;
  readonly filler: readonly string[];
  readonly marks: number;
  readonly digits: readonly string[];
  readonly names: readonly string[];
  /** Share of the recipe's sections that stand there. */
  readonly sections: number | null;
  readonly isSigned: boolean | null;
  readonly isDeep: boolean;
  /** Names of the checks it fails. */
  readonly failed: readonly CheckName[];
};

const HAS_HEADINGS: readonly string[] = ["article", "record", "plan", "official", "table"];
const REP4_MOST = 0.12;
const DUPLICATES_MOST = 0.01;
const SECTIONS_LEAST = 0.5;

/** A text passes what it is asked here without a judge. */
export const CHECKS = {
  ended: ({ ended }) => ended === "stop",
  repetition: ({ rep4, duplicates }) => rep4 <= REP4_MOST && duplicates <= DUPLICATES_MOST,
  filler: ({ filler }) => filler.length === 0,
  digits: ({ digits }) => digits.length === 0,
  names: ({ names }) => names.length === 0,
  sections: ({ sections }) => sections === null || sections >= SECTIONS_LEAST,
  signature: ({ isSigned }) => isSigned !== false,
  headings: ({ isDeep }) => !isDeep,
} as const satisfies Readonly<Record<string, (measure: Omit<TextMeasure, "failed">) => boolean>>;
export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

export function measureText({ entry, language, ended, text }: WrittenText): TextMeasure {
  const scene = findScene(entry.sceneType);
  if (scene === null) throw new Error(`the set names ${entry.sceneType}, which is no scene`);
  const given = Object.values(entry[language]).join("\n");
  const names = scene.recipe.structure.map((section) => section[language]);
  const isItems = scene.output.unit === "item";
  const known = [given, ...names, scene.title[language]].join("\n");
  const measure = {
    sceneType: entry.sceneType,
    ended,
    ratio: ratioOf(scene, text),
    // A list of titles repeats its words by nature, and marks are alike by design.
    rep4: isItems
      ? 0
      : repetition(
          marksIn(text).reduce((left, mark) => left.replace(mark, ""), text),
          4,
        ),
    duplicates: duplicateSentences(text),
    filler: fillerIn(text, language).filter((phrase) => !given.includes(phrase)),
    marks: marksIn(text).length,
    digits: strayDigits(text, known),
    names: strayNames(text, known),
    sections: text !== "" && HAS_HEADINGS.includes(scene.output.kind) ? sectionsFound(text, names) : null,
    isSigned: text !== "" && scene.recipe.structure.some(({ fn }) => fn === "sign") ? isSigned(text, given) : null,
    isDeep: hasDeepHeadings(text),
  };
  return { ...measure, failed: CHECK_NAMES.filter((name) => !CHECKS[name](measure)) };
}

function ratioOf(scene: CatalogueScene, text: string): number | null {
  const length = lengthOf(scene);
  if (length === null) return null;
  return (length.unit === "item" ? countItems(text) : countCharacters(text)) / length.default;
}
