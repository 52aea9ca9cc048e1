import { revisedTarget } from "@tangleaf/contract/estimate";
import { expect, test } from "vitest";
import { writingMessages as en } from "../../../messages/en/writing.ts";
import { writingMessages as zh } from "../../../messages/zh/writing.ts";
import { caveatsOf, type FinishedDraft } from "./caveats.ts";

const m = zh.caveats;
const SIGNED = "尊敬的王老师：\n\n我因病请假三天。\n\n申请人：林小满\n2026年11月21日";
const UNSIGNED = "尊敬的王老师：\n\n我因病请假三天。\n\n此致\n敬礼！";

type Given = Partial<Omit<FinishedDraft, "output">> & Partial<FinishedDraft["output"]>;
const draftOf = ({ unit = "char", isSigned = false, language, ...given }: Given): FinishedDraft => ({
  finishReason: "stop",
  target: 400,
  output: { unit, layout: "letter", register: "letter", isSigned, ...(language ? { language } : {}) },
  chars: 400,
  readText: () => SIGNED,
  emptyFields: [],
  ...given,
});
const namesOf = (given: Given) => caveatsOf(draftOf(given)).map(({ name }) => name);

test("nothing is said of a text within a quarter of its wished length, nor where none was wished", () => {
  for (const chars of [300, 400, 500]) expect(namesOf({ chars })).toEqual([]);
  expect(namesOf({ chars: 299 })).toEqual(["short"]);
  expect(namesOf({ chars: 501 })).toEqual(["long"]);
  expect(namesOf({ chars: 5000, target: null })).toEqual([]);
  expect(namesOf({ chars: 5000, unit: "source" })).toEqual([]);
  // A text of before lengths were wishes: under nine tenths of what was asked for.
  expect(namesOf({ chars: 350, finishReason: "short" })).toEqual([]);
});

test("a text that is too long is offered shorter, by a number the server can read", () => {
  expect(caveatsOf(draftOf({ chars: 2000, target: 1200 }))).toEqual([
    {
      name: "long",
      text: "这一稿 2,000 字，比要的 1,200 字长。",
      step: { kind: "revise", label: "缩到约 1,200 字", instruction: "缩到约 1200 字" },
    },
  ]);
});

test("a text that is too short is offered longer, with what would give it more to say", () => {
  const [caveat] = caveatsOf(draftOf({ chars: 120, emptyFields: ["经过"] }));
  expect(caveat?.text).toBe(`这一稿 120 字，没到要的 400 字。${m.fill(["经过"])}`);
  expect(caveat?.step).toEqual({ kind: "revise", label: "写长一些", instruction: "写长一些，到约 400 字" });
  expect(caveatsOf(draftOf({ chars: 120 }))[0]?.text).toContain(m.add);
});

test("a list says how many of its items are there, until they are", () => {
  const list = { unit: "item", target: 3, chars: 20, finishReason: "short" } as const;
  expect(caveatsOf(draftOf({ ...list, readText: () => "1. 一\n2. 二" }))).toMatchObject([{ name: "fewItems", step: null }]);
  expect(caveatsOf(draftOf({ ...list, readText: () => "1. 一\n2. 二" }))[0]?.text).toContain(m.fewItems(2, 3));
  expect(namesOf({ ...list, readText: () => "1. 一\n2. 二\n3. 三" })).toEqual([]);
});

test("a text its model's limit cut is gone on with, and is called neither short nor unsigned", () => {
  const cut = { finishReason: "length", chars: 100, isSigned: true } as const;
  expect(caveatsOf(draftOf({ ...cut, readText: () => UNSIGNED }))).toEqual([
    { name: "cut", text: m.cut, step: { kind: "continue", label: zh.write.resume } },
  ]);
  // Nothing follows name and date.
  expect(namesOf({ ...cut, chars: 400 })).toEqual([]);
  expect(namesOf({ finishReason: "length", chars: 900 })).toEqual(["cut", "long"]);
});

test("a model that repeated itself is said to have been stopped, beside what else there is to say", () => {
  expect(caveatsOf(draftOf({ finishReason: "loop" }))).toEqual([{ name: "loop", text: m.loop, step: null }]);
  expect(namesOf({ finishReason: "loop", chars: 900, isSigned: true, readText: () => UNSIGNED })).toEqual(["loop", "long", "unsigned"]);
});

test("a text in another language is offered in the one that was asked for, and nothing else is said of it", () => {
  const foreign = { finishReason: "language", chars: 90, isSigned: true, readText: () => "Hello" } as const;
  const stepOf = (given: Given) => caveatsOf(draftOf({ ...foreign, ...given })).map(({ step }) => step?.label);
  expect(stepOf({})).toEqual([m.rewriteIn.zh]);
  expect(stepOf({ language: "en" })).toEqual([m.rewriteIn.en]);
  expect(stepOf({ unit: "source", isSigned: false })).toEqual([undefined]);
});

test("a letter without name and date is offered them; one that has them, and what is never signed, is left alone", () => {
  expect(caveatsOf(draftOf({ isSigned: true, readText: () => UNSIGNED }))).toEqual([
    { name: "unsigned", text: m.unsigned, step: { kind: "revise", label: m.sign, instruction: m.signWith } },
  ]);
  expect(namesOf({ isSigned: true })).toEqual([]);
  expect(namesOf({ readText: () => UNSIGNED })).toEqual([]);
});

test("what a filter ended, and what has not changed, is judged by nothing more", () => {
  for (const finishReason of ["filter", "unchanged"])
    expect(namesOf({ finishReason, chars: 90, isSigned: true, readText: () => UNSIGNED })).toEqual([]);
});

test.each([
  ["zh", zh],
  ["en", en],
])("an instruction (%s) asks for the length it names, and the others for none", (_, { caveats }) => {
  for (const length of ["50", "1200", "12000"])
    for (const words of [caveats.shorten(length), caveats.lengthenTo(length)]) expect(revisedTarget(words)).toBe(Number(length));
  for (const words of [caveats.signWith, caveats.rewriteIn.zh, caveats.rewriteIn.en]) expect(revisedTarget(words)).toBeNull();
});
