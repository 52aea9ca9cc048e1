/** Signs whose long runs have made some expression or parser slow, by the name they are reported under. */
export const SIGNS: readonly (readonly [name: string, sign: string])[] = [
  ["spaces", " "],
  ["wide spaces", "\u3000"],
  ["tabs", "\t"],
  ["line breaks", "\n"],
  ["carriage returns", "\r"],
  ["#", "#"],
  ["~", "~"],
  ["*", "*"],
  ["_", "_"],
  ["`", "`"],
  ["[", "["],
  ["]", "]"],
  ["![", "!["],
  ["$", "$"],
  [">", ">"],
  ["-", "-"],
  ["|", "|"],
  ["\\", "\\"],
  ["(", "("],
  ["<", "<"],
  ["&", "&"],
  ["'", "'"],
  ['"', '"'],
  [",", ","],
  [".", "."],
  ["1", "1"],
  ["1.", "1."],
  ["a", "a"],
  ["字", "字"],
  ["，", "，"],
  ["“", "“"],
  ["%", "%"],
  ["@", "@"],
  ["{", "{"],
  ["joiners", "\u200d"],
  ["accents", "\u0301"],
  ["families", "👨‍👩‍👧"],
];

/** A run between two letters: an expression that looks for its end has to come to one that does not fit. */
export const runOf = (sign: string, characters: number): string => `a${sign.repeat(Math.max(1, Math.floor(characters / sign.length)))}b`;

/** The finding's own shape: a heading, a run, and another letter. */
export const headingRun = (sign: string, characters: number): string => `# ${runOf(sign, characters)}\n`;

const CELL_CHARACTERS = 30_000;

/** Cuts a text into cells a sheet takes. */
export const cutCells = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CELL_CHARACTERS) }, (_, n) => text.slice(n * CELL_CHARACTERS, (n + 1) * CELL_CHARACTERS));
