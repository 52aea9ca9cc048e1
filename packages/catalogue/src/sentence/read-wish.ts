/** What a sentence says beside which text it wants. What it does not say is absent. */
export type Wish = {
  /** The sentence as it was typed. */
  readonly sentence: string;
  /** Characters, words or items wanted. */
  readonly length?: number;
  /** Names in 《》, or in quotes. */
  readonly names: readonly string[];
  /** What it is about: behind 关于, 以…为题, about, on. */
  readonly topic?: string;
  /** When, or for how long: 本周, 6 月 1 日到 5 日, third week, next Monday. */
  readonly time?: string;
  /** The week of an internship. */
  readonly week?: number;
  /** For whom: 给王老师, for my manager. */
  readonly receiver?: string;
  /** Why: 因为…, because …. */
  readonly reason?: string;
  /** What its writer is: 我是班长, I'm a nurse. */
  readonly job?: string;
  readonly company?: string;
  readonly major?: string;
  readonly className?: string;
  /** From which side: 从…的角度, from the angle of. */
  readonly angle?: string;
};

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
  /(\d[\d,]*(?:\.\d+)?)\s*([kw千万]?)\s*(?:多|来)?\s*(?:个)?(?:字|词|条|句)/i,
  /([〇零一二两三四五六七八九十百千万]{2,})\s*(?:多|来)?\s*(?:个)?字/,
  /(\d[\d,]*)\s*(k?)[\s-]*(?:words?|characters?|items?|ideas|titles|lines)\b/i,
];
const SCALES: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000 };

function lengthIn(sentence: string): number | undefined {
  for (const pattern of LENGTHS) {
    const [, digits, scale = ""] = pattern.exec(sentence) ?? [];
    if (digits === undefined) continue;
    const value = /^\d/.test(digits) ? Number(digits.replaceAll(",", "")) * (SCALES[scale.toLowerCase()] ?? 1) : chineseNumber(digits);
    if (value !== null && Number.isFinite(value) && value >= 1) return Math.round(value);
  }
  return undefined;
}

const MONTH_ZH = "(?:\\d{1,2}|[一二三四五六七八九十]{1,2})\\s*月";
const DAY_ZH = `${MONTH_ZH}\\s*(?:\\d{1,2}|[一二三四五六七八九十]{1,3})\\s*[日号]`;
const EN_MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const TIMES: readonly RegExp[] = [
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${DAY_ZH}\\s*(?:至|到|-|—|~|～)\\s*(?:${DAY_ZH}|\\d{1,2}\\s*[日号])`),
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${DAY_ZH}`),
  new RegExp(`(?:\\d{4}\\s*年\\s*)?${MONTH_ZH}\\s*(?:至|到|-|—|~|～)\\s*${MONTH_ZH}`),
  /(?:\d{4}\s*年)?第?[一二三四1-4]季度/,
  /(?:上|下|本|这|今)(?:个)?(?:周|星期|月|季度|学期|年|半年)[一二三四五六日天]?(?:到(?:下|本|这)?(?:周|星期)?[一二三四五六日天])?/,
  /(?:今|明|后|昨)天(?:上午|下午|晚上)?/,
  /(?<!第)(?:[\d一二两三四五六七八九十]+|半)\s*个?(?:天|周|星期|月|小时|分钟)(?!前)/,
  new RegExp(`\\d{4}\\s*年(?:\\s*${MONTH_ZH})?`),
  new RegExp(`${MONTH_ZH}份?`),
  new RegExp(`\\b(?:from\\s+)?${EN_MONTH}\\s+\\d{1,2}(?:\\s*(?:to|-|–|until)\\s*(?:${EN_MONTH}\\s+)?\\d{1,2})?\\b`, "i"),
  new RegExp(`\\b\\d{1,2}\\s+${EN_MONTH}(?:\\s*(?:to|-|–|until)\\s*\\d{1,2}\\s+${EN_MONTH})?\\b`, "i"),
  /\b(?:this|next|last)\s+(?:week|month|quarter|year|semester|term|monday|tuesday|wednesday|thursday|friday)\b/i,
  /\b(?:today|tomorrow|tonight)\b/i,
  /\b(?:q[1-4])(?:\s+\d{4})?\b/i,
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

