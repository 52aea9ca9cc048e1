import { splitUnit } from "./read-number.ts";

/** How numbers of one axis are shortened: one choice for all of them. */
export type Scale = { readonly divisor: number; readonly suffix: string };

const NONE: Scale = { divisor: 1, suffix: "" };
const SCALES: Readonly<Record<"zh" | "en", readonly (Scale & { readonly from: number })[]>> = {
  zh: [
    { from: 200_000_000, divisor: 100_000_000, suffix: "亿" },
    { from: 20_000, divisor: 10_000, suffix: "万" },
  ],
  en: [
    { from: 2_000_000, divisor: 1_000_000, suffix: "M" },
    { from: 20_000, divisor: 1000, suffix: "k" },
  ],
};
const NAMED: Readonly<Record<string, Scale>> = {
  "1": NONE,
  万: { divisor: 10_000, suffix: "万" },
  亿: { divisor: 100_000_000, suffix: "亿" },
  "%": NONE,
};

export type ScaleName = "auto" | "1" | "万" | "亿" | "%";

/** Least value that is shown in a scale: 0.0047 万 says less than 47.1. */
const SHOWN_LEAST = 0.01;

/**
 * The scale of the values of one axis: by their median where it is not named, and none where that would make zeros of the smallest, or
 * where their unit has a size already.
 */
export function scaleOf(
  values: readonly number[],
  { name, lang, unit = "" }: { name: ScaleName; lang: "zh" | "en"; unit?: string },
): Scale {
  if (name !== "auto") return NAMED[name] ?? NONE;
  if (splitUnit(unit) !== null) return NONE;
  const sizes = values
    .map(Math.abs)
    .filter((size) => size !== 0)
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const least = sizes[0] ?? 0;
  return SCALES[lang].find(({ from, divisor }) => median >= from && least >= divisor * SHOWN_LEAST) ?? NONE;
}

const SIGNIFICANT_SMALL = 3;

/**
 * A number as it is shown: shortened by its scale, one decimal at most (shortened numbers two, so that 2.74 万 stays itself), with
 * thousands marks. Small numbers keep three digits that say something.
 */
export function formatNumber(
  value: number,
  { scale = NONE, unit = "", lang }: { scale?: Scale; unit?: string; lang: "zh" | "en" },
): string {
  const shown = value / scale.divisor;
  const digits =
    shown !== 0 && Math.abs(shown) < 1
      ? { maximumSignificantDigits: SIGNIFICANT_SMALL }
      : { maximumFractionDigits: scale.divisor > 1 ? 2 : 1 };
  const number = new Intl.NumberFormat(lang === "zh" ? "zh-CN" : "en-US", digits).format(shown);
  const behind = `${scale.suffix}${unit}`;
  if (behind === "" || /^[%‰kM°]/u.test(behind)) return `${number}${behind}`;
  return `${number} ${behind}`;
}
