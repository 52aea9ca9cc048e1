import type { NumberColumn, SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { bareHeading, stemsOf } from "./heading-words.ts";
import { CLASS_HEADINGS, SUBJECTS } from "./measure-classes.ts";
import { waysOfPeriodHeadings } from "./period-headings.ts";
import { unitOf } from "./said-units.ts";
import { type Rewrite, waysOfColumns } from "./ways-of-columns.ts";

const NUMERAL = "[一二两三四五六七八九十\\d]";
const SIZE = "(?![零一二两三四五六七八九十百千万亿\\d])";
const POWERS: Readonly<Record<string, string>> = { 百: "100", 千: "1000", 万: "10000", 亿: "100000000" };

/** What is said in another way in any table, and has to be in its own words before those of a table's columns are looked for. */
const FIRST_WAYS: readonly Rewrite[] = [
  [/[’‘`]/gu, () => "'"],
  [/(?<!\b(?:what|there|it|that|who|let|here))(?<=[a-z])'s(?=\s|$)/giu, () => ""],
  [/asking price/giu, () => "price"],
  // Without 除 before it 以外 says of what stands before it that it is left out: unread, it is asked back.
  [/(除了?|除开|除去|排除)([^，,。；;]{1,12}?)(?:以外|之外)/gu, ([, but, what]) => `${but}${what}`],
  // 借书借得最多.
  [/(\p{Script=Han})\p{Script=Han}{1,2}\1得(?=[最很更])/gu, ([, verb]) => `${verb}得`],
];

/** What is said in another way in any table: 均分, 倒数五名, 播放过万. 倒数第三 is one row alone, and is left as it is. */
const GENERAL_WAYS: readonly Rewrite[] = [
  [
    /([号日月])份?(?:以后|之后|后|起)\s*[（(，,]?\s*(?:含|包括|包含|算上?)(?:当天|当日|当月|那天|这天|本身|[\d一二三四五六七八九十]{1,2}[月号日]份?)?\s*[）)]?/gu,
    ([, end]) => `${end}起`,
  ],
  [
    /(?:如果)?(?:有重复(?:登记|录入|填写|提交|记录)?的?[话，,\s]*)?(?:就|请|帮我|都)?把?重复的?(?:行|记录|数据|项|登记)?都?(?:删掉|删除|删了|去掉|去除|去了|剔除)/gu,
    () => "去重",
  ],
  [
    /\bplot (?:the |a chart of )?([a-z .]+?) (?:against|versus|vs\.?) (?:the )?([a-z .]+?)(?=$|[,?;]|\.$| for | in )/giu,
    ([, y, x]) => `scatter plot ${x} and ${y}`,
  ],
  // 9 月中旬.
  [
    /(?<!\d)(\d{1,2})月份?的?([上中下])旬/gu,
    ([all = "", month, third]) =>
      third === "下"
        ? month === "2"
          ? all
          : `${month}月21号到${month}月${/^(?:4|6|9|11)$/.test(month ?? "") ? 30 : 31}号`
        : third === "上"
          ? `${month}月1号到${month}月10号`
          : `${month}月11号到${month}月20号`,
  ],
  [/\bon or after\b/giu, () => "since"],
  [
    /\b(?:do|did|have) (we|i|you|they) (?:have|got|get) (?:the )?(most|fewest|least)(?: of)?(?=\s*[?.!]?$)/giu,
    ([, , most]) => `has the ${most} rows`,
  ],
  // 4 月营业额跟 3 月比.
  [
    /(?<=[\p{Script=Han}\da-z])(?:跟|和|与)([^，,跟和与比]{1,10}?)(?:相比|比起来|比较起来|(?<![对占环同])比)(?=[，,\s]|[多少高低涨增差]|$)/giu,
    ([, other]) => `比${other}`,
  ],
  [/(?<!平)均(分|价|薪|龄)/gu, ([, what]) => `平均${what}`],
  [/([\d零一二两三四五六七八九十百千])平(?!均|方|米|台|时|安|日|凡)/gu, ([, n]) => `${n}平米`],
  [/(?<![最更])(便宜|贵|高|低|多|少|大|小|快|慢|久|长|短)的(?=前[一二两三四五六七八九十\d])/gu, ([, way]) => `最${way}的`],
  [/(?<=\p{Script=Han})(?<!名次|排名|排行|倒数|成绩)第一(?:名|位)?(?=的|是谁|是哪|$)/gu, () => "最好"],
  [/没有?(?:成绩|分数|得分)(?=的|$)/gu, () => "没填"],
  [/倒数第一(?:名|个|位)?/gu, () => "最低的"],
  [new RegExp(`倒数的?前?(${NUMERAL}{1,3})(名|个|位|条|笔|款)`, "gu"), ([, n, unit]) => `最低的${n}${unit}`],
  [new RegExp(`(?<![以之往今此先])(?:最后|后)(${NUMERAL}{1,3})名`, "gu"), ([, n]) => `最低的${n}名`],
  [new RegExp(`(?:超过|突破|破|过)([百千万亿])${SIZE}`, "gu"), ([, size = ""]) => `超过${POWERS[size]}`],
  [new RegExp(`(?:达到|上|满)([百千万亿])${SIZE}`, "gu"), ([, size = ""]) => `不低于${POWERS[size]}`],
];

const PASS_OF_HUNDRED = 60;
const FULL_MARK = 100;
const STARS = 5;

/** What is said in another way than a table's headings do: 没人评论 of 评论数, 掉粉 of 涨粉, 离地铁最近 of 距地铁, 每平米租金. */
function waysOf({ columns, title = "" }: SheetTable): Rewrite[] {
  const numbers = columns.filter((column) => column.type === "number");
  const ways: Rewrite[] = numbers.flatMap((column): Rewrite[] => {
    const bare = bareHeading(column.name);
    const [, place] = /^距离?(\p{Script=Han}+)$/u.exec(bare) ?? [];
    const [, up, what] = /^([涨增])(\p{Script=Han})$/u.exec(bare) ?? [];
    const [, verb, object] = /^(\p{Script=Han})(\p{Script=Han})$/u.exec(bare) ?? [];
    const hasNone = /[数量]$/u.test(bare) && !column.values.some((value) => Number.isNaN(value));
    return [
      // 涨粉是负数.
      [new RegExp(`${escaped(bare)}的?(?:是|为)?负(?:数|值|的)?(?!责)`, "giu"), () => `${bare}小于0`],
      [new RegExp(`${escaped(bare)}的?(?:是|为)正(?:数|值|的)?`, "giu"), () => `${bare}大于0`],
      [new RegExp(`negative ${escaped(bare)}|${escaped(bare)} (?:is |was )?negative`, "giu"), () => `${bare} below 0`],
      ...(place === undefined
        ? []
        : [
            [new RegExp(`(?:离|距离?|到)${place}最近`, "gu"), () => `${bare}最小`] as const,
            [new RegExp(`(?:离|距离?|到)${place}最远`, "gu"), () => `${bare}最大`] as const,
          ]),
      ...(up === undefined ? [] : [[new RegExp(`[掉跌减]了?${what}(?:了|的)?`, "gu"), () => `${bare}小于0`] as const]),
      // 涨了多少粉.
      ...(verb === undefined ? [] : [[new RegExp(`${verb}了?多少${object}`, "gu"), () => `${bare}多少`] as const]),
      ...(hasNone ? stemsOf(column.name) : []).map(
        (stem) => [new RegExp(`(?:没有?人|无人|没有?|无|零)${stem}过?(?![人数量])`, "gu"), () => `${bare}等于0`] as const,
      ),
      // 多少赞 of 点赞数.
      ...stemsOf(column.name)
        .filter((stem) => /^\p{Script=Han}{2}$/u.test(stem) && /[数量]$/u.test(bare))
        .map((stem) => [new RegExp(`(?:多少|几)个?${[...stem][1]}(?=$|[的了，。？?、\\s])`, "gu"), () => `${bare}多少`] as const),
    ];
  });
  const areas = numbers.filter((column) => /^(?:㎡|m2|平米|平方米|平方)$/u.test(unitOf(column)));
  const prices = numbers.filter(({ name }) => CLASS_HEADINGS.price.test(name) || CLASS_HEADINGS.rent.test(name));
  const [area, price] = [areas[0], prices[0]];
  if (areas.length === 1 && area !== undefined && numbers.every(({ name }) => !CLASS_HEADINGS.age.test(name)))
    ways.push(
      [/最([大小])的?(?=房|户型|套|屋|间)/gu, ([, way]) => `${bareHeading(area.name)}最${way}的`],
      [/(?:有)?多大(?!年|岁)/gu, () => `${bareHeading(area.name)}多少`],
    );
  if (areas.length === 1 && prices.length === 1 && area !== undefined && price !== undefined)
    ways.push([
      /每(?:一)?平(?:方米|米|方)?的?(?:月租|租金|房租|价格|价钱|多少钱)/gu,
      () => `${bareHeading(price.name)}除以${bareHeading(area.name)}`,
    ]);
  // 多少人报 of a table of 报名.
  if ([title, ...columns.map(({ name }) => name)].some((name) => name.includes("报名")))
    ways.push([/(人|谁)报(?![名销告表价到考送])/gu, ([, who]) => `${who}报名`]);
  // 5-star, 五星好评 of ratings of five.
  const [stars, ...others] = numbers.filter(({ name }) => /评分|星级|打分|rating|stars?$/iu.test(name));
  if (stars !== undefined && others.length === 0 && largest(stars) <= STARS)
    ways.push([
      /(?<![\d.])([1-5一二两三四五])(?:[ -]?stars?|颗?星(?!期))(?:级|好评|评价|差评|的评价|ratings?|reviews?)?/giu,
      ([, n = ""]) => ` ${bareHeading(stars.name)}等于${"零一二三四五".includes(n) ? "零一二三四五".indexOf(n) : n === "两" ? 2 : n} `,
    ]);
  const marks = numbers.filter(({ name }) => SUBJECTS.test(bareHeading(name)));
  if (marks.length > 0 && marks.every((column) => largest(column) <= FULL_MARK))
    ways.push([/不及格/gu, () => `低于${PASS_OF_HUNDRED}分`], [/(?<!不)及格(?!率|线)/gu, () => `${PASS_OF_HUNDRED}分以上`]);
  return ways;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Of what is filled in. */
const largest = ({ values }: NumberColumn): number =>
  values.reduce((most, value) => Math.max(most, Number.isNaN(value) ? most : value), Number.NEGATIVE_INFINITY);

/**
 * The question in the words headings and the general lists have. What a heading or a value is called itself is never rewritten:
 * 均价 of a table with 均价 stays.
 */
export function saidPlainly(ask: string, table: SheetTable): string {
  const { ways, names } = sayingsOf(table);
  return ways.reduce(
    (text, [shape, make]) =>
      text.replace(shape, (...match: unknown[]) => {
        const parts = match.filter((part) => typeof part === "string" || part === undefined) as string[];
        const [all = ""] = parts;
        return names().some((name) => name.includes(foldPhrase(all))) ? all : make(parts);
      }),
    ask,
  );
}

type Sayings = { readonly ways: readonly Rewrite[]; readonly names: () => readonly string[] };

/** Of each table once, as long as it stays as it is: looking through its cells costs more than a question may. */
const sayings = new WeakMap<SheetTable, Sayings>();

function sayingsOf(table: SheetTable): Sayings {
  const known = sayings.get(table);
  if (known !== undefined) return known;
  let names: string[] | null = null;
  const made: Sayings = {
    ways: [...FIRST_WAYS, ...waysOfPeriodHeadings(table), ...waysOf(table), ...waysOfColumns(table), ...GENERAL_WAYS],
    names() {
      names ??= namesIn(table);
      return names;
    },
  };
  sayings.set(table, made);
  return made;
}

const NAMES_MAX = 2000;

function namesIn({ columns }: SheetTable): string[] {
  return columns.flatMap((column) => [
    foldPhrase(column.name),
    ...(column.type === "text" && column.words.length <= NAMES_MAX ? column.words.filter((word) => word !== "").map(foldPhrase) : []),
  ]);
}
