import type { Column, SheetTable, TextColumn } from "../columns/index.ts";
import { factsOf } from "./column-facts.ts";
import { bareHeading, plurals, stemsOf, titleWords } from "./heading-words.ts";
import type { Entry } from "./lexicon-entry.ts";
import { unitOf } from "./said-units.ts";

/** Columns with more words are no kinds. */
const WORDS_MAX = 50;
const YES = /^(?:是|有|√|✓|yes|y|true)$/iu;
const NO = /^(?:否|无|没有|×|no|n|false)$/iu;
const NOT_YET = ["没", "没有", "还没", "还没有", "未", "还未", "尚未"];
const NOT_ENGLISH =
  "not|not yet|never|haven't|haven't been|hasn't|hasn't been|have not|have not been|has not been|aren't|isn't|wasn't|weren't|are not|is not|not been|still not|yet to be".split(
    "|",
  );
const WITHOUT = "no|without|without a|without an|don't have|doesn't have|do not have|does not have|have no|has no".split("|");
const HAS_STEM = /^(?:带有?|有|含|配|可|能)(\p{Script=Han}{2,})$/u;

/** Words of a table's columns that are said in another way than their cells: 没续费 of 续费, 还没还 of 归还日期, 还剩 of 剩余课时. */
export function saidOfColumns(table: SheetTable): [string, Entry][] {
  const said: [string, Entry][] = [];
  for (const column of table.columns) {
    if (column.type === "text") said.push(...(yesOrNoOf(column, table) ?? englishStates(column)));
    if (column.type === "date") said.push(...ofDates(column, table));
    // 没面试评分的: longer than 没面试.
    const bare = bareHeading(column.name);
    if (/^\p{Script=Han}{2,6}$/u.test(bare) && hasGaps(column, table) && !(column.type === "number" && column.values.includes(0)))
      for (const no of ["没", "没有", "还没", "还没有", "无"]) said.push([`${no}${bare}`, { is: "missing", col: column.name }]);
  }
  // Who scored above average.
  for (const { name, type } of table.columns)
    if (type === "number" && /^(?:score|rate|price)$/i.test(name)) said.push([`${name}d`, { is: "about", cols: [name] }]);
  return [...said, ...inUnits(table), ...inHours(table), ...leftOf(table), ...eventVerb(table), ...taken(table), ...kindNames(table)];
}

const hasGaps = (column: Column, table: SheetTable): boolean => factsOf(column, table).hasGaps;

/** What says yes or no of a heading; null of a column that says something else. Where cells are empty beside 否, nobody knows of which they are. */
function yesOrNoOf(column: TextColumn, table: SheetTable): [string, Entry][] | null {
  // One that says yes, one that says no, and the empty one: of more it is none, however many they are.
  if (column.words.length > 3) return null;
  const words = column.words.filter((word) => word !== "");
  const [yes, no] = [words.filter((word) => YES.test(word)), words.filter((word) => NO.test(word))];
  if (yes.length !== 1 || no.length > 1 || yes.length + no.length !== words.length) return null;
  const isOpen = hasGaps(column, table);
  const value = (word: string): Entry => ({ is: "value", col: column.name, value: word });
  const denied: Entry | null =
    no[0] === undefined
      ? isOpen
        ? { is: "missing", col: column.name }
        : null
      : isOpen
        ? { is: "unclear", cols: [column.name], entries: [] }
        : value(no[0]);
  const holds = value(yes[0] ?? "");
  const bare = bareHeading(column.name).replace(/^(?:是否已?|已经?|有无|(?:is|has|was)\s+)/iu, "");
  const [positive, negative] = /^\p{Script=Han}{2,6}$/u.test(bare) ? chineseWays(bare) : englishWays(bare.toLowerCase(), table);
  return [
    ...positive.map((word): [string, Entry] => [word, holds]),
    ...(denied === null ? [] : negative.map((word): [string, Entry] => [word, denied])),
  ];
}

