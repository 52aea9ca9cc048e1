import type { DefenceKit } from "@tangleaf/contract";
import { expect, test } from "vitest";
import type { DefenceTask } from "./defence-task.ts";
import { keptDefence } from "./kept-defence.ts";

const TEXT = "近五年老城区实体书店减少了三成，旧书店却只关了两家。本文走访 11 家旧书店，访谈店主 9 人。";
const TASK: DefenceTask = {
  kind: "defence",
  title: "旧书店",
  language: "zh",
  minutes: 5,
  attempt: 1,
  sections: [{ title: "方法", level: 1, text: TEXT }],
};
const slide = (talk: string, ...points: string[]) => ({ title: "方法", points, talk });
const question = { question: "为什么用这种方法？", answer: "因为走访了 11 家。", section: "方法", quote: "本文走访 11 家旧书店" };
const KIT: DefenceKit = {
  slides: [
    slide("各位老师好，我讲旧书店。"),
    slide("近五年实体书店减少了三成。我走访了 11 家旧书店，也访谈了店主，他们说的比报表多。", "走访 11 家"),
  ],
  questions: [question],
};
const resultOf = (kit: DefenceKit, task = TASK): DefenceKit => {
  const kept = keptDefence(kit, task);
  if ("error" in kept) throw new Error(kept.error);
  return kept.result;
};

test("an answer that keeps to the text is taken as it is", () => {
  expect(resultOf(KIT)).toEqual(KIT);
});

test("a sentence or a point with a figure the text has not is left out", () => {
  const [first, second] = KIT.slides as [DefenceKit["slides"][number], DefenceKit["slides"][number]];
  const kit = { ...KIT, slides: [first, slide(`${second.talk}有 87% 的顾客满意。`, "走访 11 家", "满意率 87%")] };
  expect(resultOf(kit).slides[1]).toEqual(second);
});

test("a question whose quote does not stand in its section is left out, and too few of them are asked for again", () => {
  const invented = { ...question, quote: "老师说过的一句话" };
  expect(resultOf({ ...KIT, questions: [question, invented] }).questions).toEqual([question]);
  expect(keptDefence({ ...KIT, questions: [invented] }, TASK)).toMatchObject({ error: expect.stringContaining("questions") });
});

test("sections that hold next to nothing, or only marks of what is missing, ask for no question", () => {
  const sections = [...TASK.sections, { title: "结果", level: 1, text: "【待补充：所用软件与版本】【待补充：缺失与异常数据的处理】" }];
  expect(resultOf(KIT, { ...TASK, sections }).questions).toHaveLength(1);
});

test("a quote may differ in signs and spaces", () => {
  const copied = { ...question, quote: "本文走访11家旧书店，访谈店主 9 人" };
  expect(resultOf({ ...KIT, questions: [copied] }).questions).toHaveLength(1);
});

test("a talk that takes longer than its time loses the ends of its longest slides", () => {
  const long = slide("我讲这家店的故事，来的人和书都在里面。".repeat(90));
  const talk = resultOf({ ...KIT, slides: [...KIT.slides, long] })
    .slides.map((one) => one.talk)
    .join("");
  expect(talk.length).toBeLessThanOrEqual(5 * 220 * 1.3);
  expect(talk).toContain("各位老师好");
  expect(talk.endsWith("。")).toBe(true);
});

test("a talk of a long text that says next to nothing is asked for again", () => {
  const task = { ...TASK, sections: [{ title: "方法", level: 1, text: TEXT.repeat(40) }] };
  expect(keptDefence(KIT, task)).toMatchObject({ error: expect.stringContaining("talk") });
});

test("marks of what is missing are not spoken", () => {
  const marked = slide("我走访了 11 家旧书店。【待补充：访谈提纲】请看下一页。");
  expect(resultOf({ ...KIT, slides: [...KIT.slides, marked] }).slides[2]?.talk).not.toContain("待补充");
});
