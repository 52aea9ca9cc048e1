const UNIT = /[（(【[][^）)】\]]{0,200}[）)】\]]\s*$/u;
/** Between the rows of a heading. */
const PART_MARK = "·";
/** Headings that say less than their last words: 不及格人数 is no number of people, 计划金额 no amount. */
const QUALIFIED =
  /^(?:不|未|非|无|缺|退|预(?!订|约|定)|安全|计划|目标|去年|上年|上月|上期|同期|本年|累计|最大|最小|最高|最低|平均|人均|日均|(?:planned|target|last|max|min|avg|average|expected)\b)/iu;
const ENDING =
  /(?:日期|时间|时长|用时|耗时|花费|开销|天数|小时|工时|人数|次数|数量|金额|费用|总额|编号|单号|号码|号|人员|人|员|者|商|方式|类型|类别|种类|原因|情况|状态|结果|程度|地点|单位|名称|名|费|额|量|率|数|价|得分|评分|分)$/u;
const PREPOSITION = /^(?:on|in|of|at|for|per|by|to)$/iu;
const HEAD_CHARACTERS = 2;
/** Longer English words behind a preposition say something: solve, but no the. */
const SHORT_WORD = 3;

/** A heading without its unit. Asked for again and again for the same few headings. */
export function bareHeading(name: string): string {
  const known = BARE.get(name);
  if (known !== undefined) return known;
  // 产 线: blanks between signs are of the layout.
  const whole = name
    .replace(UNIT, "")
    .trim()
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
  const bare = whole.split(PART_MARK).at(-1)?.trim() ?? whole;
  if (BARE.size >= BARE_MAX) BARE.clear();
  BARE.set(name, bare);
  return bare;
}
const BARE = new Map<string, string>();
const BARE_MAX = 1000;

/** An English word with its singular and its plural: country and countries. */
export const plurals = (word: string): string[] =>
  /[a-z]$/i.test(word)
    ? [
        ...new Set([
          word,
          word.replace(/s$/i, ""),
          `${word.replace(/s$/i, "")}s`,
          ...(/(?:s|x|ch|sh)$/i.test(word) ? [`${word}es`] : []),
          ...(/[^aeiou]y$/i.test(word) ? [word.replace(/y$/i, "ies")] : []),
        ]),
      ]
    : [word];

/** The last words of a heading, by which it may be called: 电量 of 用电量, hours of Labor hours. */
export function headsOf(name: string): string[] {
  const bare = bareHeading(name);
  if (QUALIFIED.test(bare)) return [];
  const words = bare.split(/[\s_]+/u);
  // Qty on hand is called qty, and no hand.
  const at = words.findIndex((word, n) => n > 0 && PREPOSITION.test(word));
  // Booked by is nobody booked.
  if (at > 0 && /^by$/iu.test(words[at] ?? "") && /ed$/iu.test(words[at - 1] ?? "")) return [];
  if (at > 0 && /[a-z]/i.test(bare)) return plurals(words.slice(0, at).join(" ")).filter((word) => word.length > HEAD_CHARACTERS);
  if (words.length > 1 && /[a-z]/i.test(bare)) return plurals(words.at(-1) ?? "").filter((word) => word.length > HEAD_CHARACTERS);
  const signs = [...bare];
  if (!/^\p{Script=Han}+$/u.test(bare) || signs.length <= HEAD_CHARACTERS) return [];
  // 离地铁 and 到地铁 of 距地铁.
  const place = /^距离?(\p{Script=Han}+)$/u.exec(bare)?.[1];
  if (place !== undefined) return ["", "离", "到", "距", "距离"].map((from) => `${from}${place}`);
  const ofDay = /^[日月年周](?![均期常度])/u.test(bare) ? [bare.slice(1)] : [];
  return [...new Set([signs.slice(-HEAD_CHARACTERS).join(""), ...ofDay])];
}

/** What a heading says its table is about: 用电 of 用电量, 投诉 of 投诉日期, bikes of Bike type, rated of Rating. */
export function stemsOf(name: string): string[] {
  const bare = bareHeading(name);
  if (QUALIFIED.test(bare)) return [];
  const words = bare.split(/[\s_]+/u);
  if (words.length > 1 && /[a-z]/i.test(bare)) {
    // Minutes to solve: to solve says what they are of.
    const at = words.findIndex((word, n) => n > 0 && PREPOSITION.test(word));
    const behind = at === -1 ? [] : words.slice(at + 1).filter((word) => word.length > SHORT_WORD);
    return [...plurals(words.slice(0, -1).join(" ")), ...behind].filter((word) => word.length > HEAD_CHARACTERS);
  }
  if (/^[a-z]+ings?$/i.test(bare)) return [bare.replace(/ings?$/i, "ed")];
  const stem = bare.replace(ENDING, "");
  // NG of NG数.
  if (stem !== bare && /^[a-z]{2,}$/i.test(stem)) return [stem];
  const isStem = stem !== bare && [...stem].length >= HEAD_CHARACTERS && /^\p{Script=Han}+$/u.test(stem);
  return isStem ? [stem, ...(stem.startsWith("入") ? [`进${stem.slice(1)}`] : [])] : [];
}