function chineseWays(bare: string): [string[], string[]] {
  const [, inside] = HAS_STEM.exec(bare) ?? [];
  const [verb, object, ...more] = [...bare];
  const split = more.length === 0 && inside === undefined ? [`${verb}了${object}`, `${verb}过${object}`] : [];
  const has = inside === undefined ? [] : ["有", "带", "配"].map((way) => `${way}${inside}`);
  const hasNot = inside === undefined ? [] : ["没", "没有", "无", "不带", "没带", "不含"].map((way) => `${way}${inside}`);
  const positive = ["了", "过", "的", "单", "订单"].map((end) => `${bare}${end}`);
  return [
    [
      ...positive,
      ...["已", "已经", "被", "已经选了", "已选", "已选了", "已选择", "勾选了", "选了", "选", "选择", "选择了", "是"].map(
        (way) => `${way}${bare}`,
      ),
      ...split,
      ...has,
    ],
    [
      ...[...NOT_YET, "不", "不是", "非", "没被", "没有被", "未被", "没选", "没有选", "不选", "不要"].map((no) => `${no}${bare}`),
      ...NOT_YET.flatMap((no) => split.map((way) => `${no}${way.replace("了", "")}`)),
      ...hasNot,
      ...(bare === "免费" ? ["收费", "付费", "要钱的"] : []),
    ],
  ];
}

function englishWays(heading: string, { title = "", columns }: SheetTable): [string[], string[]] {
  if (!/^[a-z][a-z ]+$/.test(heading)) return [[], []];
  const names = columns.filter(({ name, type }) => type === "text" && /^[a-z]+$/i.test(name)).flatMap(({ name }) => plurals(name));
  const rows = [...titleWords(title), ...names, "ones", "items"].map((word) => word.toLowerCase());
  // Deposit paid: without a deposit, paid deposit.
  const [, thing, done] = /^([a-z]+) (paid|included|required|confirmed|signed|received|sent)$/.exec(heading) ?? [];
  if (thing !== undefined && done !== undefined)
    return [
      [`with ${thing}`, `with a ${thing}`, `${done} ${thing}`, `${thing} was ${done}`, `${thing} is ${done}`],
      [...WITHOUT.map((no) => `${no} ${thing}`), ...["not", "wasn't", "isn't", "was not", "is not"].map((no) => `${thing} ${no} ${done}`)],
    ];
  const ways = [heading, ...(/^[a-z]+[^aeiou\s]$/.test(heading) && !/ed$/.test(heading) ? [`${heading}ed`] : [])].map((bare) =>
    englishOf(bare, rows),
  );
  // Books I own, of Owned.
  const base = /^[a-z]{2,}ed$/.test(heading) ? heading.replace(/ed$/, "") : null;
  const owns = base === null ? [] : ["i", "we"].map((who) => `${who} ${base}`);
  const ownsNot = base === null ? [] : ["don't", "do not", "didn't", "did not"].map((no) => `${no} ${base}`);
  // Rain: it rained, when it didn't rain.
  const verb = /^[a-z]{2,}[^aeiousy\s]$/.test(heading) && !/ed$|ing$/.test(heading) ? heading : null;
  if (verb !== null) {
    owns.push(`${verb}ed`, `it ${verb}ed`, `was ${verb}ing`, `${verb}y`, `was ${verb}y`);
    ownsNot.push(...["didn't", "did not", "it didn't", "it did not", "doesn't", "does not"].map((no) => `${no} ${verb}`));
  }
  return [
    [...ways.flatMap(([positive]) => positive), ...owns],
    [...ways.flatMap(([, negative]) => negative), ...ownsNot],
  ];
}

function englishOf(bare: string, rows: readonly string[]): [string[], string[]] {
  return [
    [...rows.map((row) => `${bare} ${row}`), ...["are", "is", "were", "was", "already", "been", "with"].map((way) => `${way} ${bare}`)],
    [...NOT_ENGLISH, ...WITHOUT].map((no) => `${no} ${bare}`).concat(`un${bare}`, `non-${bare}`, `non ${bare}`),
  ];
}

