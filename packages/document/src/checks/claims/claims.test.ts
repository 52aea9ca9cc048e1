import { describe, expect, it } from "vitest";
import { differingClaims } from "./differing-claims.ts";
import { type Claim, readClaims } from "./read-claims.ts";

const read = (text: string, language: "zh" | "en" = "zh") => readClaims(text, "s", language).map(({ key, value }) => `${key} ${value}`);

describe("claims of a Chinese text", () => {
  it.each([
    ["共收回426份问卷。", ["count questionnaire returned 426"]],
    ["问卷 426 份。", ["count questionnaire 426"]],
    ["调查问卷共计1,426份。", ["count questionnaire 1426"]],
    [
      "发放问卷450份，回收431份，有效426份。",
      ["count questionnaire sent 450", "count questionnaire returned 431", "count questionnaire valid 426"],
    ],
    ["3家门店与三家门店。", ["count store 3", "count store 3"]],
    ["访谈12次，共12次半结构化访谈。", ["count interview 12", "count interview 12"]],
    ["十二位受访者、二十名学生。", ["count participant 12", "count student 20"]],
    ["男生210名学生，女学生216名。", ["count student male 210", "count student female 216"]],
    ["有效回收率为94.7%，男生占48.6％。", ["% 有效回收率 94.7", "% 男生 48.6"]],
    ["考察的5份判决中，多数没有。", ["count judgment 5"]],
    ["三个方面、两种方法、第3家门店、2024年、12个月、一家企业。", []],
    ["每班30名学生，平均12份问卷，不少于400份问卷，约400份问卷。", []],
    ["问卷和访谈两部分，问卷有20个题目。", []],
    ["", []],
  ])("%s", (text, claims) => expect(read(text)).toEqual(claims));
});

describe("claims of an English text", () => {
  it.each([
    ["We collected 426 questionnaires.", ["count questionnaire returned 426"]],
    ["There were 1,426 valid questionnaires.", ["count questionnaire valid 1426"]],
    ["Of the 450 questionnaires distributed, 426 were valid.", ["count questionnaire sent 450", "count questionnaire valid 426"]],
    ["We visited three stores and held 12 semi-structured interviews.", ["count store 3", "count interview 12"]],
    ["A total of 60 specimens were cast.", ["count specimen 60"]],
    ["The response rate was 94.7%.", ["% response rate 94.7"]],
    ["Each of 30 students; about 400 questionnaires; in 2024; 20% replacement; 12 months.", []],
    ["Chapter 3 describes the stores. Table 2 lists students.", []],
    ["", []],
  ])("%s", (text, claims) => expect(read(text, "en")).toEqual(claims));
});

it("a claim says where it stands", () => {
  const text = "本次共收回 426 份有效问卷。";
  expect(readClaims(text, "s", "zh").map(({ from, to, words }) => [text.slice(from, to), words])).toEqual([
    ["426 份有效问卷", "426 份有效问卷"],
  ]);
});

describe("claims that differ", () => {
  const claim = (sectionId: string, value: number, key = "count store"): Claim => ({
    sectionId,
    key,
    value,
    unit: "count",
    noun: "store",
    words: String(value),
    from: 0,
    to: 1,
  });
  const told = (...claims: Claim[]) => differingClaims(claims).map((one) => [one.claim.sectionId, one.claim.value, one.other.value]);
  it("are held against what most sections say", () => {
    expect(told(claim("a", 5), claim("b", 3), claim("c", 3))).toEqual([["a", 5, 3]]);
    expect(told(claim("a", 3), claim("b", 5))).toEqual([["b", 5, 3]]);
  });
  it("are not told of other things, of lists, of too many", () => {
    expect(told(claim("a", 3), claim("b", 5, "count store valid"))).toEqual([]);
    expect(told(claim("a", 3), claim("a", 5), claim("b", 5))).toEqual([]);
    expect(told(claim("a", 1), claim("b", 2), claim("c", 3), claim("d", 4))).toEqual([]);
  });
  it("are told inside a section where digits are exchanged", () => {
    expect(told(claim("a", 426), claim("a", 462))).toEqual([["a", 462, 426]]);
    expect(told(claim("a", 12), claim("a", 21))).toEqual([]);
  });
});
