import type { EssayLanguage } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import type { Task } from "../kind.ts";
import { type Answer, answeringModel } from "./testing/answering-model.ts";
import { writeAnswers } from "./testing/write-answers.ts";

const FOREIGN = "This section explains how the shops count their stock at the end of each month, and what they miss when they do it alone.";

function section(language: EssayLanguage = "zh"): Task {
  const leaf = { textData: "", needs: [], targetCnt: 300, subPara: [] };
  return {
    kind: "section",
    essay: { essayId: "e", major: "", topic: "", title: "", keywords: [], material: "", level: "undergraduate", language },
    method: null,
    outline: [
      {
        id: "c",
        level: 1,
        title: "盘点的现状",
        textData: "",
        needs: [],
        targetCnt: 300,
        subPara: [{ ...leaf, id: "s", level: 2, title: "盘点流程" }],
      },
    ],
    paragraphId: "s",
    target: 300,
    before: [],
    tail: "",
    evidence: [{ id: "R1", text: "" }],
    attempt: 1,
    language: language === "zh" ? "zh" : "en",
  } as unknown as Task;
}

async function write(answers: readonly Answer[], language?: EssayLanguage) {
  const model = answeringModel(answers);
  const { text, end, pieces } = await writeAnswers(section(language), { scene: null, model });
  const report = pieces.find((piece) => piece.type === "result")?.result;
  return { text, end, report, calls: model.calls.length };
}

describe("a section", () => {
  it.each([
    ["## 盘点流程\n\n月末由店员盘点。", "月末由店员盘点。"],
    ["**1.2 盘点流程**\n月末由店员盘点。", "月末由店员盘点。"],
    ["第二节　盘点流程：\n\n月末由店员盘点。", "月末由店员盘点。"],
    ["月末由店员盘点。\n\n### 复核\n\n店长抽查。", "月末由店员盘点。\n\n复核\n\n店长抽查。"],
    ["##\n\n月末由店员盘点。", "月末由店员盘点。"],
  ])("loses the heading it has already, and no words: %j", async (text, kept) => {
    for (const units of [[1], [5], [400]]) expect((await write([{ text, units }])).text).toBe(kept);
  });

  it.each([
    "表：盘点记录\n\n| 次 | 差异 |\n| --- | --- |\n| 1 | 0.3% |\n\n正文里写 [[表：盘点记录]]。",
    "盘点流程分三步，2.5 小时做完。",
    "2021 年开始盘点。\n\n1. 点数\n2. 复核",
    "差异率为\n\n$$r = \\frac{d}{s}$$\n\n其中 $d$ 为差异。",
    "代码如下：\n\n```python\n# 先锁住座位\nwith lock:\n    # 再查时段\n    check()\n```\n\n其余不变。",
    "# 开头的标签写作 #盘点 也可以。".slice(2),
  ])("keeps everything else: %j", async (text) => {
    for (const units of [[1], [7], [400]]) expect((await write([{ text, units }])).text).toBe(text);
  });

  it("keeps marks of the works it was given, and loses and reports those of others", async () => {
    for (const units of [[1], [3], [400]]) {
      const { text, report } = await write([{ text: "盘点不准[[R1]]，损耗偏高[[R9]]。", units }]);
      expect(text).toBe("盘点不准[[R1]]，损耗偏高。");
      expect(report).toMatchObject({ unknownRefs: ["R9"] });
    }
  });

  it("keeps a sentence that stands there already", async () => {
    const twice = "月末由店员自己盘点，店长只在系统里确认。";
    expect((await write([{ text: `${twice}后来改了。${twice}` }])).text).toBe(`${twice}后来改了。${twice}`);
  });

  it("that a level limits is told the most it may have; what that cuts stays, and is not gone on with", async () => {
    const model = answeringModel([{ text: "月末由店员盘点，店长只在系统里确认，差", finish: "length" }]);
    const { text, end, pieces } = await writeAnswers({ ...section(), target: 200, limit: 200 } as Task, { scene: null, model });
    expect({ text, end }).toEqual({ text: "月末由店员盘点，店长只在系统里确认，差", end: "length" });
    expect(pieces.at(-1)).toEqual({ type: "result", result: { faults: ["limit", "short"], unknownRefs: [] } });
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]?.maxTokens).toBe(500);
    expect(model.calls[0]?.messages.at(-1)?.content).toContain("最多 200 字");
  });

  it("is told to be short where it is, and nothing is asked for again", async () => {
    expect(await write([{ text: "月末由店员盘点。" }])).toMatchObject({ end: "stop", report: { faults: ["short"] }, calls: 1 });
  });

  it("in another language is asked for once more, then kept and told", async () => {
    expect(await write([{ text: FOREIGN }, { text: "月末由店员盘点。" }])).toMatchObject({ text: "月末由店员盘点。", calls: 2 });
    expect(await write([{ text: FOREIGN }])).toMatchObject({ text: FOREIGN, end: "language" });
  });

  it.each([
    ["en", FOREIGN],
    ["fr", "Les magasins comptent le stock à la fin du mois, et les employés le font pour eux-mêmes."],
    ["es", "Las tiendas cuentan las existencias al final del mes, y los empleados lo hacen por su cuenta."],
    ["ru", "Магазины считают товар в конце месяца, и продавцы делают это сами."],
    ["ja", "店舗では月末に店員が自分で棚卸しを行う。"],
  ] as const)("may be written in %s", async (language, text) => {
    expect(await write([{ text }], language)).toMatchObject({ text, end: "stop", calls: 1 });
  });
});