const STOP = "[^，,。；;！!？?\\n]";
const TEXT_WORDS = "(?:的?(?:读后感|观后感|演讲稿?|发言稿?|科普|文章|作文|论文|报告|心得|总结|方案|通知|文案|脚本|邮件|信|稿))";
const TOPICS: readonly RegExp[] = [
  /以[“"《]?([^，,。；;“”"《》]{1,40}?)[”"》]?为(?:主?题目?|话题)/,
  /(?:题目|主题|话题)(?:是|为|叫|：|:)\s*[“"《]?([^，,。；;“”"《》\n]{1,60})[”"》]?/,
  new RegExp(`(?:关于|有关|围绕)\\s*(?![《“"])(${STOP}{1,40}?)${TEXT_WORDS}(?:$|[，,。；;\\s\\d])`),
  new RegExp(`(?:关于|有关|围绕)\\s*(?![《“"])(${STOP}{1,60})`),
  /\b(?:about|on the topic of|regarding|titled|entitled)\s+["“]?([^,.;!?"”\n]{2,80}?)["”]?(?=$|[,.;!?\n]|\s+(?:in|of)\s+\d|\s+for\s+(?:my|the|our)\b)/i,
  /\bon\s+(?!monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d)["“]?([^,.;!?"”\n]{2,80}?)["”]?(?=$|[,.;!?\n]|\s+(?:in|of)\s+\d)/i,
];
const RECEIVERS: readonly RegExp[] = [
  /(?:写?给|发给|致|向|跟|和)\s*(我?(?:的)?[\p{L}]{1,10}?(?:老师|教授|导员|辅导员|经理|总|主任|领导|老板|客户|同学|朋友|妈妈?|爸爸?|爷爷|奶奶|老婆|老公|女朋友|男朋友|同事|家长|先生|女士|医生|校长|院长|书记|员工|用户|供应商|公司))/u,
  /\b(?:to|for)\s+((?:my|our|the|a|an|dr\.?|prof\.?|professor|mr\.?|mrs\.?|ms\.?)\s+[a-z][a-z' -]{1,30}?)(?=$|[,.;!?\n]|\s+(?:about|on|for|because|that|who|to|in|at|with|from|asking|saying)\b)/i,
];
const REASONS: readonly RegExp[] = [
  new RegExp(`(?:因为|由于|原因是|理由是)\\s*(${STOP}{1,60}?)(?:所以|，|,|。|$)`),
  /\b(?:because(?: of)?|due to|since)\s+([^,.;!?\n]{2,80})/i,
];
const JOBS: readonly RegExp[] = [
  /(?:我是|身为|作为)(?:一名|一个|一位)?\s*([^，,。；;的\n]{1,16}?)(?=[，,。；;\n]|的|$|想|要|帮)/,
  /(?:岗位|职位|职务)(?:是|为|：|:)\s*([^，,。；;\n]{1,16})/,
  /\bi(?:'| a)?m\s+an?\s+([a-z][a-z -]{1,30}?)(?=$|[,.;!?\n]|\s+(?:at|in|and|who|with|from|for)\b)/i,
];
const COMPANIES: readonly RegExp[] = [
  /(?:在|我们|来自)?\s*([\p{L}\d（）()]{2,20}?(?:公司|集团|医院|银行|事务所|工作室|研究院|研究所))(?=$|[^名起简品])/u,
  /\b(?:at|with|from)\s+((?:[A-Z][\w&.-]*\s?){1,4})(?=$|[,.;!?\n]|\s+[a-z])/,
];

/** Reads what a sentence says of the text it asks for. Nothing is guessed: what is not in its words is absent. */
export function readWish(sentence: string): Wish {
  const text = sentence
    .normalize("NFKC")
    .replace(/[ \t]+/g, " ")
    .trim();
  const names = [...text.matchAll(/《([^《》]{1,60})》|“([^“”]{1,60})”|"([^"]{1,60})"|『([^『』]{1,60})』/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? found[4] ?? "").trim(),
  );
  const week = /第\s*(\d{1,2}|[一二三四五六七八九十]{1,3})\s*周|\bweek\s+(\d{1,2})\b/i.exec(text);
  const weekNumber = week === null ? null : Number(week[1] ?? week[2]) || chineseNumber(week[1] ?? "");
  const said = {
    length: lengthIn(text),
    topic: first(text, TOPICS),
    time: first(withoutLength(text), TIMES),
    week: weekNumber ?? undefined,
    receiver: first(text, RECEIVERS),
    reason: first(text, REASONS),
    job: first(text, JOBS),
    company: first(text, COMPANIES),
    major: first(text, [/([\p{Script=Han}]{2,14}?)专业/u, /\b(?:major(?:ing)? in|student of)\s+([a-z][a-z &-]{2,40}?)(?=$|[,.;!?\n])/i]),
    className: first(text, [
      /((?:大[一二三四]|高[一二三]|初[一二三]|[一二三四五六]年级)?[\p{Script=Han}\d]{0,8}\d{1,6}班|[一二三四五六]年级)/u,
    ]),
    angle: first(text, [
      /从([^，,。；;]{2,30}?)(?:的)?(?:角度|方面|方向)/,
      /\bfrom the (?:angle|perspective|point of view) of\s+([^,.;!?\n]{2,60})/i,
    ]),
  };
  return { sentence: text, names, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
}

const withoutLength = (text: string): string => LENGTHS.reduce((rest, pattern) => rest.replace(pattern, " "), text);

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
    .replace(/[，,。.；;！!？?\s]+$/u, "")
    .replace(/^[，,。.；;！!？?\s]+/u, "")
    .trim();
}
