import type { Guard } from "./guards.ts";
import { isHeading } from "./line-kinds.ts";

const DIGITS = "零一二三四五六七八九十";
const LINE_MOST_UNITS = 60;

type Style = { readonly pattern: RegExp; readonly isChinese: boolean };
/** Groups: what stands before the number, the number, what stands after it. */
const STYLES: readonly Style[] = [
  { pattern: /^((?:#{1,6}\s*)?(?:\*\*)?)([一二三四五六七八九十]{1,3})(、)/, isChinese: true },
  { pattern: /^((?:#{1,6}\s*)?(?:\*\*)?第)([一二三四五六七八九十]{1,3})([章节部])/, isChinese: true },
  { pattern: /^((?:#{1,6}\s+)(?:\*\*)?(?:第\s*)?)(\d{1,2})([.、．章节](?!\d))/, isChinese: false },
];

/**
 * Goes on counting the headings where the next part of a text begins at one again. Only headings that are numbered through in
 * what is written, and only where the part begins with one of them: points counted anew under each heading stay.
 */
export function createRenumberGuard(written: string): Guard {
  const lasts = STYLES.map((style) => lastNumber(written, style));
  let style: Style | null = null;
  let offset = 0;
  let decided = lasts.every((last) => last === 0);
  let line = "";
  let atStart = true;

  function take(whole: boolean): string {
    const text = line;
    line = "";
    atStart = whole && text.endsWith("\n");
    if (text.trim() === "") return text;
    const found = STYLES.findIndex(({ pattern }) => pattern.test(text));
    if (!decided && (found >= 0 || isHeading(text))) {
      decided = true;
      const first = found < 0 ? 0 : numberOf(text, STYLES[found]);
      const last = lasts[found] ?? 0;
      if (first === 1 && last > 0) {
        style = STYLES[found] ?? null;
        offset = last;
      }
    }
    if (style === null) return text;
    const { isChinese } = style;
    return text.replace(style.pattern, (_all, before: string, number: string, after: string) => {
      const next = (isChinese ? chineseValue(number) : Number(number)) + offset;
      return `${before}${isChinese ? chinese(next) : next}${after}`;
    });
  }

  const isOpen = () => style !== null || !decided;

  return {
    push(text) {
      let out = "";
      for (let at = 0; at < text.length; ) {
        if (!isOpen() && line === "") return out + text.slice(at);
        const lineEnd = text.indexOf("\n", at);
        const to = lineEnd < 0 ? text.length : lineEnd + 1;
        line += text.slice(at, to);
        at = to;
        if (lineEnd >= 0) out += atStart ? take(true) : pass(true);
        else if (!atStart) out += pass(false);
        else if (line.length > LINE_MOST_UNITS || !/^[\s#*第一二三四五六七八九十\d【]/.test(line)) out += take(false);
      }
      return out;
    },
    end: () => (line === "" ? "" : atStart ? take(false) : pass(false)),
  };

  function pass(isEnd: boolean): string {
    const text = line;
    line = "";
    atStart = isEnd;
    return text;
  }
}

function numberOf(line: string, style: Style | undefined): number {
  const number = style?.pattern.exec(line)?.[2] ?? "";
  return style?.isChinese === true ? chineseValue(number) : Number(number);
}

/** 0 where no heading of the style is there, or they are counted anew somewhere. */
function lastNumber(text: string, style: Style): number {
  let last = 0;
  for (const line of text.split("\n")) {
    if (line.length > LINE_MOST_UNITS || !style.pattern.test(line)) continue;
    const number = numberOf(line, style);
    if (number <= last) return 0;
    last = number;
  }
  return last;
}

function chineseValue(number: string): number {
  const [tens = "", ones = ""] = number.includes("十") ? number.split("十") : ["", number];
  const one = Math.max(0, DIGITS.indexOf(ones || "零"));
  return number.includes("十") ? Math.max(1, DIGITS.indexOf(tens || "一")) * 10 + one : one;
}

function chinese(value: number): string {
  if (value <= 10) return DIGITS[value] ?? "";
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? DIGITS[tens] : ""}十${value % 10 === 0 ? "" : DIGITS[value % 10]}`;
}
