import { type Column, calendarDay, NO_DAY, type SheetTable } from "../columns/index.ts";
import { factsOf } from "./column-facts.ts";
import { bareHeading, stemsOf, titleWords } from "./heading-words.ts";
import { unitOf } from "./said-units.ts";

export type Rewrite = readonly [RegExp, (match: readonly string[]) => string];

const HAN = "\\p{Script=Han}";
const all = (shape: string): RegExp => new RegExp(shape, "giu");

/** What columns that belong together, or that have gaps, are asked for by: 超预算, 还晚了, 没请教练, 加过班, 上半年. */
export function waysOfColumns(table: SheetTable): Rewrite[] {
  return [
    ...table.columns.flatMap((column) => [...ofGaps(column, table), ...ofKinds(column), ...ofVisits(column, table)]),
    ...ofLimits(table),
    ...ofLateness(table),
    ...ofTitle(table),
    ...halfYears(table),
    ...wholeSpan(table),
    ...rates(table),
  ];
}

const GIVEN = "请|安排|分配|选|选择|找|定|指定|配|派|写|留|报|带|买|上|办|设|绑|打|分|挂|约|装";

/** 没请教练 is 没有教练, where some have none. */
function ofGaps(column: Column, table: SheetTable): Rewrite[] {
  if (column.type !== "text") return [];
  const bare = bareHeading(column.name);
  if (!/^\p{Script=Han}{2,6}$/u.test(bare) || !factsOf(column, table).hasGaps) return [];
  return [[all(`(?:还)?(?:没有?|未)(?:${GIVEN})(?:过|到|好|上)?(?=${bare})`), () => "没有"]];
}

/** 各种卡, 哪种卡 of 卡种. */
function ofKinds({ name, type }: Column): Rewrite[] {
  const [bare, what] = (type === "text" && /^(\p{Script=Han}{1,2})[种类款型]$/u.exec(bareHeading(name))) || [];
  if (bare === undefined || what === undefined) return [];
  return [[all(`(每一?|各|哪一?|几|多少|不同|什么)[种类款型]的?${what}(?![种类款型])`), ([, each]) => `${each}个${bare}`]];
}

/** 这个月来得最勤, 来了几次 of 本月到店, where each row is somebody else. */
function ofVisits(column: Column, table: SheetTable): Rewrite[] {
  const bare = bareHeading(column.name);
  const isVisits = /^(?:本月|当月|本周|今年|本年|本学期)?(?:到店|到馆|到场|来店|来访|到访)(?:次数)?$/u.test(bare);
  if (!isVisits || column.type !== "number" || !(unitOf(column) === "次" || bare.endsWith("次数"))) return [];
  const isNamed = table.columns.some((one) => factsOf(one, table).namesRows);
  if (!isNamed) return [];
  const [, period = ""] = /^(本月|当月|本周|今年|本年)/u.exec(bare) ?? [];
  const when = { 本月: "这个月|本月|当月", 当月: "这个月|本月|当月", 本周: "这周|本周", 今年: "今年", 本年: "今年|本年" }[period];
  const come = `(?<![月年周天号日])${when === undefined ? "" : `(?:${when})?`}(?:来|到|到店|来店)`;
  return [
    [all(`${come}得?最[勤多]`), (match) => (saysPeriod(match) ? (match[0] ?? "") : ` ${bare}最多`)],
    [all(`${come}得?最少`), (match) => (saysPeriod(match) ? (match[0] ?? "") : ` ${bare}最少`)],
    [all(`${come}(?:了|过|店)?(?:几次|多少次)`), (match) => (saysPeriod(match) ? (match[0] ?? "") : ` ${bare}多少`)],
    [
      all(`${come}(?:了|过|店)?(?=不到|不足|超过|少于|多于|至少|不止|不超过|\\d+次)`),
      (match) => (saysPeriod(match) ? (match[0] ?? "") : ` ${bare}`),
    ],
  ];
}

/** Another period beside what was taken: 上个月 is no 本月. */
const saysPeriod = (match: readonly string[]): boolean => /[年月周季天日号]/u.test((match.at(-1) ?? "").replace(match[0] ?? "", ""));

const LIMIT = /^(预算|目标|计划|额度|限额|上限|定额|指标|budget|target|limit|quota)/iu;
const ACTUAL = /实际|花费|支出|已用|开销|完成|实绩|业绩|actual|spent|spend/iu;

