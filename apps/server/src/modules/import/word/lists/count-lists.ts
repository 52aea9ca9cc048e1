import type { ListPlace } from "../styles.ts";
import { formatCount } from "./format-count.ts";
import type { Numbering, NumberingLevel } from "./numbering.ts";

/** A paragraph as Word counts it in its list. */
export type Counted = {
  readonly level: NonNullable<ReturnType<Numbering["level"]>>;
  readonly count: number;
  /** The counts of all levels from the outermost to its own. */
  readonly path: readonly number[];
  /** Number that Word prints before the paragraph, 第3章 or 图2-1, or a box to tick; null for a bullet, or where it prints none. */
  readonly label: string | null;
  /** Items with the same key are of one list, and those of the same family unless they begin anew. */
  readonly key: string;
  readonly family: string;
};

export type ListCounter = (place: ListPlace | null) => Counted | null;

/** The bullets of a list of things to do, which say what is done. */
const TICK_BOX = /^[☐☑☒✓✔]$/;

/** Numbers the list paragraphs of a file in the order of the text. */
export function createListCounter(numbering: Numbering): ListCounter {
  const counts = new Map<string, number>();
  return (place) => {
    const level = numbering.level(place);
    if (level === null || place === null) return null;
    const key = `${place.numId}:${level.index}`;
    const family = `${level.definition}/${level.index}`;
    const begins = level.restarts && !counts.has(key);
    const count = begins ? level.start : (counts.get(family) ?? level.start - 1) + 1;
    counts.set(family, count).set(key, count);
    const forms = numbering.forms(place);
    for (const other of counts.keys()) {
      const [definition, deeper] = other.split("/");
      const index = Number(deeper);
      if (definition === level.definition && index > level.index && level.index < (forms[index]?.restartsBelow ?? index))
        counts.delete(other);
    }
    const path = Array.from({ length: level.index }, (_, index) => counts.get(`${level.definition}/${index}`) ?? forms[index]?.start ?? 1);
    const whole = [...path, count];
    return { level, count, path: whole, label: labelOf(level, whole, forms), key, family };
  };
}

function labelOf(level: NumberingLevel, path: readonly number[], forms: readonly NumberingLevel[]): string | null {
  if (level.format === "bullet") return TICK_BOX.test(level.text) ? level.text : null;
  if (level.text === "") return null;
  return level.text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const count = path[index];
    const format = index === path.length - 1 ? level.format : (forms[index]?.format ?? "decimal");
    return count === undefined ? "" : formatCount(count, level.isLegal ? "decimal" : format);
  });
}

/** A label before its words, as Word sets it apart from them. */
export function withGap(label: string): string {
  return /[、，）】]$/.test(label) ? label : `${label} `;
}

/** Tells whether a number is part of the text: its format has words (图2-%1, 第%1条), or the brackets citations name it by ([%1]). */
export function isPartOfText({ text }: NumberingLevel): boolean {
  return /[\p{L}[［【〔]/u.test(text.replace(/%[1-9]/g, ""));
}
