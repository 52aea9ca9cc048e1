import { bareHeading } from "./heading-words.ts";

/** Last words of headings that say the same. */
const TAILS: readonly (readonly string[])[] =
  "花费 费用 支出 开销 费|金额 总额 款额 额 的钱|数量 个数 数 量|用时 时长 耗时 时间|日期 时间 日子|评分 打分 得分 分数|类别 类型 种类 分类 类|售价 价格 价钱 卖价 价|人数"
    .split("|")
    .map((line) => line.split(" "));
const PLAIN = /^(?:\p{Script=Han}{2,6}?)$/u;

/** 投流费用 of 投流花费, 上门时长 of 上门用时, 卖价 of 售价: a heading whose last word is another one for the same. */
export function otherTails(name: string): string[] {
  const bare = bareHeading(name);
  return TAILS.flatMap((tails) => {
    const tail = tails.filter((word) => bare.endsWith(word)).toSorted((a, b) => b.length - a.length)[0];
    if (tail === undefined) return [];
    const head = bare.slice(0, bare.length - tail.length);
    if (head === "")
      return tail.length === 2
        ? tails.filter((word) => word.length > 1 && word !== tail && !word.startsWith("的") && PRICES.test(tail))
        : [];
    return PLAIN.test(head) ? tails.filter((word) => word !== tail).map((word) => `${head}${word}`) : [];
  });
}

const PRICES = /价$/u;