/** 超预算, 没超预算, 达标, 还剩多少预算: a limit beside the one figure it is a limit of. */
function ofLimits({ columns }: SheetTable): Rewrite[] {
  const numbers = columns.filter(({ type }) => type === "number");
  const limits = numbers.filter(({ name }) => LIMIT.test(bareHeading(name)));
  const [limit] = limits;
  // 目标产量 is a limit of 产量.
  const what = limit === undefined ? "" : bareHeading(limit.name).replace(LIMIT, "").trim();
  const figures = numbers.filter(
    (one) => one !== limit && (what === "" ? ACTUAL.test(bareHeading(one.name)) : bareHeading(one.name) === what),
  );
  // 目标 alone is of the only other figure in its unit.
  const inUnit = numbers.filter((one) => limit !== undefined && one !== limit && unitOf(limit) !== "" && unitOf(one) === unitOf(limit));
  if (figures.length === 0 && what === "") figures.push(...inUnit);
  const [figure] = figures;
  if (limits.length !== 1 || figures.length !== 1 || limit === undefined || figure === undefined) return [];
  if (unitOf(limit) !== unitOf(figure)) return [];
  const [most, is] = [bareHeading(limit.name), bareHeading(figure.name)];
  const [word = ""] = LIMIT.exec(most) ?? [];
  const isSum = /预算|额|budget/iu.test(word);
  const spent = isSum ? `|超支` : "";
  return [
    [
      all(
        `(?:没有?|未|不)超(?:过|出)?(?:${word})的?|在${word}(?:之|以)?内|(?<!\\b(?:is|are) )(?:within|under|not over|below) (?:the |its |their )?${word}`,
      ),
      () => `${is}不高于${most}的 `,
    ],
    [
      all(
        `(?:${is})?的?超(?:过|出|了)?${word}(?!多少|了多少|的?比)${spent}(?!多少|了多少)|(?<!\\b(?:is|are) )(?:over|above|exceeding|exceeded) (?:the |its |their )?${word}`,
      ),
      () => `${is}大于${most}`,
    ],
    ...(isSum
      ? []
      : [
          [
            all(`(?:${is})?的?(超过|高于|低于|不到|少于|大于|小于|没有?超过)${word}(?!${what === "" ? "\\d" : what})(?=了?的|$|[，。？])`),
            ([, way = ""]: readonly string[]) => `${is}${way}${most}`,
          ] as const,
          [
            all(
              `(?:没有?|未)(?:达到?|完成)${word}(?:${what === "" ? word : what})?|(?:没有?|未)达标|below ${word}|missed (?:the |its |their )?${word}`,
            ),
            () => `${is}小于${most}`,
          ] as const,
          [all(`(?:达到?|完成)了?${word}(?:${what === "" ? word : what})?|达标`), () => `${is}不低于${most}`] as const,
        ]),
    ...(isSum && !columns.some(({ name }) => /剩|结余|余额/u.test(name))
      ? [
          [
            all(`还?剩(?:下|余)?(?:多少|几)?${word}(?:没花|没用|没使|可用|能花)?(?:完|掉)?|${word}还?剩(?:下|余)?(?:了)?多少`),
            () => `${most}减去${is}多少`,
          ] as const,
        ]
      : []),
    // 实际总共花了多少.
    ...(/^实际(?:花费|支出|开销)$/u.test(is)
      ? [
          [
            all("实际(总共|一共|都|总的)?[花用](?:了|掉|费)?(?=多少|得?最|[\\d$])"),
            ([, more = ""]: readonly string[]) => `${is}${more}`,
          ] as const,
        ]
      : []),
  ];
}

const DUE = /^(?:应|截止|最晚|最迟|约定|due|deadline)/iu;

/** 还晚了 of 归还日期 and 应还日期, returned late of Returned and Due. */
function ofLateness({ columns }: SheetTable): Rewrite[] {
  const dates = columns.filter(({ type }) => type === "date");
  const [due, ...more] = dates.filter(({ name }) => DUE.test(bareHeading(name)));
  if (due === undefined || more.length > 0) return [];
  const ways = dates.flatMap((date): [string, Rewrite][] => {
    if (date === due) return [];
    const bare = bareHeading(date.name);
    const later = `${bare}晚于${bareHeading(due.name)}`;
    const english = /^([a-z]+)(?: (?:on|date|at))?$/i.exec(bare)?.[1];
    if (english !== undefined)
      return [[english, [all(`${english} late|late ${english}`), () => `${bare} later than ${bareHeading(due.name)}`]]];
    return [...new Set(stemsOf(date.name).flatMap((stem) => [...stem]))]
      .filter((sign) => "还交付到缴做签送领收寄发".includes(sign))
      .map((verb) => [verb, [all(`(?:${verb}${HAN}{1,2})?${verb}得?晚了?|(?:逾期|超期)才?${verb}`), () => later]]);
  });
  // A verb of two days says nothing of which.
  return ways.filter(([verb]) => ways.filter(([other]) => other === verb).length === 1).map(([, way]) => way);
}

