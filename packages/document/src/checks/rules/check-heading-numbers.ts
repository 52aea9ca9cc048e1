import { chineseNumber } from "../../outline/number-headings.ts";
import { type CheckedDocument, placeIn } from "../checked-document.ts";
import { type Finding, type FindingOf, finding } from "../finding.ts";

type Typed = {
  /** As it stands at the beginning of the heading. */
  readonly typed: string;
  readonly form: string;
  /** 1.2 is [1, 2]; 第三章 is [3]. */
  readonly path: readonly number[];
};

const CHINESE_NUMBERS = new Map(Array.from({ length: 99 }, (_, index) => [chineseNumber(index + 1), index + 1]));
const HAN_NUMBER = "[一二三四五六七八九十]{1,3}";
/** After one digit these make it a quantity, not a number of a heading: 3 种方法. */
const MEASURES = "个种家类次份项年月日天位名所倍万亿元大条点款";
const FORMS: readonly { readonly form: string; readonly pattern: RegExp }[] = [
  { form: "章", pattern: new RegExp(`^第(${HAN_NUMBER}|\\d{1,2}) ?章`, "u") },
  { form: "节", pattern: new RegExp(`^第(${HAN_NUMBER}|\\d{1,2}) ?节`, "u") },
  { form: "chapter", pattern: /^chapter (\d{1,2})\b/i },
  { form: "、", pattern: new RegExp(`^(${HAN_NUMBER})、`, "u") },
  { form: "（）", pattern: new RegExp(`^[（(](${HAN_NUMBER}|\\d{1,2})[)）]`, "u") },
  { form: ".", pattern: /^(\d{1,2}(?:[.．]\d{1,2}){1,4})(?![\d.．]|\s?(?:%|％|倍|万|亿|元|米|℃|版|GHz|kg|mm|times\b))/ },
  { form: ".", pattern: new RegExp(`^(\\d{1,2})(?:[.．、](?!\\d)|[ \\u3000]{1,2}(?=\\S)(?![${MEASURES}]|%|[a-z]))`, "u") },
];

/** Numbers typed into headings: beside the one the document gives (第一章 第一章 绪论), or out of their own order. */
export function checkHeadingNumbers(document: CheckedDocument): Finding[] {
  const { settings } = document.content;
  return (settings.numbering ?? "none") === "none" ? outOfOrder(document) : besideOurs(document);
}

function besideOurs({ texts, numbering }: CheckedDocument): Finding[] {
  return texts.flatMap((text): Finding[] => {
    if (text.kind !== "heading") return [];
    const number = numbering.headings.get(text.sectionId);
    const typed = readNumber(text.text);
    if (number === undefined || typed === null) return [];
    const ours = readNumber(`${number} 题`) ?? { path: [] };
    const place = placeIn(text, 0, typed.typed.length);
    const isSame = typed.path.at(-1) === ours.path.at(-1) && (typed.path.length === 1 || typed.path.join() === ours.path.join());
    // One digit alone may begin the words themselves: it counts where it is the number.
    if (!isSame && typed.form === "." && typed.path.length === 1 && /\s$/.test(typed.typed)) return [];
    return isSame
      ? [finding("headingNumberDoubled", place, { typed: typed.typed.trim(), number })]
      : [finding("headingNumberWrong", place, { typed: typed.typed.trim(), expected: number })];
  });
}

type Open = { readonly level: number; readonly number: number | null; readonly lasts: Map<string, number> };

/** Typed numbers count up by one among the headings below one heading, and begin with the number of that one. */
function outOfOrder({ texts, sections }: CheckedDocument): FindingOf<"headingNumberWrong">[] {
  const levels = new Map(sections.map(({ id, level }) => [id, level]));
  const open: Open[] = [{ level: 0, number: null, lasts: new Map() }];
  const found: FindingOf<"headingNumberWrong">[] = [];
  for (const text of texts) {
    if (text.kind !== "heading") {
      // （一）消防安全。… : a paragraph may bear the number before that of a heading.
      const lead = text.kind === "paragraph" ? readNumber(text.text) : null;
      if (lead !== null && lead.path.length === 1) open.at(-1)?.lasts.set(lead.form, lead.path[0] ?? 0);
      continue;
    }
    const level = levels.get(text.sectionId) ?? 1;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    const typed = readNumber(text.text);
    const number = typed?.path.at(-1) ?? null;
    if (typed !== null && number !== null && parent !== undefined) {
      const last = parent.lasts.get(typed.form);
      // The first one of an excerpt, or below a heading without a number, may begin anywhere.
      const next = last === undefined ? (parent.number === null ? number : 1) : last + 1;
      const above = typed.path.at(-2);
      const prefix = above !== undefined && parent.number !== null && typed.path.length === open.length ? parent.number : above;
      if (number !== next || prefix !== above) {
        const expected = expectedNumber(typed, next, prefix);
        found.push(finding("headingNumberWrong", placeIn(text, 0, typed.typed.length), { typed: typed.typed.trim(), expected }));
      }
      parent.lasts.set(typed.form, number);
    }
    open.push({ level, number, lasts: new Map() });
  }
  return found;
}

function expectedNumber({ typed, path, form }: Typed, next: number, prefix: number | undefined): string {
  if (form === ".") return [...path.slice(0, -2), ...(prefix === undefined ? [] : [prefix]), next].join(".");
  const isHan = new RegExp(HAN_NUMBER, "u").test(typed);
  return typed.trim().replace(isHan ? new RegExp(HAN_NUMBER, "u") : /\d+/, isHan ? chineseNumber(next) : String(next));
}

function readNumber(heading: string): Typed | null {
  for (const { form, pattern } of FORMS) {
    const match = pattern.exec(heading);
    if (match === null) continue;
    const path = (match[1] ?? "").split(/[.．]/).map((part) => CHINESE_NUMBERS.get(part) ?? Number(part));
    if (path.every((part) => Number.isInteger(part) && part > 0)) return { typed: match[0], form, path };
  }
  return null;
}