/** Unpaid beside Paid: not paid. Not started: haven't started. */
function englishStates({ name, words }: TextColumn): [string, Entry][] {
  // Only words that begin with un or not.
  const states = words.filter((value) => /^[un]/i.test(value));
  return states.flatMap((value): [string, Entry][] => {
    const [, no = "", state = ""] = /^(un|not )([a-z][a-z ]{2,})$/i.exec(value) ?? [];
    const isState = /^not/i.test(no) || words.some((other) => other.toLowerCase() === state.toLowerCase());
    return isState && state !== "" ? NOT_ENGLISH.map((way) => [`${way} ${state}`, { is: "value", col: name, value }]) : [];
  });
}

/** Verbs that are said by one sign: 还 of 归还, 交 of 提交. */
const ONE_SIGN = "还付交缴发领寄退批签";

const englishDone = (done: string, { title = "" }: SheetTable): string[] => [
  ...["were", "was", "been", "already", "is", "are"].map((way) => `${way} ${done}`),
  ...titleWords(title).map((word) => `${done} ${word.toLowerCase()}`),
];

const IRREGULAR: Readonly<Record<string, string>> = { paid: "pay", sent: "send", sold: "sell", given: "give", taken: "take" };

/** 还没还, 没签收: the day it was done on is missing. 已归还: it is there. 新入会 says no more than 入会. */
function ofDates(column: Column, table: SheetTable): [string, Entry][] {
  const english = /^([a-z]+(?:ed|en|ent|aid|old))(?: (?:on|at|date))?$/i.exec(bareHeading(column.name))?.[1]?.toLowerCase();
  const stems = stemsOf(column.name).filter((stem) => /^\p{Script=Han}{2,4}$/u.test(stem) && !/^[应拟]/u.test(stem));
  const fresh = stems.flatMap((stem): [string, Entry][] => [
    [`新${stem}`, { is: "about", cols: [column.name] }],
    [`${stem}月份`, { is: "column", col: column.name }],
  ]);
  // Did we interview in January, of Interviewed.
  const base = IRREGULAR[english ?? ""] ?? english?.replace(/ied$/, "y").replace(/ed$/, "");
  const isOpen = hasGaps(column, table);
  const done: Entry = isOpen ? { is: "missing", col: column.name, isFilled: true } : { is: "about", cols: [column.name] };
  if (base !== undefined && base !== english) fresh.push([base, done], [`${base}e`, done]);
  if (!isOpen) return fresh;
  const missing: Entry = { is: "missing", col: column.name };
  const verbs = stems.flatMap((stem) => [stem, ...[...stem].filter((sign) => [...stem].length === 2 && ONE_SIGN.includes(sign))]);
  return [
    ...fresh,
    ...verbs.flatMap((verb) => NOT_YET.map((no): [string, Entry] => [`${no}${verb}`, missing])),
    ...stems.flatMap((stem) =>
      [`已${stem}`, `已经${stem}`, `${stem}过的`, `${stem}了的`, `${stem}的`].map((way): [string, Entry] => [way, done]),
    ),
    ...(english === undefined ? [] : englishDone(english, table).map((way): [string, Entry] => [way, done])),
    ...(/^(?:closed|resolved)$/.test(english ?? "")
      ? ["still open", "open ones", ...titleWords(table.title ?? "").map((word) => `open ${word.toLowerCase()}`)]
      : []
    ).map((word): [string, Entry] => [word, missing]),
    ...(english === undefined ? [] : [...NOT_ENGLISH.map((no) => `${no} ${english}`), `un${english}`]).map((word): [string, Entry] => [
      word,
      missing,
    ]),
  ];
}