/** 加过班, 加了几个小时班, 请过假 of a table of 加班 or 请假: what was done in each of its rows. */
function ofTitle({ title = "", columns }: SheetTable): Rewrite[] {
  const dates = columns.filter(({ type }) => type === "date").flatMap(({ name }) => stemsOf(name));
  return [...new Set([...titleWords(title), ...dates])].flatMap((word): Rewrite[] => {
    const [verb, object, ...more] = [...word];
    if (!/^\p{Script=Han}{2}$/u.test(word) || verb === undefined || object === undefined || more.length > 0) return [];
    const amount = "((?:一共)?(?:多少|几)(?:个)?(?:小时|钟头|天|次|节|分钟|晚)?)";
    return [
      [all(`${verb}(?:了|过)?${amount}的?${object}(?!级)`), ([, much = ""]) => `${word}${much}`],
      [all(`${verb}(?:了|过)${object}(?!级)`), () => word],
      [all(`${verb}(?:得(最)|(?:了|过)?((?:多少|几)(?:个)?(?:小时|钟头|天|分钟|晚|节)))`), ([, most, much]) => `${word}${most ?? much}`],
    ];
  });
}

/** 退货率 of 是否退货: how many of all rows it holds for. Of each group it is another figure, and left as it is. */
function rates({ columns }: SheetTable): Rewrite[] {
  return columns.flatMap((column): Rewrite[] => {
    const [, word] = (column.type === "text" && /^是否(\p{Script=Han}{2,4})$/u.exec(bareHeading(column.name))) || [];
    if (word === undefined || column.type !== "text" || !column.words.includes("是") || !column.words.includes("否")) return [];
    const isOfGroups = (match: readonly string[]) => /[各每哪按]|分别|谁/u.test(match.at(-1) ?? "");
    return [[all(`${word}率`), (match) => (isOfGroups(match) ? (match[0] ?? "") : `${word}的条数占百分之几`)]];
  });
}

/** 这三个月 of a table of three months: all of it. Of more or fewer it is left as it is. */
function wholeSpan({ columns }: SheetTable): Rewrite[] {
  const dates = columns.filter((column) => column.type === "date");
  const [first] = dates;
  if (first === undefined) return [];
  const months = new Set<number>();
  for (const day of new Set(first.days))
    if (day !== NO_DAY) {
      const { year, month } = calendarDay(day);
      months.add(year * 12 + month);
    }
  const [zh, en] = NUMBERS[months.size - 2] ?? [];
  const few: Rewrite[] = [[/(?:这|那)(?:几个月|段时间|段日子|阵子|期间)(?:里|内|以来|来|下来)?/gu, () => " "]];
  if (zh === undefined) return few;
  const together = "(?=加起来|合起来|加一起|加在一起|一共|总共|合计|累计|总的|共)";
  const number = `(?:${zh}|${months.size})`;
  return [
    ...few,
    [all(`(?:这|那|前|近|最近|过去|全部)${number}个月(?:里|内|以来|来|下来|间|期间)?(?![前后以之超多没不])`), () => " "],
    [all(`(?<![第前后近去超过于到满隔])${number}个月${together}`), () => " "],
    [all(`\\b(?:over |across |in |during |for )?(?:the|these|all|those) (?:${months.size}|${en}) months\\b`), () => " "],
  ];
}

const NUMBERS: readonly (readonly [string, string])[] = [
  ["[两二]", "two"],
  ["三", "three"],
  ["四", "four"],
  ["五", "five"],
  ["六", "six"],
  ["七", "seven"],
  ["八", "eight"],
  ["九", "nine"],
  ["十", "ten"],
  ["十一", "eleven"],
  ["十二", "twelve"],
];

/** 上半年: of the newest day's year; 下半年 of a year that has not come so far is left as it is. */
function halfYears({ columns }: SheetTable): Rewrite[] {
  let newest: number = NO_DAY;
  for (const column of columns) if (column.type === "date") for (const day of column.days) newest = Math.max(newest, day);
  if (newest === NO_DAY) return [];
  const { year, month } = calendarDay(newest);
  const range = (of: number, half: string, to: string) => (half === "1" ? `${of}-01${to}${of}-06` : `${of}-07${to}${of}-12`);
  return [
    [
      all("(?:(今年|去年|前年)|(\\d{4}|\\d{2})年)?的?([上下])半年"),
      ([said = "", relative, full, half = ""]) => {
        const of =
          relative !== undefined
            ? year - ["今年", "去年", "前年"].indexOf(relative)
            : full !== undefined
              ? Number(full.padStart(4, "20"))
              : year;
        return half === "下" && of === year && month <= 6 ? said : range(of, half === "上" ? "1" : "2", "到");
      },
    ],
    [
      all("\\b(?:the )?(first|second) half of (\\d{4})\\b|\\bh([12]) (\\d{4})\\b"),
      ([, which, of, half, other]) => range(Number(of ?? other), which === "first" || half === "1" ? "1" : "2", " to "),
    ],
  ];
}
