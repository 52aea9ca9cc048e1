/** Signs of the four levels of an official document (GB/T 9704, 7.3.3), as writers and models type them. */
const LEVELS: readonly RegExp[] = [
  /^[一二三四五六七八九十百]+、/,
  /^[（(][一二三四五六七八九十百]+[）)]/,
  /^\d+[.．、](?!\d)/,
  /^[（(]\d+[）)]/,
];
/** Only the first two levels have a font of their own; their words end at the first full stop. */
const LEVELS_WITH_FONT = 2;
const HEADING_MAX_CHARACTERS = 40;

export type LevelLine = {
  /** 1 to 4. */
  readonly level: number;
  /** The words set in the level's font. */
  readonly lead: string;
  /** The text that runs on after them in the same paragraph. */
  readonly rest: string;
};

/** Level of a line by its sign, or null for plain text. */
export function gongwenLevel(line: string): LevelLine | null {
  const index = LEVELS.findIndex((sign) => sign.test(line));
  if (index < 0) return null;
  const level = index + 1;
  const stop = line.indexOf("。") + 1;
  if (stop === 0 || stop === line.length) {
    const heading = line.length <= HEADING_MAX_CHARACTERS && level <= LEVELS_WITH_FONT;
    return heading ? { level, lead: line, rest: "" } : level <= LEVELS_WITH_FONT ? null : { level, lead: "", rest: line };
  }
  return level <= LEVELS_WITH_FONT && stop <= HEADING_MAX_CHARACTERS
    ? { level, lead: line.slice(0, stop), rest: line.slice(stop) }
    : { level, lead: "", rest: line };
}

/** Half-width signs become the standard's: (一) → （一）. */
export function standardSign(line: string): string {
  return line
    .replace(/^\(([一二三四五六七八九十百]+|\d+)\)\s*/, "（$1）")
    .replace(/^（([一二三四五六七八九十百]+|\d+)）、?\s*/, "（$1）")
    .replace(/^([一二三四五六七八九十百]+)、\s*/, "$1、")
    .replace(/^(\d+)[．、]\s*(?!\d)/, "$1.")
    .replace(/^(\d+)\.\s+/, "$1.");
}
