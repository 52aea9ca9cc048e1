import type { Reference, ReferenceLanguage } from "../reference.ts";

/** GB/T 7714-2015 or GB/T 7714-2025. */
export type Edition = "2015" | "2025";

export type FormatOptions = {
  /** 2015 unless said otherwise: schools change late. */
  readonly edition?: Edition | undefined;
  /** Half-width marks in 2015, full-width ones in 2025; `byLanguage` is full width for Chinese works only. */
  readonly punctuation?: "half" | "full" | "byLanguage" | undefined;
  /** false: works that are also printed get no address and no DOI. */
  readonly links?: boolean | undefined;
  /** Whether the text cites by number or by author and year; decides where the year stands. */
  readonly system?: "numbers" | "authorYear" | undefined;
  /** The letter behind the year of an entry cited by author and year, where two have the same. */
  readonly yearSuffix?: string | undefined;
};

type Punctuation = { readonly comma: string; readonly colon: string; readonly open: string; readonly close: string };

/** Everything that decides how an entry looks, beside the entry. */
export type Style = Punctuation & {
  readonly edition: Edition;
  readonly language: ReferenceLanguage;
  readonly full: boolean;
  readonly links: boolean;
  readonly authorYear: boolean;
};

const HALF: Punctuation = { comma: ", ", colon: ": ", open: "(", close: ")" };
const FULL: Punctuation = { comma: "，", colon: "：", open: "（", close: "）" };

/** The style of one entry. */
export function styleOf(reference: Reference, options: FormatOptions): Style {
  const edition = options.edition ?? "2015";
  const wanted = options.punctuation ?? (edition === "2015" ? "half" : "full");
  const full = wanted === "byLanguage" ? reference.language === "zh" : wanted === "full";
  return {
    ...(full ? FULL : HALF),
    edition,
    language: reference.language,
    full,
    links: options.links !== false,
    authorYear: options.system === "authorYear",
  };
}

/** What is there, with the mark between. */
export function join(mark: string, parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(mark);
}

/** The colon before a subtitle: one with space behind, a full-width one, or one beside a Chinese character. Not that of 1:170000. */
const SUBTITLE_COLON = / ?: | ?： ?|(?<=\p{Script=Han})[:](?! )|(?<! ):(?=\p{Script=Han})/gu;

/** The words with another colon before the subtitle. */
export function withColon(words: string, colon: string): string {
  return words.replace(SUBTITLE_COLON, colon);
}

/**
 * A title or name within the entry. Only the colon before a subtitle follows the style, and in full width brackets around
 * Chinese; other marks belong to the title and stay.
 */
export function ownText(text: string | undefined, style: Style): string {
  const words = (text ?? "").replace(/\s+/g, " ").trim();
  const plain = withColon(words.endsWith("...") ? words : words.replace(/[.。]$/, ""), style.colon);
  if (!style.full) return plain;
  return plain.replace(/\(([^()]*)\)/g, (all, inner: string) => (/\p{Script=Han}/u.test(inner) ? `（${inner}）` : all));
}
