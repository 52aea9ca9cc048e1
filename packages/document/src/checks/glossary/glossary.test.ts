import { describe, expect, it } from "vitest";
import { readGlossary } from "./read-glossary.ts";
import { termsUsed } from "./terms-used.ts";

const read = (...texts: string[]) => readGlossary(texts).map(({ term, english, abbreviation }) => [term, english, abbreviation]);

describe("terms a text introduces", () => {
  it.each([
    ["本文采用客户关系管理（CRM）的思路。", "客户关系管理", undefined, "CRM"],
    ["就寝拖延（bedtime procrastination, BP）是指推迟。", "就寝拖延", "bedtime procrastination", "BP"],
    ["结构方程模型(Structural Equation Model，简称SEM)。", "结构方程模型", "Structural Equation Model", "SEM"],
    ["高校实验室设备预约系统（以下简称“预约系统”）。", "高校实验室设备预约系统", undefined, "预约系统"],
    ["“技术接受模型”（TAM）较早。", "技术接受模型", undefined, "TAM"],
    ["We use structural equation modelling (SEM).", "structural equation modelling", undefined, "SEM"],
    ["It follows the theory of planned behaviour (TPB).", "theory of planned behaviour", undefined, "TPB"],
    ["CRM（客户关系管理）很重要。", "客户关系管理", undefined, "CRM"],
    ["An API (application programming interface) helps.", "application programming interface", undefined, "API"],
  ])("%s", (text, term, english, abbreviation) => expect(read(text)).toEqual([[term, english, abbreviation]]));
  it.each(["均值（M = 3.2）。", "（见表1）", "The mean (SD) was 3.", "先生（2020）认为。", "他（她）们", "（CRM）", "n（N）"])(
    "none in %s",
    (text) => expect(read(text)).toEqual([]),
  );
  it("are cut to what two places have in common", () => {
    expect(read("中小企业客户关系管理（CRM）。", "客户关系管理（CRM）。").map(([term]) => term)).toEqual(["客户关系管理", "客户关系管理"]);
  });
  it("stand where they say", () => {
    const text = "再看客户关系管理（CRM）。";
    expect(readGlossary([text]).map(({ from, to }) => text.slice(from, to))).toEqual(["再看客户关系管理（CRM）"]);
  });
});

describe("terms a section uses", () => {
  const glossary = [
    { term: "问卷", variants: ["调查表"] },
    { term: "客户关系管理", english: "customer relationship management", abbreviation: "CRM" },
    { term: "排队" },
  ];
  it("are found by any of their names", () => {
    expect(termsUsed("CRM系统与调查表。", glossary)).toEqual(["问卷", "客户关系管理"]);
    expect(termsUsed("Customer Relationship Management matters.", glossary)).toEqual(["客户关系管理"]);
  });
  it("are not parts of other English words", () => {
    expect(termsUsed("SCRM and CRMs", glossary)).toEqual([]);
    expect(termsUsed("", glossary)).toEqual([]);
  });
});
