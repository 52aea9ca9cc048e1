/** How a figure is meant: as it stands, as a part of something, as a multiple, or as a difference of two shares. */
export type FigureKind = "plain" | "share" | "times" | "points";

/** A figure of a sentence. `slack`: half of its last shown digit. Shares are parts of one: 36 % is 0.36. */
export type Figure = { readonly kind: FigureKind; readonly value: number; readonly slack: number };

const HALF = 0.5;
const PERCENT = 100;
const TENTH = 10;

const SCALES: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  万亿: 1e12,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
};
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const SCALE = `万亿|百万|千万|千|万|亿|thousand|million|billion|bn|[kKM](?![A-Za-z])`;
const MEANT = String.raw`个百分点|percentage points?|pp\b|%|percent\b|‰|成|倍|times\b|-?fold\b|x(?![A-Za-z])`;
const FIGURE = new RegExp(String.raw`(${DIGITS})\s*(${SCALE})?\s*(${MEANT})?`, "giu");

const NUMERAL = "零〇一二两三四五六七八九十百千";
/** What is counted by numerals written out; 一 in front of it says nothing. */
const COUNTERS = "个家名人次笔件项类种位条天月年周季元块分所门组段行列台册单";
const SPOKEN = new RegExp(
  `(?<![${NUMERAL}])([${NUMERAL}]+)分之([${NUMERAL}]+(?:点[${NUMERAL}]+)?)|(?<![${NUMERAL}半])([${NUMERAL}半]+)(成|倍)(半)?|(?<![${NUMERAL}])([${NUMERAL}]+)(?:多|余|几)?[万亿]*(?:[${COUNTERS}])|(一半|半数|翻倍|翻(?:了)?一?番)`,
  "gu",
);
/** Said of degree, not of number. */
const NO_NUMERALS = /十分|一个(?!半)|一家|一次|一些|第一/gu;

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  hundred: 100,
};
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
const TIMES: Readonly<Record<string, number>> = { twice: 2, doubl: 2, tripl: 3 };
const ENGLISH = new RegExp(
  String.raw`\b(?:(a|one|two|three|four)[ -])?(half|third|quarter|fifth|tenth)s?\b(?= of| as|ed| the)|\b(half)\b|\b(twice|doubl|tripl)|\b(${Object.keys(WORDS).join("|")})\b`,
  "giu",
);

const shareOf = (value: number, slack: number): Figure => ({ kind: "share", value, slack });
const wholeOf = (value: number): Figure => ({ kind: "plain", value, slack: HALF });
const timesOf = (value: number): Figure => ({ kind: "times", value, slack: HALF });

/** Every figure a sentence gives, in digits or in words. What says a number that cannot be read counts as one nothing equals. */
export function readFigures(sentence: string): Figure[] {
  const text = sentence.replace(NO_NUMERALS, "");
  const written = [...text.matchAll(FIGURE)].map(([, digits = "", scale = "", meant = ""]) => inDigits(digits, scale, meant));
  const rest = text.replace(FIGURE, " ");
  const spoken = [...rest.matchAll(SPOKEN)].flatMap(inNumerals);
  return [...written, ...spoken, ...[...rest.matchAll(ENGLISH)].flatMap(inEnglish)];
}

function inDigits(digits: string, scale: string, meant: string): Figure {
  const bare = digits.replaceAll(",", "");
  const point = bare.indexOf(".");
  const size = SCALES[scale.toLowerCase()] ?? 1;
  const slack = HALF * size * 10 ** (point === -1 ? 0 : point + 1 - bare.length);
  const value = Number(bare) * size;
  const word = meant.toLowerCase();
  if (word === "%" || word === "percent") return shareOf(value / PERCENT, slack / PERCENT);
  if (word === "‰") return shareOf(value / PERCENT / TENTH, slack / PERCENT / TENTH);
  if (word === "成") return shareOf(value / TENTH, slack / TENTH);
  if (/^(?:个百分点|percentage|pp)/u.test(word)) return { kind: "points", value: value / PERCENT, slack: slack / PERCENT };
  return { kind: word === "" ? "plain" : "times", value, slack };
}

function inNumerals(found: RegExpMatchArray): Figure[] {
  const [, below, above, tens, of, half, count, set] = found;
  if (below !== undefined && above !== undefined) {
    const [base, value] = [numeralOf(below), numeralOf(above)];
    return [shareOf(value / base, HALF / base / (above.includes("点") ? TENTH : 1))];
  }
  if (tens !== undefined) {
    const value = numeralOf(tens) + (half === undefined ? 0 : HALF);
    return [of === "成" ? shareOf(value / TENTH, HALF / TENTH) : timesOf(value)];
  }
  if (set !== undefined) return [set.startsWith("翻") ? timesOf(2) : shareOf(HALF, HALF / TENTH)];
  // 十几个 is no number of anything.
  const value = found[0].includes("几") ? Number.NaN : numeralOf(count ?? "");
  return value === 1 ? [] : [wholeOf(value)];
}

function inEnglish([, many, part, half, times, count]: RegExpMatchArray): Figure[] {
  if (part !== undefined || half !== undefined) {
    const base = PARTS[(part ?? half ?? "").toLowerCase()] ?? 1;
    return [shareOf((WORDS[(many ?? "").toLowerCase()] ?? 1) / base, HALF / TENTH)];
  }
  if (times !== undefined) return [timesOf(TIMES[times.toLowerCase()] ?? Number.NaN)];
  return [wholeOf(WORDS[(count ?? "").toLowerCase()] ?? Number.NaN)];
}

const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 三十五 is 35, 三点六 3.6, 半 0.5. */
function numeralOf(text: string): number {
  if (text === "半") return HALF;
  const [whole = "", decimals = ""] = text.split("点");
  let sum = 0;
  let digit = 0;
  for (const letter of whole) {
    const place = PLACES[letter];
    if (place === undefined) digit = "零一二三四五六七八九".indexOf(letter === "两" ? "二" : letter === "〇" ? "零" : letter);
    else {
      sum += (digit || 1) * place;
      digit = 0;
    }
  }
  const behind = [...decimals].map((letter) => "零一二三四五六七八九".indexOf(letter)).join("");
  return Number(`${sum + digit}${behind === "" ? "" : `.${behind}`}`);
}
