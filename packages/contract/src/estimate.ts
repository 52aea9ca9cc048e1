/**
 * What a generation will probably cost: one calculation for the page's button, the server's reservation and the cap.
 * Lengths are counted characters (字数), except where a unit of items is named.
 */
import { CONTINUE_DEFAULT_CHARACTERS, QUOTE_CAP_FACTOR, SOURCE_LEAST_CHARACTERS, TOKENS_PER_CHARACTER } from "./constants.ts";

/** What a scene's length counts: characters, items, or nothing (the text follows its source). */
export type LengthUnit = "char" | "item" | "source";
/** Headings of an outline, an intent each, and the names of the fields around them: per character of the essay. */
const OUTLINE_SHARE = 0.12;
const OUTLINE_CHARACTERS = { least: 500, most: 4000 } as const;

type EditAction = "rewrite" | "polish" | "expand" | "condense";

/** A title, a hook, a name with its reason. */
const CHARACTERS_PER_ITEM = 40;
/** A title of an essay, its translation, and keywords in two languages. */
const CHARACTERS_PER_TITLE = 90;
/** Length of a reworked passage over that of its source. */
const EDIT_FACTOR: Readonly<Record<EditAction, number>> = { rewrite: 1, polish: 1, expand: 1.6, condense: 0.6 };
/** A text to be made longer becomes at least a few paragraphs, however little there was. */
const LONGER_LEAST_CHARACTERS = 300;
const SMALLEST_ASKED_LENGTH = 10;
/** Share of a text's length that is room enough to end one that was cut off. */
const ENDING_SHARE = 1 / 5;

/** The plan of a question about a table, and an answer told in a few sentences. */
const TABLE_PLAN_CHARACTERS = 160;
const TABLE_EXPLAIN_CHARACTERS = 200;

const SHORTER = /短|精简|压缩|缩减|删减|简洁|shorter|shorten|condense|trim|cut down|brief/i;
const LONGER = /长一|更长|扩|详细|展开|补充|增加|longer|expand|detail|elaborate|\badd\b/i;
const ASKED_LENGTH = /(\d{2,5})\s*(?:字|个字|字左右|characters?|words?)/i;

/** Metered tokens of so many characters at a model's price per completion token. */
export function estimateTokens(characters: number, completionPrice: number): number {
  return Math.ceil(Math.ceil(characters * TOKENS_PER_CHARACTER) * completionPrice);
}

/** The most a generation may cost that was quoted at `quoted` tokens. */
export function capOf(quoted: number): number {
  // Rounded before: 500 × 1.2 is a little over 600 in floating point.
  return Math.ceil(Number((quoted * QUOTE_CAP_FACTOR).toFixed(1)));
}

/** Characters a scene's text will have. `target`: length asked for in the scene's unit, null where it follows `sourceCharacters`. */
export function sceneCharacters(input: { unit: LengthUnit; target: number | null; sourceCharacters: number }): number {
  const { unit, target, sourceCharacters } = input;
  if (target === null) return fromSource(sourceCharacters);
  return unit === "item" ? target * CHARACTERS_PER_ITEM : target;
}

/** Characters of the draft of an outline for an essay of `length` characters. */
export function outlineCharacters(length: number): number {
  return Math.round(Math.min(OUTLINE_CHARACTERS.most, Math.max(OUTLINE_CHARACTERS.least, length * OUTLINE_SHARE)));
}

/** Characters of so many suggested titles of an essay. */
export function titlesCharacters(count: number): number {
  return count * CHARACTERS_PER_TITLE;
}

/** Length an instruction for a new draft names in so many words; null where it names none. A new draft inherits no length. */
export function revisedTarget(instruction: string): number | null {
  const asked = ASKED_LENGTH.exec(instruction)?.[1];
  return asked !== undefined && Number(asked) >= SMALLEST_ASKED_LENGTH ? Number(asked) : null;
}

/** Characters a new draft of a text with so many `characters` will have. */
export function revisedCharacters(input: { instruction: string; unit: LengthUnit; characters: number }): number {
  const { instruction, unit, characters } = input;
  const target = revisedTarget(instruction);
  if (target !== null) return sceneCharacters({ unit: unit === "item" ? "char" : unit, target, sourceCharacters: characters });
  const isLonger = !SHORTER.test(instruction) && LONGER.test(instruction);
  return isLonger ? Math.max(Math.ceil(characters * EDIT_FACTOR.expand), LONGER_LEAST_CHARACTERS) : fromSource(characters);
}

/** What a continuation adds, in the scene's unit. `target`: length asked for of the whole; `has`: what is written. */
export function continuedTarget(input: { unit: LengthUnit; target: number | null; has: number }): number {
  const { unit, target, has } = input;
  if (target === null) return CONTINUE_DEFAULT_CHARACTERS;
  // Close to its length but cut off: enough room for an ending.
  const ending = unit === "item" ? 1 : Math.min(CONTINUE_DEFAULT_CHARACTERS / 2, Math.ceil(target * ENDING_SHARE));
  return Math.max(target - has, ending);
}

/** Characters a reworked passage will have. */
export function editedCharacters(action: EditAction, characters: number): number {
  return fromSource(characters * EDIT_FACTOR[action]);
}

/** Length of a paragraph of a note over that of its source; a translation is counted in words of another language. */
const PASSAGE_FACTOR = { ...EDIT_FACTOR, translate: 1.2, instruct: 1.3 } as const;

/** Characters of what is suggested for paragraphs of a note. */
export function passageCharacters(action: keyof typeof PASSAGE_FACTOR | "continue", characters: number): number {
  return action === "continue" ? CONTINUE_DEFAULT_CHARACTERS : fromSource(characters * PASSAGE_FACTOR[action]);
}

/** Characters of paragraphs that are brought up to date. */
export function syncedCharacters(characters: number): number {
  return fromSource(characters);
}

/** Even of three words a model makes a sentence, so the estimate has a minimum. */
function fromSource(characters: number): number {
  return Math.max(Math.ceil(characters), SOURCE_LEAST_CHARACTERS);
}

/** Characters of what a model writes about a table. */
export function tableTalkCharacters(kind: "tablePlan" | "tableExplain"): number {
  return kind === "tablePlan" ? TABLE_PLAN_CHARACTERS : TABLE_EXPLAIN_CHARACTERS;
}
