import { COUNTING_WORDS } from "./counting-words.ts";
import { foldPhrase } from "./fold-phrase.ts";
import type { Meaning } from "./meaning.ts";
import { WORDS } from "./words.ts";

/** What is done in the rows of nearly any table. They say which rows only where the table tells rows apart by them. */
const CHINESE =
  "当 供 供应 提供 供货 等 等待 等候 来 到 去 做 干 办 用 看 招 收到 接 买 进 出 上 下 写 读 住 跑 走 骑 开 坐 搬 送 寄 发 拿 领 打 点 订 买走 拿走 领走 借走 订走 带走 买东西 买过东西 买了东西 借 租 修 换 洗 拍 录 抄 填 登记 参加 参与 报名 提交 产生 发生 出现 生产 负责 经手 服务 接待 花费 需要 消耗 排 挂 喝 吃 种 养 教 学 考 练 唱 跳 画 带来 管 停 拉 装 运 放 照看 照顾 照料 跟进 处理 主持 组织 举办 开展 开设 参观 采购 购买 购入 预订 预约 订购 配送 派送 保养 检查 拜访 涉及 覆盖 包括 包含 来自 属于 压 抢 检 测 查 审 判 讲 播 拍摄 录制 发布 上传 投 种植 摘 建 生 烤 煮 炒 泡 乘 搭 乘坐 跑步 直播 安装 值 听 辅导 授课 阅读 借阅 观看 入住 连住 耗 使用 贡献 上课 采 吸引 获得 得到 赢得 取得 进球 命中 出场 上场 运送 选 选择 选修 负责的 主办 走的 提 记下";
const ENGLISH =
  "buy buys bought buy_from bought_from come_from comes_from sold sell sells get gets got getting take takes took taken taking come comes came coming put puts putting go goes went gone bring brings brought see sees saw seen give gives gave given happen happens happened record recorded enter entered log logged handle handled handles join joined attend attended visit visited make makes made making work works worked use uses used need needs needed run runs ran serve served write wrote written read receive received send sent there's done doing stay stays stayed staying watch watched account_for accounts_for make_up makes_up bring_in brings_in pull_in play plays played host hosts hosted teach teaches taught cover covers covered carry carries hold holds held score scores scored pick picks picked produce produces produced drive drives driven walk walks walked manage manages managed assigned_to shipped_to delivered_to belong_to belongs_to based_in contribute contributes contributed dealt_with order orders ordered place placed purchase purchased handled_by done_by taken_by made_by sent_back send_back came_back stock stocks stocked";

/** A verb with what is put behind it: 用了, 来过, 跑出. */
const ENDINGS = ["", "了", "过", "得", "到", "出", "到了", "出了", "过了"];

const LIGHT_VERBS: readonly string[] = [
  ..."发往 寄往 运往 送往 去往 销往 过来 过来的 进来 进来的 捐的 抢的 带的 带了 带过 管的 名下 手下 手上 手里".split(" "),
  ...CHINESE.split(" ").flatMap((verb) => ENDINGS.map((ending) => `${verb}${ending}`)),
  ...ENGLISH.split(" ").map((verb) => verb.replaceAll("_", " ")),
];
/** The verb itself, as a table's values would hold it. */
export const bareVerb = (verb: string): string =>
  /^[a-z]/.test(verb) ? verb : verb.replace(/(?:到了|出了|过了|了|过|得|到|出)$/u, "") || verb;

/** Phrases of a list are apart by blanks; a blank inside one is written as _. */
const phrasesOf = (words: string): string[] => words.split(" ").map((word) => foldPhrase(word.replaceAll("_", " ")));

/** Words that say something of any table. */
export const GENERAL: ReadonlyMap<string, Meaning> = new Map(
  [
    ...[...WORDS, ...COUNTING_WORDS].flatMap(([meaning, words]) => phrasesOf(words).map((phrase) => [phrase, meaning] as const)),
    ...LIGHT_VERBS.map((verb) => [verb, { is: "did" }] as const),
  ].reverse(),
);
