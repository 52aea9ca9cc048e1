import type { Meaning } from "./meaning.ts";
import { COUNTERS } from "./said-units.ts";

const times = (before: string, behind: string): string =>
  COUNTERS.map((counter) =>
    before
      .split(" ")
      .map((word) => `${word}${counter}${behind}`)
      .join(" "),
  ).join(" ");

/** What words things are counted by say with a word before them: 每栋, 哪间, 多少本, 哪几张, 那一次. */
export const COUNTING_WORDS: readonly (readonly [Meaning, string])[] = [
  [{ is: "each" }, times("每 各 每一", "")],
  [{ is: "which" }, times("哪 哪一", "")],
  [{ is: "count" }, times("几 多少", "")],
  [{ is: "count" }, "场数 批数 户数 单数 家数 台数 套数 组数"],
  [{ is: "count" }, "几件货 几件东西 多少件货 多少件东西"],
  [{ is: "list" }, times("哪几 哪些", "")],
  [{ is: "filler" }, times("那 那一 这 这一 那几 这几", "")],
];

/** Words pieces are counted by, where a row may hold several of them, and words people are counted by. */
export const PIECES =
  /^(?:几|多少)(?:件|份|本|台|辆|部|套|只|双|瓶|箱|袋|包|盒|支|枝|杯|碗|盘|桶|罐|册|票|束|棵|株)(?:货|东西)?$|^[件份]数$/u;
export const TIMES = /^(?:几|多少)[次回趟]$|^(?:总)?次数$|^how many times$/u;
export const PEOPLE = /(?:人|位|名|people|persons?|headcount)$|^人数|^总人数/u;
/** Words things are counted by that come again: one animal or car may stand in many rows. */
export const THINGS = /^(?:几|多少)(?:只|头|匹|辆|台|部|间|栋|套|棵|株|家|种|类|款|位|名|所|座|艘|架)$/u;
