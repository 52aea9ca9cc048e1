import { type Reference, yearOf } from "../reference.ts";
import { join, ownText, type Style } from "./style.ts";

/** Where and when it came out; an edition is a sentence of its own before it. */
export type Published = { readonly edition?: string; readonly body?: string };
export type Publication = (reference: Reference, style: Style) => Published;

/** Journal，year，volume（issue）：pages; an article that has none of these yet shows the day it came out. */
export function serial(reference: Reference, style: Style): Published {
  const { volume, issue, pages, date } = reference;
  const isEarly = !volume && !issue && !pages && date !== undefined && date.length > 4;
  const year = isEarly ? date : style.authorYear ? undefined : yearOf(reference);
  const head = join(style.comma, [ownText(reference.container, style), year, volume]);
  const number = issue ? `${style.open}${issue}${style.close}` : "";
  return { body: join(style.colon, [head + number, pagesOf(reference)]) };
}

/** Newspaper，day（page）. */
export function newspaper(reference: Reference, style: Style): Published {
  const head = join(style.comma, [
    ownText(reference.container, style),
    reference.date ?? (style.authorYear ? undefined : yearOf(reference)),
  ]);
  const pages = pagesOf(reference);
  return { body: pages === "" ? head : head === "" ? pages : `${head}${style.open}${pages}${style.close}` };
}

/** Place：publisher，year：pages. An archive shows the day it was written. */
export function bound(reference: Reference, style: Style): Published {
  const from = join(style.colon, [reference.place, ownText(reference.publisher, style)]);
  const when = reference.type === "archive" ? (reference.date ?? reference.year) : yearOf(reference);
  const body = join(style.comma, [from, style.authorYear ? undefined : when]);
  return { edition: editionText(reference, style), body: join(style.colon, [body, pagesOf(reference)]) };
}

/** Day：pages, of what nobody publishes for sale. */
export function dated(reference: Reference, style: Style): Published {
  return { body: join(style.colon, [reference.date ?? reference.year, pagesOf(reference)]) };
}

/** （Day it was changed）; the day it was seen is put behind by the caller. */
export function web(reference: Reference, style: Style): Published {
  return { body: inBrackets(reference, style) };
}

/** Version. Platform（day）. The edition of 2015 has no place for the platform where an address says it. */
export function platform(reference: Reference, style: Style): Published {
  const isNamed = style.edition === "2025" || !(reference.url ?? reference.doi);
  const name = isNamed ? ownText(reference.container ?? reference.publisher, style) : "";
  return { edition: editionText(reference, style), body: name + inBrackets(reference, style) };
}

/** As a book where somebody published it; on the net as `web` in 2015, else as `otherwise`. */
export function onlineOr(otherwise: Publication): Publication {
  return (reference, style) => {
    if (reference.publisher || reference.place) return bound(reference, style);
    return style.edition === "2015" && reference.type === "report" && reference.url && !reference.pages
      ? web(reference, style)
      : otherwise(reference, style);
  };
}

/** Pages with one kind of dash, without a mark at the end. */
function pagesOf(reference: Reference): string {
  return (reference.pages ?? "")
    .trim()
    .replace(/\s*[-–—‒−]+\s*/g, "-")
    .replace(/[.。,，]$/, "")
    .replace(/^pp?\.\s*/i, "");
}

function inBrackets(reference: Reference, style: Style): string {
  const when = reference.date ?? (style.authorYear ? undefined : reference.year);
  return when === undefined ? "" : `${style.open}${when}${style.close}`;
}

const CHINESE_NUMBERS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
const ENGLISH_NUMBERS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const ORDINALS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ORDINAL_RULES = new Intl.PluralRules("en", { type: "ordinal" });

/** 2版, 3rd ed; the first edition is not named, other words (修订版, V1.0) stay. */
function editionText(reference: Reference, style: Style): string {
  const words = (reference.edition ?? "").trim().replace(/\.$/, "");
  const number = editionNumber(words);
  if (number === undefined) return words;
  if (number === 1) return "";
  return style.language === "zh" ? `${number}版` : `${number}${ORDINALS[ORDINAL_RULES.select(number)]} ed`;
}

function editionNumber(words: string): number | undefined {
  const digits = /^(?:第\s*)?(\d{1,3})\s*(?:版|(?:st|nd|rd|th)?\.?\s*(?:ed(?:n|ition)?\.?)?)$/i.exec(words)?.[1];
  if (digits !== undefined) return Number(digits);
  const chinese = /^第?([一二三四五六七八九十])版$/.exec(words)?.[1];
  if (chinese !== undefined) return CHINESE_NUMBERS.indexOf(chinese);
  const english = ENGLISH_NUMBERS.indexOf(words.toLowerCase().replace(/\s*ed(n|ition)?\.?$/, ""));
  return english > 0 ? english : undefined;
}