/** 加班小时数 of 加班时长（小时）: what it is counted in, where no other figure is counted so. */
function inUnits({ columns }: SheetTable): [string, Entry][] {
  return columns.flatMap((column): [string, Entry][] => {
    const unit = unitOf(column);
    if (
      !/^(?:小时|分钟|天|公里|页|晚|岁|公斤|km|kg|kms|miles|hours|minutes|nights)$/u.test(unit) ||
      columns.some((other) => other !== column && unitOf(other) === unit)
    )
      return [];
    const entry: Entry = { is: "column", col: column.name };
    if (/^[a-z]/.test(unit)) return [[unit, entry]];
    return ["", ...stemsOf(column.name)].flatMap((stem): [string, Entry][] => [
      [`${stem}${unit}数`, entry],
      ...(stem === "" ? [] : ([[`${stem}${unit}`, entry]] as [string, Entry][])),
    ]);
  });
}

/** （按小时）: in what the one figure of that unit is told. */
function inHours({ columns }: SheetTable): [string, Entry][] {
  const cols = columns.filter((column) => /^(?:h|hrs?|hours?|小时|个小时)$/u.test(unitOf(column)));
  return cols.length === 1
    ? ["按小时", "按小时算", "按小时数", "按时长", "按时长算"].map((word) => [word, { is: "column", col: cols[0]?.name ?? "" }])
    : [];
}

/** 还剩多少课时 of 剩余课时: what is left is one figure, or it is asked which. */
function leftOf({ columns }: SheetTable): [string, Entry][] {
  const cols = columns.filter(({ name, type }) => type === "number" && /剩|余额|余量|结余|remaining|\bleft$|balance/iu.test(name));
  if (cols.length !== 1) return [];
  return "剩 还剩 只剩 剩了 剩的 还剩下 剩余 remaining left"
    .split(" ")
    .map((word) => [word, { is: "about", cols: cols.map(({ name }) => name) }]);
}

/** 借得 of a list of 借阅: what was done in each row, where no figure says how much of it. */
function eventVerb({ columns, title = "" }: SheetTable): [string, Entry][] {
  const amounts = /金额|额$|费|价|款|数量|销量|产量|[件份册本箱杯]数|时长|小时|天数|距离|里程|重量|amount|qty|\bunits\b|hours|days/iu;
  if (columns.some(({ name, type }) => type === "number" && amounts.test(name) && !/^罚/u.test(name))) return [];
  return titleWords(title).flatMap((word) => {
    const [verb = ""] = [...word];
    return /^[借租修洗还寄送]$/u.test(verb)
      ? ["得", "了", "过"]
          .flatMap((end) => [`${verb}${end}`, `被${verb}${end}`])
          .map((phrase): [string, Entry] => [phrase, { is: "about", cols: [] }])
      : [];
  });
}

/** 罚了多少, 被罚钱 of 罚款: sums that are called by what is done with them. */
function taken({ columns }: SheetTable): [string, Entry][] {
  return columns.flatMap(({ name, type }): [string, Entry][] => {
    const [, verb] = (type === "number" && /^(罚|捐|退|欠|借|贷|赔|奖|垫|汇|押)(?:款|金|钱)/u.exec(bareHeading(name))) || [];
    if (verb === undefined) return [];
    return [`${verb}钱`, `${verb}了`, `被${verb}`, `被${verb}了`, `${verb}的钱`, `${verb}了钱`].map((word) => [
      word,
      { is: "column", col: name },
    ]);
  });
}

/** Fuel type of Fuel, 燃料种类 of 燃料, where nothing else is called a type. */
function kindNames({ columns }: SheetTable): [string, Entry][] {
  if (columns.some(({ name }) => /type|kind|category|class|[类种]/iu.test(name))) return [];
  return columns.flatMap((column): [string, Entry][] => {
    if (column.type !== "text" || column.words.length > WORDS_MAX) return [];
    const bare = bareHeading(column.name);
    const ways = /^[a-z]+$/i.test(bare) ? [" type", " types"] : /^\p{Script=Han}{2,3}$/u.test(bare) ? ["类型", "种类"] : [];
    return ways.map((way) => [`${bare}${way}`, { is: "column", col: column.name }]);
  });
}
