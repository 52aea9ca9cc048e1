import type { SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import type { Entry } from "./lexicon-entry.ts";

/** States by the words they are asked for by, a state in each line: what a table writes, then what people say besides. */
const STATES = `胜 赢 胜利 获胜 赢球|w win won wins
负 输 败 失利 输球|l loss lost lose losses loses
平 平局 打平|d draw drew tie tied
完成 已完成 做完 做完了 完成了 已结束|done completed complete finished
通过 已通过 合格 达标 通过了|pass passed
不通过 未通过 没过 不合格 挂了 不达标|fail failed
已取消 取消 取消了|cancelled canceled
进行中 还在进行 在进行 在做 没完成 还没完成|in_progress ongoing
待处理 没处理 还没处理 未处理|pending waiting
已退款 退款 退钱|refunded
已发货 发出去了|shipped
未发货 没发货 还没发货 没发 还没发|not_shipped unshipped
已签收 签收了 收到货|delivered
男 男的 男生 男士 男性 男同学 男同事|m male men man boys males
女 女的 女生 女士 女性 女同学 女同事|f female women woman girls females
雨 下雨 雨天|rainy rain`;

const WORDS_MAX = 50;

/** 赢 of 胜, finished of Done: the one value of a table that is such a state. Where several are, or a column of another kind says the word, nothing is added. */
export function stateSynonyms({ columns }: SheetTable): [string, Entry][] {
  const texts = columns.flatMap((column) => (column.type === "text" && column.words.length <= WORDS_MAX ? [column] : []));
  const values = texts.flatMap(({ name, words }) =>
    words.filter((word) => word !== "").map((value) => ({ name, value, folded: foldPhrase(value) })),
  );
  return STATES.split("\n").flatMap((line): [string, Entry][] => {
    const group = line.split(/[ |]/u).map((word) => foldPhrase(word.replaceAll("_", " ")));
    const [only, ...more] = values.filter(({ folded }) => group.includes(folded));
    // 输 beside 输入: a word another value holds is not taken for this one.
    if (only === undefined || more.length > 0) return [];
    return group
      .filter((word) => word.length > 1 || word !== only.folded)
      .filter((word) => !values.some((one) => one !== only && one.folded.includes(word)))
      .map((word) => [word, { is: "value", col: only.name, value: only.value }]);
  });
}
