import { describe, expect, it } from "vitest";
import { allScenes } from "../index.ts";
import { type PaletteData, readPalette, readReadings } from "../palette.ts";
import en from "../palette-en.gen.json" with { type: "json" };
import zh from "../palette-zh.gen.json" with { type: "json" };
import { createSceneFinder, fillForm, readWish } from "./index.ts";
import { chineseNumber, essenceOf } from "./read-wish.ts";
import { SCENE_WORDS_EN } from "./scene-words.en.ts";
import { SCENE_WORDS_ZH } from "./scene-words.zh.ts";

const wordsOf = (words: Readonly<Record<string, string>>, between: string) =>
  Object.fromEntries(Object.entries(words).map(([key, list]) => [key, list.split(between)]));
const finderOf = (data: PaletteData, words: Record<string, string[]>) =>
  createSceneFinder({ entries: readPalette(data), words, readings: readReadings(data.readings) });
const chinese = finderOf(zh, wordsOf(SCENE_WORDS_ZH, " "));
const english = finderOf(en, wordsOf(SCENE_WORDS_EN, ", "));
const formOf = (key: string) => allScenes().find((scene) => scene.key === key)?.form ?? [];

describe("the scene a sentence asks for", () => {
  it.each([
    ["帮我写一篇关于《活着》的读后感，800 字", "postReading"],
    ["我要写一份周报", "weeklyReport"],
    ["zhoubao", "weeklyReport"],
    ["周爆", "weeklyReport"],
    ["叙职报告", "reportSelf"],
    ["给辅导员请假，我奶奶住院了", "leaveNoteStudent"],
    ["跟老板请两天假", "leaveApply"],
    ["帮我润色一下这份周报", "polishDoc"],
    ["部门年终总结 2000字", "departmentSummary"],
    ["公司国庆放假通知", "vacationNotice"],
    ["毕业论文致谢", "thesisAck"],
    ["合租合同", "contractDraft"],
  ])("%s", (sentence, key) => {
    expect(chinese.find(sentence)[0]?.key).toBe(key);
  });

  it.each([
    ["weekly report for my manager", "weeklyReport"],
    ["I want to quit my job politely", "resignationApplication"],
    ["best man speech for my brother", "bv2xzoaqhe"],
    ["translate this email into Chinese", "translateDoc"],
    ["how do I ask my boss for a raise", "salaryTalk"],
  ])("%s", (sentence, key) => {
    expect(english.find(sentence)[0]?.key).toBe(key);
  });

  it("is none where nothing in it names a text", () => {
    expect(chinese.find("今天天气不错")).toEqual([]);
    expect(chinese.find("  ")).toEqual([]);
  });

  it("is known by words of scenes that exist", () => {
    const known = new Set(readPalette(zh).map(({ key }) => key));
    expect([...Object.keys(SCENE_WORDS_ZH), ...Object.keys(SCENE_WORDS_EN)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("what a sentence says beside it", () => {
  it.each([
    ["八百", 800],
    ["一千五", 1500],
    ["两万", 20_000],
    ["十五", 15],
    ["字", null],
  ])("%s as a number", (text, value) => {
    expect(chineseNumber(text)).toBe(value);
  });

  it("is its length, names, time, receiver and reason", () => {
    expect(readWish("帮我写一篇关于《活着》的读后感，800 字")).toMatchObject({ names: ["活着"], length: 800 });
    expect(readWish("给张老师请两天假，因为奶奶住院了")).toMatchObject({ receiver: "张老师", time: "两天", reason: "奶奶住院了" });
    expect(readWish("speech on climate change, 500 words")).toMatchObject({ topic: "climate change", length: 500 });
    expect(essenceOf("帮我写一篇关于《活着》的读后感，800 字")).toBe("关于《活着》的读后感");
  });

  it("fills in the form with its own words, and nothing else", () => {
    expect(fillForm(formOf("postReading"), readWish("帮我写一篇关于《活着》的读后感，800 字"))).toEqual({ bookName: "活着", length: 800 });
    expect(fillForm(formOf("weeklyReport"), readWish("我要写一份周报"))).toEqual({});
    expect(fillForm(formOf("internWeekly"), readWish("第三周实习周记，在恒达会计事务所做审计助理，跟着看了银行函证"))).toEqual({
      company: "恒达会计事务所",
      week: 3,
      content: "在恒达会计事务所做审计助理，跟着看了银行函证",
    });
  });

  it("a length the form does not allow becomes the nearest it does", () => {
    const max = formOf("postReading").find(({ key }) => key === "length")?.max;
    expect(fillForm(formOf("postReading"), readWish("《活着》读后感，十万字"))["length"]).toBe(max);
  });
});
