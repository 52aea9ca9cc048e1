import * as loose from "./phrase-patterns.ts";
import * as patterns from "./wish-patterns.ts";

/** What else a sentence may say, each in its own words: for whom (给王老师), why, from which side (从…的角度), … */
const FACTS = {
  /** What it is about: behind 关于, 以…为题, about, on. */
  topic: patterns.TOPICS,
  receiver: patterns.RECEIVERS,
  reason: patterns.REASONS,
  /** What its writer is, or the post it is about. */
  job: patterns.JOBS,
  wantedJob: patterns.WANTED_JOBS,
  company: patterns.COMPANIES,
  major: patterns.MAJORS,
  className: patterns.CLASSES,
  angle: patterns.ANGLES,
  place: patterns.PLACES,
  offer: patterns.OFFERS,
  trade: patterns.TRADES,
  product: patterns.PRODUCTS,
  level: patterns.LEVELS,
  holiday: patterns.HOLIDAYS,
  relative: patterns.KINSFOLK,
  /** As whom somebody speaks: 伴郎, the principal. */
  role: patterns.ROLES,
  agent: patterns.AGENTS,
  errand: patterns.ERRANDS,
  meeting: patterns.MEETINGS,
  event: patterns.EVENTS,
  money: patterns.MONEY,
  duration: patterns.DURATIONS,
  department: patterns.DEPARTMENTS,
  language: patterns.LANGUAGES,
  /** A name it gives: 项目叫书易达, called Nimbus. */
  called: patterns.CALLED,
  group: patterns.GROUPS,
  /** 正方 or 反方. */
  side: patterns.SIDES,
  borrower: patterns.BORROWERS,
  /** The kind of shop somebody opens. */
  shop: patterns.SHOPS,
  skin: patterns.SKINS,
  /** 诗, 一封信, a poem: what kind of text, where no scene is for it. */
  kind: patterns.KINDS,
  // Said without a word that introduces it.
  toWhom: loose.TO_WHOM,
  audience: loose.AUDIENCES,
  lender: loose.LENDERS,
  person: loose.PERSONS,
  ownName: loose.OWN_NAMES,
  cause: loose.CAUSES,
  result: loose.RESULTS,
  fault: loose.FAULTS,
  askedFor: loose.ASKED_FOR,
  doing: loose.DOINGS,
  sum: loose.SUMS,
  otherTime: loose.MORE_TIMES,
  otherOffer: loose.MORE_OFFERS,
  otherPlace: loose.MORE_PLACES,
  otherCompany: loose.MORE_COMPANIES,
  otherJob: loose.MORE_JOBS,
  otherCalled: loose.MORE_CALLED,
  otherMajor: loose.MORE_MAJORS,
  otherRole: loose.MORE_ROLES,
  thing: loose.THINGS,
  skill: loose.SKILLS,
  grievance: loose.GRIEVANCES,
  occasion: loose.OCCASIONS,
  price: loose.PRICES,
  favour: loose.FAVOURS,
  nextSteps: loose.NEXT_STEPS,
  goal: loose.GOALS,
  praised: loose.PRAISED,
  companions: loose.COMPANIONS,
  direction: loose.DIRECTIONS,
} as const;

/** What a sentence says beside which text it wants. What it does not say is absent. */
export type Wish = {
  /** The sentence as it was typed. */
  readonly sentence: string;
  /** Characters or words wanted. */
  readonly length?: number;
  /** Items wanted: 10 个, 5 titles. */
  readonly count?: number;
  /** Names in 《》, or in quotes. */
  readonly names: readonly string[];
  /** When, or for how long: 本周, 6 月 1 日到 5 日, third week, next Monday. */
  readonly time?: string;
  /** The week of an internship. */
  readonly week?: number;
  /** The words that say week and count: they say nothing else. */
  readonly weekText?: string;
  readonly countText?: string;
} & { readonly [Fact in keyof typeof FACTS]?: string };

