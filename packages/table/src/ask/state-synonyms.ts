import type { SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import type { Entry } from "./lexicon.ts";

/** States by the words they are asked for by, a state in each line: what a table writes, then what people say besides. */
const STATES = `胜 赢 胜利 获胜 赢球 赢了 赢下 打赢 取胜 胜了|w win won wins victory victories
负 输 败 失利 输球 输了 落败 打输 输掉 败北|l loss lost lose losses loses defeat defeats
平 平局 打平 战平 平了 平手|d draw drew draws drawn tie tied
完成 已完成 做完 做完了 完成了 办完 办完了 办结 已办结 完结 已结束 搞定 搞定了 弄好 弄好了|done completed complete finished
通过 已通过 合格 达标 过关 通过了|pass passed
不通过 未通过 没通过 没过 不合格 没合格 没过关 挂了 不达标|fail failed failing
已取消 取消 取消了 取消掉 被取消|cancelled canceled cancellation cancellations
进行中 正在进行 还在进行 在进行 在做 正在做 没做完 没完成 还没完成 还没做完|in_progress ongoing still_running under_way underway
待处理 没处理 还没处理 未处理 没人处理 没人管|pending waiting
已退款 退款 退款了 退了款 退了钱 退钱|refunded
已发货 发货了 发了货 发出去了|shipped dispatched
未发货 没发货 还没发货 没发 还没发|not_shipped unshipped
已签收 签收了 收到货|delivered
上门 上门服务|on-site
全款 一次性 一次付清|in_full
免费 不要钱 不收钱|free
新客 新客户 新顾客 第一次来|new
老客 老客户 老顾客 回头客|returning repeat
全职 全职的|full-time full_time
兼职 兼职的|part-time part_time
男 男的 男生 男士 男性 男孩 男同学 男同事|m male men man boys males
女 女的 女生 女士 女性 女孩 女同学 女同事|f female women woman girls females
公 公的 雄 雄性 雄的|m male males
母 母的 雌 雌性 雌的|f female females
晴 晴天 出太阳|sunny
雨 下雨 雨天 下雨天|rainy rain
高 高的|high
紧急 急 加急 着急|urgent`;

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
