import type { SheetTable } from "../columns/index.ts";
import { bareHeading } from "./heading-words.ts";
import type { Rewrite } from "./ways-of-columns.ts";

const SHAPE = /^((?:\d{4}年)?\d{1,2}月|\d{4}年|第?[一二三四1-4]季度|上半年|下半年|[上本]月|q[1-4])(?:份|的)?(\p{Script=Han}{2,6})$/iu;
const NUMERALS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/** Figures that stand in a column for each month, 4月销量 and 5月销量: 5月总销量, 五月卖得最好, 5月比4月多卖了几件. */
export function waysOfPeriodHeadings({ columns }: SheetTable): Rewrite[] {
  const all = columns.flatMap(({ name, type }) => {
    const bare = bareHeading(name);
    const [, period, what] = (type === "number" && SHAPE.exec(bare)) || [];
    return period === undefined || what === undefined ? [] : [{ bare, period, what, said: saidAs(period) }];
  });
  const kinds = new Set(all.map(({ what }) => what));
  const pairs = all.flatMap((a): Rewrite[] =>
    all.flatMap((b): Rewrite[] =>
      a === b || a.what !== b.what
        ? []
        : [
            [
              new RegExp(
                `(?:${a.said})(?:的?${a.what})?比(?:${b.said})(?:的?${b.what})?(多|少|高|低|增加|减少|涨)(?:卖|出|买|产|增)?了?(?:多少|几\\p{Script=Han})`,
                "gu",
              ),
              ([, way = ""]) => (/[少低减]/u.test(way) ? `${b.bare}减去${a.bare}` : `${a.bare}减去${b.bare}`),
            ],
          ],
    ),
  );
  const link = all.flatMap(({ said, bare, what }): Rewrite[] =>
    all
      .filter((b) => b.what === what && b.bare !== bare)
      .map((b) => [new RegExp(`(?:${said})(和|跟|与|、|加)(?=(?:${b.said})的?${what})`, "gu"), ([, and = ""]) => `${bare}${and}`]),
  );
  const one = all.flatMap(({ bare, said, what }): Rewrite[] => [
    [new RegExp(`(?:${said})的?(总|平均)的?${what}`, "gu"), ([, fn = ""]) => `${fn}${bare}`],
    [new RegExp(`(?:${said})(?=${what})`, "gu"), () => bare.slice(0, bare.length - what.length)],
    ...(kinds.size === 1 && /销/u.test(what)
      ? ([
          [new RegExp(`(?:${said})卖得?最[好多]`, "gu"), () => `${bare}最高`],
          [new RegExp(`(?:${said})卖得?最[差少]`, "gu"), () => `${bare}最低`],
        ] as const)
      : []),
  ]);
  return [...pairs, ...link, ...one];
}

/** 5月 is said as 五月 and 5月份 too. */
function saidAs(period: string): string {
  const [, month] = /^(\d{1,2})月$/u.exec(period) ?? [];
  return month === undefined ? period : `(?<!\\d)${month}月份?|(?<!十)${NUMERALS[Number(month)] ?? month}月份?`;
}