const LIST_ENDING =
  /(?:统计表|登记表|明细表|记录表|汇总表|一览表|花名册|表格|表|记录|明细|统计|清单|名单|登记|流水|台账|汇总|情况|数据|列表|册)+$/u;
const LIST_ENDING_ENGLISH =
  /[\s_-]+(?:\d{4}|diary|log|lists?|records?|register|tracker|sheet|table|report|data|inventory|catalogue?|overview|history|schedule|roster|book)$/iu;
const LAST_WORD = /(?:^|[\s_-])([a-z]{3,})$/i;

const MONTH_ENGLISH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*";
/** 2025 二季度, 9-11 月, Feb-Apr 2025: when the rows are of, and not what they are. */
const TITLE_TIME = new RegExp(
  `[\\s,，(（_-]*(?:(?:19|20)\\d{2}(?:年度?|学年)?|\\d{1,2}月?[-~到至–—]\\d{1,2}月份?|\\d{1,2}月份?|[一二三四上下前后](?:季度|半年|学期)|[春夏秋冬]季|q[1-4]|h[12]|${MONTH_ENGLISH}(?:[-–~/ ]+${MONTH_ENGLISH})?|[-–~]+(?=\\d|$)|[)）])+$`,
  "iu",
);

/** What the rows of a table are, by its title: 投诉 of 食堂投诉, repairs of Bike repairs. Of a title of two things nobody knows which a row is. */
export function titleWords(title: string): string[] {
  let bare = title.normalize("NFKC").replace(TITLE_TIME, "").replace(LIST_ENDING, "").trim();
  while (LIST_ENDING_ENGLISH.test(bare)) bare = bare.replace(LIST_ENDING_ENGLISH, "");
  bare = bare.replace(TITLE_TIME, "").trim();
  if (/[与和及、/&+]|\b(?:and|or)\b/iu.test(bare)) return [];
  const english = LAST_WORD.exec(bare)?.[1];
  if (english !== undefined) return plurals(english);
  return /\p{Script=Han}{2}$/u.test(bare) ? [[...bare].slice(-HEAD_CHARACTERS).join("")] : [];
}

/** Numbers of rows, called as the title calls the rows: Trip of a list of trips. No figure of them. */
export const isRowNumber = ({ type, name }: { readonly type: string; readonly name: string }, title = ""): boolean =>
  type === "number" && /^[a-z]+$/i.test(name) && titleWords(title.toLowerCase()).includes(name.toLowerCase());

/** Ways a state is said without its first sign: 未付 as 没付 or 还没付, 已付 as 付了, 处理中 as 正在处理. */
export function statesOf(value: string, all: readonly string[]): string[] {
  // 待审批 is not begun, whether or not others are 审批中.
  const [, waiting] = /^(?:待|等待)(\p{Script=Han}{2,6})$/u.exec(value) ?? [];
  if (waiting !== undefined)
    return all.some((other) => other === `未${waiting}`)
      ? []
      : ["没", "没有", "还没", "还没有", "还未", "尚未", "未", "等", "还在等", "等着", "还待"].flatMap((word) =>
          paidWays(waiting, "").map((way) => word + way),
        );
  const [, kind = "", rest = ""] = /^(未|已经|已)(\p{Script=Han}{1,6})$/u.exec(value) ?? [];
  if (kind === "未") return ["没", "没有", "还没", "还没有", "还未", "尚未"].flatMap((word) => paidWays(rest, "").map((way) => word + way));
  if (kind !== "") {
    const isOnly = all.every((other) => other === value || !other.includes(rest));
    const [verb, object, ...more] = [...rest];
    const split = more.length === 0 && object !== undefined ? [`${verb}了${object}`, `${verb}过${object}`] : [];
    const done = [...split, ...["了", "过", "好了"].flatMap((end) => paidWays(rest, end))];
    return [...done, ...["已经", "已"].flatMap((word) => paidWays(rest, "").map((way) => word + way)), ...(isOnly ? [rest] : [])];
  }
  const [, going = ""] = /^(\p{Script=Han}{1,6})中$/u.exec(value) ?? [];
  return going === "" ? [] : [`正在${going}`, `还在${going}`, `在${going}`, `还在${value}`];
}

const PAID = /^([付交缴收退还])[款费钱]?$/u;

/** 付款 is said as 付, 付钱 and 付费 as well, with 了 behind the verb: 付了钱. Other states are said as they are. */
function paidWays(state: string, end: string): string[] {
  const [, verb] = PAID.exec(state) ?? [];
  if (verb === undefined) return [`${state}${end}`];
  // 缴费, 交费 and 付款 are said of the same.
  const verbs = "交缴付".includes(verb) && state !== verb ? ["交", "缴", "付"] : [verb];
  return [...new Set([`${state}${end}`, ...verbs.flatMap((one) => ["", "款", "费", "钱"].map((object) => `${one}${end}${object}`))])];
}
