import { expect, test } from "vitest";
import { readNumber } from "../cells/read-number.ts";
import { findFigures } from "./find-figures.ts";
import { listFigures } from "./list-figures.ts";

/** Ways figures stand in paragraphs; slots are filled with three sets of figures each. */
const PARAGRAPHS = [
  "据统计，{a}年全校共有学生{b}人，其中男生占{c}%，女生占{d}%。",
  "进馆人次从{a}年的{b}万增至次年的{e}万，同比增长{c}%，环比下降{d}%。",
  "文学院为{b}册、理学院为{e}册、工学院为{f}册，合计约{g}册。",
  "毕业去向中，就业占{c}%，升学占{d}%，出国占{h}%，另有{f}人待定。",
  "{a}年一季度营收{b}万元，二季度{e}万元，上半年合计{g}万元，毛利率{c}%。",
  "问卷发出{b}份，收回{e}份，回收率{c}%，有效问卷{f}份。",
  "近三成受访者没有回答，两成半选甲，百分之三十选乙，其余{f}人弃权。",
  "一共来了一百二十人，三千零五册书被借走，{f}本没有还，罚款{h}元。",
  "价格在{f}元到{e}元之间，数量{h}~{f}件，均价{c}元。",
  "均值为{c}±0.4，标准差{d}，样本{b}例（P<0.05）。",
  "甲店{b}单，乙店{e}单，丙店{f}单；客单价分别是{c}元、{d}元和{h}元。",
  "学院: 文学院；借阅量: {b}\n学院: 理学院；借阅量: {e}",
  "{a}年3月5日10:30，第{f}次会议召开，应到{h}人，实到{f}人，见表{h}。",
  "净利润为-{c}%，亏损（-{b}万元），较上年减少{d}个百分点。",
  "座位使用率由一季度的{c}%降至二季度的{d}%，主要因为放假{f}天。",
  "Arts accounted for {c}%, Science for {d}%, and Law for {h}%; {b} students in all.",
  "Visits rose from {b} in {a} to {e} a year later, up {c}%.",
  "Between {f} and {e} books were lent each week, {b} in total, at {h} USD a day.",
  "Sales rose {c}% to {b} units in Q3, while returns fell to {d}%.",
  "总投资{h}亿元，已到位{e}万元，占{c}%；预计{a}年完工，用工{f}余人。",
] as const;
const FIGURES = [
  { a: "2024", b: "1,204", c: "52.5", d: "33", e: "1,860", f: "95", g: "3,100", h: "9.5" },
  { a: "2025", b: "18200", c: "61", d: "8.25", e: "21600", f: "120", g: "40000", h: "14" },
  { a: "2023", b: "120", c: "0.8", d: "99.2", e: "180", f: "7", g: "300", h: "3" },
] as const;
const ALL = PARAGRAPHS.flatMap((paragraph) =>
  FIGURES.map((figures) => paragraph.replaceAll(/\{(\w)\}/g, (_, name: string) => figures[name as keyof typeof figures])),
);

test("of sixty paragraphs no figure is without its place in the text, and each is the number that is written there", () => {
  expect(ALL).toHaveLength(60);
  let placed = 0;
  for (const text of ALL) {
    for (const { words, from, to, value } of listFigures(text)) {
      placed += 1;
      expect(text.slice(from, to), text).toBe(words);
      const read = readNumber(words);
      // Numbers in words are read by rules of their own.
      if (read !== null) expect(value, text).toBe(read.value);
    }
    for (const { heads, rows } of findFigures(text))
      for (const piece of [...(heads ?? []), ...rows.flatMap(({ label, cells }) => [label, ...cells])])
        expect(text.slice(piece.from, piece.to), text).toBe(piece.words);
  }
  expect(placed).toBeGreaterThan(150);
});

test("of the same paragraphs every cell of a table is one of the listed figures", () => {
  for (const text of ALL) {
    const listed = new Set(listFigures(text).map(({ from }) => from));
    for (const { rows } of findFigures(text))
      for (const { cells } of rows) for (const cell of cells) expect(listed, `${cell.words} of ${text}`).toContain(cell.from);
  }
});
