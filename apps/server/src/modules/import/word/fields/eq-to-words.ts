import type { EqPart } from "./eq-field.ts";

type EqSwitch = Extract<EqPart, { kind: "switch" }>;

const ENCLOSING = /^[○◯〇●□■△▲◇◆☆]$/;
/** Characters that exist in a circle: a first one, the last one, and the circled first one. */
const CIRCLED_RANGES: readonly (readonly [string, string, number])[] = [
  ["A", "Z", 0x24b6],
  ["a", "z", 0x24d0],
];
const CIRCLED_NUMBERS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0x24ea],
  [1, 20, 0x2460],
  [21, 35, 0x3251],
  [36, 50, 0x32b1],
];
const FIRST_CIRCLED_WORD = 0x3280;
const CIRCLED_WORDS = "一二三四五六七八九十月火水木金土日株有社名特財祝労秘男女適優印注項休写正上中下左右医宗学監企資協夜";
const TICKED: Readonly<Record<string, string>> = { "√": "☑", "✓": "☑", "×": "☒", "✗": "☒", x: "☒", X: "☒" };
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

export const findOption = (part: EqSwitch, name: string): string | undefined => part.options.find((option) => option.name === name)?.value;

/** Whether all that is said is a part that is raised, or lowered. */
export function isRaised(parts: readonly EqPart[] | undefined, name: "up" | "do"): boolean {
  const [only] = parts ?? [];
  return parts?.length === 1 && only?.kind === "switch" && only.name === "s" && findOption(only, name) !== undefined;
}

const isGuided = ([first, second, ...others]: readonly (readonly EqPart[])[]): boolean =>
  second !== undefined && others.length === 0 && isRaised(first, "up") && !isRaised(second, "do");

/** Tells whether a phonetic guide stands above one of these parts. */
export function hasGuide(parts: readonly EqPart[]): boolean {
  return parts.some((part) => part.kind === "switch" && part.name === "o" && isGuided(part.parts));
}

/** Whether a field only puts characters into, beside or onto each other: ①, a phonetic guide, 合并字符. */
export function isLettering(parts: readonly EqPart[]): boolean {
  return parts.every((part) => part.kind === "text" || (part.name === "o" && lettering(part) !== null) || part.name === "d");
}

/** The fields of an EQ instruction as words: fractions with a slash, roots with their sign. */
export function eqToWords(parts: readonly EqPart[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : switchToWords(part))).join("");
}

function switchToWords(part: EqSwitch): string {
  const words = part.parts.map(eqToWords);
  const [first = "", second = ""] = words;
  switch (part.name) {
    case "f":
      return `${grouped(first)}/${grouped(second)}`;
    case "r":
      return words.length > 1 ? `${first}√${grouped(second)}` : `√${grouped(first)}`;
    case "o":
      return lettering(part) ?? words.join("");
    case "b": {
      const [begin, end] = bracketsOf(part);
      return `${begin}${words.join(",")}${end}`;
    }
    case "i":
      return `${findOption(part, "su") !== undefined ? "∑" : findOption(part, "pr") !== undefined ? "∏" : "∫"}${words.join(" ")}`;
    case "a":
    case "l":
      return words.join(", ");
    default:
      return words.join("");
  }
}

/** Brackets around a part; a blank one is none. */
export function bracketsOf(part: EqSwitch): readonly [string, string] {
  const both = findOption(part, "bc");
  if (both !== undefined) return [both, BRACKETS[both] ?? both];
  const [begin, end] = [findOption(part, "lc"), findOption(part, "rc")];
  return begin === undefined && end === undefined ? ["(", ")"] : [(begin ?? "").trim(), (end ?? "").trim()];
}

/** What characters on top of each other are; null where they are a formula. */
export function lettering({ parts, options }: EqSwitch): string | null {
  const words = parts.map(eqToWords);
  const shape = words.find((one) => ENCLOSING.test(one.trim()));
  const inside = words
    .filter((one) => one !== shape)
    .join("")
    .trim();
  if (shape !== undefined && inside !== "") return enclose(inside, shape.trim());
  const [first] = parts;
  if (isGuided(parts)) return words[1] ?? "";
  const isMerged = parts.length > 1 && /\p{Script=Han}/u.test(words.join("")) && (isRaised(first, "up") || isRaised(first, "do"));
  if (isMerged) return words.join("").replace(/\u3000/g, "");
  if (words.join("") === "=/" || words.join("") === "/=") return "≠";
  const isPlain = parts.flat().every(({ kind }) => kind === "text");
  return isPlain && !options.some(({ name }) => name === "al") && /\p{Script=Han}/u.test(words.join("")) ? words.join("") : null;
}

/** Words in a circle or a square, as a character of their own where there is one. */
function enclose(words: string, shape: string): string {
  if (shape === "□" && TICKED[words] !== undefined) return TICKED[words];
  if (!/^[○◯〇●]$/.test(shape)) return `(${words})`;
  const number = /^\d{1,2}$/.test(words) ? Number(words) : Number.NaN;
  for (const [first, last, code] of CIRCLED_NUMBERS)
    if (number >= first && number <= last) return String.fromCodePoint(code + number - first);
  for (const [first, last, code] of CIRCLED_RANGES)
    if (words.length === 1 && words >= first && words <= last)
      return String.fromCodePoint(code + words.charCodeAt(0) - first.charCodeAt(0));
  const place = words.length === 1 ? CIRCLED_WORDS.indexOf(words) : -1;
  return place === -1 ? `(${words})` : String.fromCodePoint(FIRST_CIRCLED_WORD + place);
}

const grouped = (words: string): string => (/^[\p{L}\p{N}.]*$/u.test(words.trim()) ? words.trim() : `(${words.trim()})`);
