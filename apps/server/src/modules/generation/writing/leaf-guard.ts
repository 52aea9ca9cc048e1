import type { EssayLanguage, SectionFault } from "@tangleaf/contract";
import { tokensOf } from "@tangleaf/document";
import { readMarkers } from "@tangleaf/document/references";

/** What a model can be told to do better. */
export type LeafFault = Exclude<SectionFault, "short" | "overlap">;

export type LeafGuard = {
  /** The unit as it may stand in the section; "" where it may not. */
  clean(unit: string): string;
  note(fault: LeafFault): void;
  /** Those found since the last time it was asked. */
  fresh(): LeafFault[];
  /** All of them, and the works that were named and not given. */
  readonly faults: readonly LeafFault[];
  readonly unknownRefs: readonly string[];
};

/** A sentence says again what stands there when so many of its runs of words do. */
const REPEATED_SHARE = 0.6;
const GRAM_TOKENS = 8;
/** A shorter sentence is held against whole sentences only. */
const GRAMS_LEAST = 3;
const SAME_LEAST_TOKENS = 6;
/** Fewer letters say nothing of a language. */
const LETTERS_LEAST = 30;
const OWN_SCRIPT_LEAST = 0.15;
const HEADING_MAX_UNITS = 60;
const MARKED_HEADING = /^(?:#{1,6}\s|\*\*[^*\n]+\*\*[:：]?$)/;
const NUMBERED_HEADING = /^(?:第[一二三四五六七八九十百\d.]+[章节]|\d+(?:\.\d+)+\.?)\s*\S+/;
const ENDS_SENTENCE = /[。！？!?；;：:.…]["”’」』）)】]*$/;

const SCRIPTS: Readonly<Record<EssayLanguage, RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
  en: /\p{Script=Latin}/gu,
  fr: /\p{Script=Latin}/gu,
  es: /\p{Script=Latin}/gu,
};

/**
 * Looks at a section unit by unit before it is shown: headings of its own, sentences that stand there already and those in another
 * language are left out, works that were not given are not cited. `said`: what its chapter says before it.
 */
export function createLeafGuard(input: {
  readonly language: EssayLanguage;
  readonly said: readonly string[];
  readonly headings: readonly string[];
  readonly allowed: readonly string[];
}): LeafGuard {
  const known = new Set<string>();
  const sentences = new Set<string>();
  const headings = new Set(input.headings.map(bare));
  const faults = new Set<LeafFault>();
  const unknown = new Set<string>();
  let told = new Set<LeafFault>();
  for (const text of input.said) for (const gram of gramsOf(tokensOf(text))) known.add(gram);

  function note(fault: LeafFault): "" {
    faults.add(fault);
    told.add(fault);
    return "";
  }

  function isHeading(line: string): boolean {
    if (MARKED_HEADING.test(line) || headings.has(bare(line))) return true;
    return line.length <= HEADING_MAX_UNITS && NUMBERED_HEADING.test(line) && !ENDS_SENTENCE.test(line);
  }

  function isForeign(text: string): boolean {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters >= LETTERS_LEAST && (text.match(SCRIPTS[input.language])?.length ?? 0) / letters < OWN_SCRIPT_LEAST;
  }

  /** Whether it stood there before; if not, it does from now on. */
  function isRepeated(text: string): boolean {
    const tokens = tokensOf(text);
    const grams = gramsOf(tokens);
    const whole = tokens.join(" ");
    const isSame = tokens.length >= SAME_LEAST_TOKENS && sentences.has(whole);
    const seen = grams.filter((gram) => known.has(gram)).length;
    if (isSame || (grams.length >= GRAMS_LEAST && seen / grams.length >= REPEATED_SHARE)) return true;
    sentences.add(whole);
    for (const gram of grams) known.add(gram);
    return false;
  }

  return {
    clean(unit) {
      const words = unit.trim();
      if (words === "") return unit;
      if (!words.includes("\n") && isHeading(words)) return note("headings");
      const read = readMarkers(unit, input.allowed);
      for (const id of read.unknown) unknown.add(id);
      if (read.unknown.length > 0) note("unknownRefs");
      if (isForeign(withoutFormulas(words))) return note("language");
      return isRepeated(words) ? note("repeated") : read.text;
    },
    note,
    fresh() {
      const found = [...told];
      told = new Set();
      return found;
    },
    get faults() {
      return [...faults];
    },
    get unknownRefs() {
      return [...unknown];
    },
  };
}

function gramsOf(tokens: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, tokens.length - GRAM_TOKENS + 1) }, (_, at) => tokens.slice(at, at + GRAM_TOKENS).join(" "));
}

function withoutFormulas(text: string): string {
  return text.replace(/\$\$?[^$]*\$\$?|```[\s\S]*?```/g, "");
}

/** A heading without its number and marks. */
function bare(text: string): string {
  return text.replace(/^[#*\s]*(?:第[一二三四五六七八九十百\d.]+[章节]|[\d.]+|[一二三四五六七八九十]+、)?\s*|[*\s]+/g, "");
}