const DIGITS: Readonly<Record<string, number>> = { 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** 八百, 一千五, 两万; null for what is no number. */
export function chineseNumber(text: string): number | null {
  let sum = 0;
  let digit = 0;
  let unit = 0;
  for (const character of text) {
    const value = DIGITS[character];
    const times = UNITS[character];
    if (value !== undefined) digit = value;
    else if (times === 10_000) {
      sum = (sum + digit) * times;
      digit = 0;
      unit = times;
    } else if (times !== undefined) {
      sum += (digit === 0 ? 1 : digit) * times;
      digit = 0;
      unit = times;
    } else return null;
  }
  // 一千五 is 1500.
  return sum + (digit > 0 && unit >= 100 ? (digit * unit) / 10 : digit);
}

const LENGTHS: readonly RegExp[] = [
  /(\d[\d,]*(?:\.\d+)?)\s*([kw千万]?)\s*(?:多|来)?\s*(?:个)?(?:字|词)/i,
  /([〇零一二两三四五六七八九十百千万]{2,})\s*(?:多|来)?\s*(?:个)?字/,
  /(\d[\d,]*)\s*(k?)[\s-]*(?:words?|characters?)\b/i,
  /(?<![一二三四五六七八九十几数])(千)字/,
  // 一千五的小论文, 每人写五百.
  /(\d{3,5}|[一二两三四五六七八九]?[千百][〇零一二两三四五六七八九十百]{0,4})(?=的\p{Script=Han}{0,5}(?:论文|作文|文章|稿|报告|总结|心得|检讨))/u,
  /(?<=每人写|写个?|凑够?|不少于|不低于|至少)(\d{3,5}|[一二两三四五六七八九][千百](?:[一二两三四五六七八九]百?)?)(?![\d一二三四五六七八九十百千万元块个年月日天人斤])/,
];
const COUNTS: readonly RegExp[] = [
  /(\d{1,3})\s*(?:个|条|句|款|种)(?![字月小星人])/,
  /([一二两三四五六七八九十]{1,3})(?:个|条|句)(?=标题|点子|开头|名字|想法|问题|$|[，,。\s])/,
  /\b(\d{1,3})\s+(?:\w+\s+){0,2}(?:items?|ideas|titles|lines|names|hooks|headlines|questions|slogans|options|versions|tips|comments|taglines)\b/i,
  /\b(three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+(?:\w+\s+){0,2}(?:items?|ideas|titles|lines|names|hooks|headlines|questions|slogans|options|versions|tips|comments|taglines)\b/i,
];
const ENGLISH_NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const SCALES: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000 };

function numberIn(sentence: string, wanted: readonly RegExp[]): number | undefined {
  for (const pattern of wanted) {
    const [, digits, scale = ""] = pattern.exec(sentence) ?? [];
    if (digits === undefined) continue;
    const value = /^\d/.test(digits)
      ? Number(digits.replaceAll(",", "")) * (SCALES[scale.toLowerCase()] ?? 1)
      : (ENGLISH_NUMBERS[digits.toLowerCase()] ?? chineseNumber(digits));
    if (value !== null && Number.isFinite(value) && value >= 1) return Math.round(value);
  }
  return undefined;
}

const MONTH_ZH = "(?:\\d{1,2}|[一二三四五六七八九十]{1,2})\\s*月";
const DAY_ZH = `${MONTH_ZH}\\s*(?:\\d{1,2}|[一二三四五六七八九十]{1,3})\\s*[日号]`;
const EN_MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const TIMES: readonly RegExp[] = [
  new RegExp(`${MONTH_ZH}\\s*\\d{1,2}[日号]?\\s*(?:至|到|-|—|~|～)\\s*(?:${MONTH_ZH})?\\s*\\d{1,2}\\s*[日号]?`),
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${DAY_ZH}\\s*(?:至|到|-|—|~|～)\\s*(?:${DAY_ZH}|\\d{1,2}\\s*[日号])`),
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${DAY_ZH}`),
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${MONTH_ZH}\\s*(?:至|到|-|—|~|～)\\s*${MONTH_ZH}`),
  /(?:\d{4}\s*年?)?第?[一二三四1-4]季度/,
  /\d{4}\s*年?\s*q[1-4]/i,
  /(?:上|下|本|这|今)(?:个)?(?:周|星期|月|季度|学期|年|半年)[一二三四五六日天]?(?:到(?:下|本|这)?(?:周|星期)?[一二三四五六日天])?/,
  /(?:今|明|后|昨)(?:天|晚|早)?(?:上午|下午|晚上|早上)?\s*\d{1,2}(?:[:：]\d{2}|点半?)/,
  /(?:今|明|后|昨)(?:天|晚)(?:上午|下午|晚上)?/,
  /[一二两三四五六七八九十\d]+天[一二两三四五六七八九十\d]+[晚夜]/,
  /(?:本|上|下|这)?(?:月|年|学期)(?:底|末|初)/,
  /(?<!第)(?:[\d一二两三四五六七八九十]+|半)\s*(?:个月|个?(?:天|周|星期|小时|分钟))(?!前)/,
  new RegExp(`${MONTH_ZH}份`),
  new RegExp(`\\d{4}\\s*年(?:\\s*${MONTH_ZH})?`),
  new RegExp(`${MONTH_ZH}`),
  new RegExp(`\\b(?:from\\s+)?${EN_MONTH}\\s+\\d{1,2}(?:\\s*(?:to|-|–|until)\\s*(?:${EN_MONTH}\\s+)?\\d{1,2})?\\b`, "i"),
  new RegExp(`\\b\\d{1,2}\\s+${EN_MONTH}(?:\\s*(?:to|-|–|until)\\s*\\d{1,2}\\s+${EN_MONTH})?\\b`, "i"),
  /\b(?:this|next|last)\s+(?:week|month|quarter|year|semester|term|monday|tuesday|wednesday|thursday|friday)\b/i,
  /\b(?:today|tomorrow|tonight)\b/i,
  /(?<![a-z])q[1-4](?:\s+\d{4})?(?![a-z\d])/i,
  /\b(?:\d+|one|two|three|four|five|six|seven)[\s-]+(?:days?|weeks?|months?|hours?|minutes?)\b/i,
];

const first = (sentence: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const [whole, part] = pattern.exec(sentence) ?? [];
    const found = (part ?? whole)?.trim();
    if (found !== undefined && found !== "") return found;
  }
  return undefined;
};

/** Reads what a sentence says of the text it asks for. Nothing is guessed: what is not in its words is absent. */
export function readWish(sentence: string): Wish {
  const text = sentence
    .normalize("NFKC")
    .replace(/[ \t]+/g, " ")
    // Between Chinese words a blank is a comma, unless the word before it names what comes.
    .replace(/(?<=[\p{Script=Han}》])(?<!题目|主题|课题|辩题|话题|内容|姓名|岗位|公司|书名|综述|开题|题) (?=[\p{Script=Han}《])/gu, "，")
    .trim();
  const names = [...text.matchAll(/《([^《》]{1,60})》|“([^“”]{1,60})”|"([^"]{1,60})"|『([^『』]{1,60})』/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? found[4] ?? "").trim(),
  );
  const week = /第\s*(\d{1,2}|[一二三四五六七八九十]{1,3})\s*周|\bweek\s+(\d{1,2})\b/i.exec(text);
  const weekNumber = week === null ? null : Number(week[1] ?? week[2]) || chineseNumber(week[1] ?? "");
  const said = {
    length: numberIn(text, LENGTHS),
    count: numberIn(text, COUNTS),
    time: first(withoutLength(text), TIMES),
    week: weekNumber ?? undefined,
    weekText: week?.[0],
    countText: COUNTS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined),
    ...Object.fromEntries(Object.entries(FACTS).map(([fact, list]) => [fact, first(withoutLength(text), list)])),
  };
  return { sentence: text, names, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
}

const withoutLength = (text: string): string =>
  LENGTHS.reduce(
    (rest, pattern) => rest.replace(new RegExp(`${pattern.source}(?:左右|以内|以上|上下)?`, pattern.flags), " "),
    text,
  ).trimEnd();

/** What is left of a sentence when the asking around it is gone: 帮我写一篇…, please write a …. */
export function essenceOf(sentence: string): string {
  return withoutLength(sentence.normalize("NFKC"))
    .replace(
      /^(?:你好[，,]?)?(?:请|麻烦)?(?:你)?(?:帮我|帮忙|给我|替我|我想要?|我要|我需要|想要?|需要)?(?:写|做|拟|来|弄|生成|搞)?(?:一|个|一?[篇份封段个条则张套])*\s*的?/u,
      "",
    )
    .replace(
      /^(?:hi[,!]?\s+)?(?:please\s+)?(?:can you\s+|could you\s+|help me\s+(?:to\s+)?|i(?:'d like| want| need)(?: to)?\s+)?(?:write|draft|make|create|do)?\s*(?:me\s+)?(?:an?\s+)?/i,
      "",
    )
    .replace(/(?<![，,。.；;！!？?\s])[，,。.；;！!？?\s]+$/u, "")
    .replace(/^[，,。.；;！!？?\s]+/u, "")
    .trim();
}
