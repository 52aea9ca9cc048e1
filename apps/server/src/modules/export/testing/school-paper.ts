import { plainZh } from "../profiles/plain-zh.ts";
import { fontSet, type WordProfile } from "../profiles/word-profile.ts";

const SONG = fontSet("Times New Roman", "宋体");

/** A profile with what the product's own do not use: counted headings, two sections, a header, captions, B5. */
export const schoolPaper: WordProfile = {
  ...plainZh,
  headingNumbers: [{ text: "第%1章", chinese: true }, { text: "%1.%2" }],
  page: { widthMm: 176, heightMm: 250, marginMm: { top: 20, right: 20, bottom: 20, left: 20, header: 12, footer: 12 } },
  sections: [
    { begins: "document", pageNumber: { points: 9, place: "centre", dashes: false, format: "upperRoman" }, header: null },
    {
      begins: "firstHeading",
      pageNumber: { points: 9, place: "centre", dashes: false, format: "decimal", restarts: true },
      header: { text: "本科毕业论文：{title}", points: 9 },
    },
  ],
  captions: { words: ["表"], font: SONG, points: 10.5 },
};

export const SCHOOL_TEXT = `# 论文

摘要正文。

## 第一章 绪论

### 1.1 背景

### 2026年的研究

表 1 各组成绩

| 组 | 分 |
|---|---|
| 甲 | 1 |

## 结论

表 2 没有表。

正文。
`;
