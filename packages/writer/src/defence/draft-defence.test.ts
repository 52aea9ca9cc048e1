import { countCharacters } from "@tangleaf/document";
import { expect, test } from "vitest";
import { draftDefence } from "./draft-defence.ts";

const SECTIONS = [
  { title: "绪论", level: 1, text: "" },
  {
    title: "选题背景",
    level: 2,
    text: "近五年老城区实体书店减少了三成，旧书店却只关了两家。多数研究关注新书店[[R1]]，对旧书店缺少一手材料。",
  },
  {
    title: "研究方法",
    level: 2,
    text: "本文走访 11 家旧书店，访谈店主 9 人。【待补充：访谈提纲】\n\n| 店 | 人次 |\n| --- | --- |\n| 甲 | 412 |",
  },
  { title: "结论", level: 1, text: "旧书店活下来靠的是偶遇的体验与稳定的书源。样本集中在老城区，结论不能直接推广到新城区。" },
  { title: "致谢", level: 1, text: "" },
];
const ASKED = {
  title: "旧书店的生存策略",
  sections: SECTIONS,
  language: "zh",
  talk: 1100,
  slidesMax: 14,
  pointsMax: 6,
  pointCharacters: 80,
  questionsMax: 8,
} as const;
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
const said = plain(SECTIONS.map(({ text }) => text.replace("[[R1]]", "")).join(""));

test("points, answers and quotes are the text's own words", () => {
  const { slides, questions } = draftDefence(ASKED);
  for (const { points } of slides.slice(1)) for (const point of points) expect(said).toContain(plain(point));
  for (const { answer, quote } of questions) for (const words of [answer, quote]) expect(said).toContain(plain(words));
});

test("a chapter is a slide between title and thanks; one that says nothing is none", () => {
  const { slides } = draftDefence(ASKED);
  expect(slides.map(({ title }) => title)).toEqual(["旧书店的生存策略", "绪论", "结论", "谢谢"]);
});

test("what is marked as missing, tables and citations are not said", () => {
  const all = JSON.stringify(draftDefence(ASKED));
  for (const left of ["待补充", "412", "R1", "|"]) expect(all).not.toContain(left);
});

test("the talk takes no longer than it may, and a chapter loses its lesser sentences first", () => {
  const long = {
    ...ASKED,
    sections: [
      {
        title: "绪论",
        level: 1,
        text:
          "旧书店的顾客在变年轻，这一点各家店主都提到。".repeat(1) +
          Array.from({ length: 80 }, (_, n) => `第${n}家店主说来的人里有学生也有退休职工。`).join(""),
      },
    ],
  };
  const talk = draftDefence({ ...long, talk: 400 })
    .slides.map((slide) => slide.talk)
    .join("");
  expect(countCharacters(talk)).toBeLessThanOrEqual(440);
  expect(countCharacters(talk)).toBeGreaterThan(300);
});

test("each kind of section is asked about once in its own words, others by their heading", () => {
  const sections = ["研究方法", "调查步骤", "门店的夜班"].map((title, at) => ({
    title,
    level: 1,
    text: `这里说的是第 ${at} 件事情的来龙去脉。`,
  }));
  const asked = draftDefence({ ...ASKED, sections }).questions.map(({ question }) => question);
  expect(asked).toEqual(["为什么用这种方法？", "请说说“调查步骤”这一部分的主要意思。", "请说说“门店的夜班”这一部分的主要意思。"]);
});

test("English texts are spoken about in English", () => {
  const sections = [
    {
      title: "Introduction",
      level: 1,
      text: "Second-hand bookshops lost fewer branches than new ones. Most studies look at new shops only.",
    },
  ];
  const { slides, questions } = draftDefence({ ...ASKED, title: "Second-hand bookshops", sections, language: "en" });
  expect(JSON.stringify([slides, questions])).not.toMatch(/[\u3000-\u9fff]/);
  expect(questions[0]?.question).toBe("Why did you choose this subject?");
});
