import { foldPhrase } from "./fold-phrase.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Entry } from "./lexicon-entry.ts";
import type { Found } from "./token.ts";

/** Words that compare only where an amount stands right behind them: 破 10 万, 满 15 次. 上 3 个月 is no amount. */
const AMOUNT_WORDS: readonly (readonly [RegExp, Extract<Entry, { is: "compare" }>["as"]])[] = [
  [/^(?:突破|破|超)(?=[\d$¥])/u, ">"],
  [/^(?:达到|达|满|够)(?:了)?(?=[\d$¥])/u, ">="],
  [/^(?:没过|没超过|没超|没破|没有超过|未超过|未超)(?=[\d$¥])/u, "<="],
  [/^(?:没达到|没有达到|未达到|未达|没够|不够|没上)(?=[\d$¥])/u, "<"],
];

export function amountWordAt(rest: string): Found[] {
  return AMOUNT_WORDS.flatMap(([shape, as]): Found[] => {
    const [text] = shape.exec(rest) ?? [];
    return text === undefined ? [] : [{ entry: { is: "compare", as }, text }];
  });
}

const SURNAME = /^姓(欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|慕容|令狐|司徒|\p{Script=Han})(?=$|[的和跟或、,，。?？\s]|都|人|同学|学生)/u;
const NO_SURNAME = /^[名氏什啥谁甚]$/u;
const PIECE = "[\"“「『'‘]?([\\p{L}\\p{N}]{1,12}?)[\"”」』'’]?";
const HOLDS = "(?:里面|里头|里边|里|中|当中)?\\s*(?:带有|含有|包含|包括|出现|带|含|有)(?:个|着|了)?\\s*";

/** 名字里带个雨字: the piece is named as a sign or a word. */
const NAMED_PIECE = new RegExp(`^${HOLDS}${PIECE}(?:这个|这)?(?:字样|字眼|两个字|二字|字|一词)`, "u");

/** 标题里有测评或者挑战的: what is in them has to be said of their inside, and ends with 的. */
const INSIDE =
  /^(?:里面|里头|里边|里|中|上)?\s*(?:带有|含有|包含|出现|提到过?|提及|写了|写着|写的是|写的有|注明了?|标了|标着|标注了?|(?<=[里头面边中上])(?:带|含|有))\s*([\p{L}\p{N}]{1,12}?(?:(?:或者|或|、)[\p{L}\p{N}]{1,12}?)*)(?=的)/u;
/** 标题带“租房改造”的: what stands between marks is a piece as it is. */
const QUOTED = new RegExp(`^${HOLDS}["“「『'‘]([^"”」』'’]{1,20})["”」』'’](?:这个词|字样|的字样|几个字|的字)?`, "u");
const HOLDS_ENGLISH =
  /^\s(?:that contains?|containing|contains?|includes?|including|mentions?|mentioning|that mentions?|says?|has|with)\s+(?:the word\s+)?["“'‘]?([a-z0-9-]{2,20})["”'’]?(?![a-z])/u;
const STARTS_ENGLISH =
  /^\s(?:starting with|starts? with|that starts? with|beginning with|begins? with)\s+["“'‘]?([a-z0-9-]{1,20})["”'’]?(?![a-z])/u;

/** A piece of the texts of a column, right behind its name: only what stands in some of its texts is one. */
export function likesAt(rest: string, phrases: readonly Found[], { entries, texts = new Map() }: Lexicon): Found[] {
  const found: Found[] = [];
  const add = (col: string, as: "contains" | "startsWith", said: readonly string[], text: string): void => {
    const words: readonly string[] = texts.get(col) ?? [];
    const pieces = said.map((piece) => pieceOf(words, piece, as));
    if (pieces.every((piece) => piece !== null)) found.push({ entry: { is: "like", col, as, pieces }, text });
  };
  const [name, sign = ""] = SURNAME.exec(rest) ?? [];
  const names = entries.get("名字");
  if (name !== undefined && !NO_SURNAME.test(sign) && names?.is === "column") add(names.col, "startsWith", [sign], name);
  for (const { entry, text } of phrases) {
    if (entry.is !== "column" || !texts.has(entry.col)) continue;
    const behind = rest.slice(text.length);
    const named = NAMED_PIECE.exec(behind) ?? QUOTED.exec(behind) ?? HOLDS_ENGLISH.exec(behind);
    if (named !== null) add(entry.col, "contains", [named[1] ?? ""], text + named[0]);
    const inside = INSIDE.exec(behind);
    if (inside !== null) add(entry.col, "contains", (inside[1] ?? "").split(/或者|或|、/u), text + inside[0]);
    const start = STARTS_ENGLISH.exec(behind);
    if (start !== null) add(entry.col, "startsWith", [start[1] ?? ""], text + start[0]);
  }
  return found;
}

/** The piece as it is written in the texts; null where no text has it. */
function pieceOf(words: readonly string[], piece: string, as: "contains" | "startsWith"): string | null {
  const folded = foldPhrase(piece);
  const isIn = (word: string): boolean => (as === "contains" ? foldPhrase(word).includes(folded) : foldPhrase(word).startsWith(folded));
  return folded !== "" && words.some(isIn) ? piece : null;
}

const TOTAL = /^(?:([二两三四五六七八九]|\d)(?:门课|科目|科|门)|各科|全科|所有科目)?的?(?:总分|总成绩)(?!数)/u;
const SIGNS = /^([语数英物理化生史地政]{2,6})([二两三四五六七八九]|\d)(?:门课|科目|科|门)/u;
const NUMERALS = "零一二三四五六七八九";
const countOf = (text: string): number => (/\d/.test(text) ? Number(text) : NUMERALS.indexOf(text.replace("两", "二")));

/** 五科总分, 语数英三门: marks by how many there are. */
export function marksAt(rest: string): Found[] {
  const total = TOTAL.exec(rest);
  const signs = SIGNS.exec(rest);
  return [
    ...(total === null ? [] : [{ entry: { is: "total", of: total[1] === undefined ? null : countOf(total[1]) } as const, text: total[0] }]),
    ...(signs === null || new Set(signs[1]).size !== countOf(signs[2] ?? "") || (signs[1] ?? "").length !== countOf(signs[2] ?? "")
      ? []
      : [{ entry: { is: "subjects", signs: signs[1] ?? "" } as const, text: signs[0] }]),
  ];
}
