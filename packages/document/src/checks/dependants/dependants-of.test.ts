import { describe, expect, it } from "vitest";
import { cite, content, figure, h, p, refer } from "../testing/build-content.ts";
import { dependantsOf, readSections } from "./dependants-of.ts";

const DOCUMENT = content(
  [
    h(1, "方法"),
    p("收回有效问卷426份，用结构方程模型（SEM）分析", cite("R1"), "。"),
    figure("f1"),
    h(1, "结果"),
    "426份有效问卷显示，见图1-1。",
    h(1, "讨论"),
    p("SEM 的拟合见", refer("f1"), "，方法见", refer("h 方法"), "。"),
    h(1, "结论"),
    p("已有研究相同", cite("R1"), "。"),
    h(1, "致谢"),
    "感谢各位。",
  ],
  { numbering: "chapters" },
);
const { sections, state } = readSections(DOCUMENT);
const of = (id: string) => dependantsOf(id, sections, state).map(({ sectionId }) => sectionId);

describe("sections that depend on a changed one", () => {
  it("share its numbers, terms, exhibits and citations", () => {
    expect(dependantsOf("h 方法", sections, state)).toEqual([
      { sectionId: "h 结果", claims: ["count questionnaire valid"], terms: [], exhibits: ["figure 1-1"], citations: [] },
      { sectionId: "h 讨论", claims: [], terms: ["结构方程模型"], exhibits: ["f1", "h 方法"], citations: [] },
      { sectionId: "h 结论", claims: [], terms: [], exhibits: [], citations: ["R1"] },
    ]);
  });
  it("do not depend on who uses a term or refers to an exhibit", () => {
    expect(of("h 讨论")).toEqual([]);
    expect(of("h 结果")).toEqual(["h 方法"]);
  });
  it("are none of a section that shares nothing, or is not there", () => {
    expect(of("h 致谢")).toEqual([]);
    expect(of("gone")).toEqual([]);
  });
  it("follow a glossary that is kept elsewhere", () => {
    const english = content(
      [h(1, "Terms"), "A stocktake is a count.", h(1, "Results"), "Two stocktakes differ from one stocktake.", h(1, "End"), "Nothing."],
      { language: "en" },
    );
    const read = readSections(english, [{ term: "stocktake" }]);
    expect(dependantsOf("h Terms", read.sections, read.state).map(({ sectionId, terms }) => [sectionId, terms])).toEqual([
      ["h Results", ["stocktake"]],
    ]);
  });
});
