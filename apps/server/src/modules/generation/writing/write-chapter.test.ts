import { splitChapter } from "@tangleaf/document/chapter-text";
import { describe, expect, it } from "vitest";
import { ModelError } from "../../../ports/model.ts";
import type { Task } from "../kind.ts";
import { type Answer, answeringModel } from "./testing/answering-model.ts";
import { writeAnswers } from "./testing/write-answers.ts";

const IDS = ["a1", "b2", "c3"];
const TITLES = ["盘点流程", "盘点记录", "盘点差异"];
const ONE = "月末由店员盘点，店长签字。";
const TWO = "四次盘点的差异都没有登记。";
const THREE = "差异无人追责，盘点因此落空。";

function chapter(): Task {
  const leaf = { textData: "", needs: [], targetCnt: 12, subPara: [] };
  const subPara = IDS.map((id, at) => ({ ...leaf, id, level: 2, title: TITLES[at] }));
  return {
    kind: "chapter",
    essay: { essayId: "e", major: "", topic: "", title: "", keywords: [], material: "", level: "undergraduate", language: "zh" },
    method: null,
    outline: [{ ...leaf, id: "c", level: 1, title: "盘点的现状", targetCnt: 36, subPara }],
    sections: IDS.map((id) => ({ id, target: 12 })),
    brief: null,
    evidence: [{ id: "R1", text: "" }],
    ...{ results: [], problems: [], before: [], attempt: 1, language: "zh" },
  } as unknown as Task;
}

async function write(answers: readonly Answer[], maxOutput?: number) {
  const model = answeringModel(answers, maxOutput);
  const { text, end, pieces } = await writeAnswers(chapter(), { scene: null, model });
  const report = pieces.find((piece) => piece.type === "result")?.result as {
    sections: Record<string, { faults: string[]; unknownRefs: string[] }>;
  };
  const prompts = model.calls.map(({ messages }) => messages.at(-1)?.content ?? "");
  return { text, end, report, prompts, parts: Object.fromEntries(splitChapter(text, IDS)) };
}

const WHOLE = `[[§a1]]\n${ONE}\n\n[[§b2]]\n${TWO}\n\n[[§c3]]\n${THREE}`;

describe("a chapter", () => {
  it("comes out as it was written, in pieces of any length", async () => {
    for (const units of [[1], [5], [400]]) expect((await write([{ text: WHOLE, units }])).text).toBe(WHOLE);
  });

  it.each([
    `好的，以下是本章正文：\n\n${WHOLE}`,
    `# 盘点的现状\n\n${WHOLE}`,
    `${ONE}\n\n**[[§b2]]**\n\n${TWO}\n[[§c3]]\n## 盘点差异\n${THREE}`,
    `[[§a1]] 盘点流程\n${ONE}\n\n[[§b2]]：\n${TWO}\n\n[[§c4]]\n${THREE}`,
    `\`\`\`markdown\n${WHOLE}\n\`\`\``,
  ])("has its sections behind their marks, without talk and headings that stand there: %j", async (text) => {
    for (const units of [[1], [7], [400]]) expect((await write([{ text, units }])).text.trimEnd()).toBe(WHOLE);
  });

  it("keeps every other word of a section, and its headings as plain lines", async () => {
    const table = "表：盘点记录\n\n| 次 | 差异 |\n| --- | --- |\n| 1 | 0.3% |\n\n见[[表：盘点记录]]，依据[[R1]]。$r=1$";
    const { text, report } = await write([{ text: `[[§a1]]\n${table}\n\n[[§b2]]\n### 复核\n\n${TWO}[[R9]]\n\n[[§c3]]\n${THREE}` }]);
    expect(text).toBe(`[[§a1]]\n${table}\n\n[[§b2]]\n复核\n\n${TWO}\n\n[[§c3]]\n${THREE}`);
    expect(report.sections["b2"]).toEqual({ faults: ["unknownRefs"], unknownRefs: ["R9"] });
    expect(report.sections["a1"]).toEqual({ faults: [], unknownRefs: [] });
  });

  it("asks alone for a section that is missing or empty, with the prompt of one section", async () => {
    const { parts, prompts } = await write([
      { text: `[[§a1]]\n${ONE}\n\n[[§b2]]\n\n[[§c3]]\n${THREE}` },
      { text: `## 盘点记录\n\n${TWO}` },
    ]);
    expect(parts).toEqual({ a1: ONE, b2: TWO, c3: THREE });
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain("任务：写论文的这一节：盘点的现状 › 盘点记录。");
    expect(prompts[1]).toContain(`盘点流程：${ONE}`);
    expect(prompts[1]).not.toContain(THREE);
  });

  it("fails where nothing comes of a section", async () => {
    const empty = write([{ text: `[[§a1]]\n${ONE}` }, { text: "" }]);
    await expect(empty).rejects.toThrow(ModelError);
  });

  it("is gone on with from the section in which its model's limit cut it", async () => {
    const { parts, prompts, report } = await write([
      { text: `[[§a1]]\n${ONE}\n\n[[§b2]]\n四次盘点的`, finish: "length" },
      { text: `差异都没有登记。\n\n[[§c3]]\n${THREE}` },
    ]);
    expect(parts).toEqual({ a1: ONE, b2: TWO, c3: THREE });
    expect(prompts[1]).toContain("先接着写完它");
    expect(prompts[1]).not.toContain("[[§a1]] ");
    expect(report.sections["b2"]?.faults).toEqual([]);
  });

  it("goes on with the next section where the limit cut it behind a whole one", async () => {
    const { text } = await write([{ text: `[[§a1]]\n${ONE}\n\n[[§b2]]\n${TWO}`, finish: "length" }, { text: `[[§c3]]\n${THREE}` }]);
    expect(text).toBe(WHOLE);
  });

  it("in several calls is asked for once more in the one that was refused", async () => {
    const answers = [
      { text: `[[§a1]]\n${ONE}` },
      { text: "抱歉，我无法协助您完成这个请求。" },
      { text: `[[§b2]]\n${TWO}` },
      { text: THREE },
    ];
    const { text, prompts } = await write(answers, 15);
    expect(text).toBe(WHOLE);
    expect(prompts).toHaveLength(4);
  });

  it("that refuses is asked for once more", async () => {
    const { text, prompts } = await write([{ text: "抱歉，我无法协助您完成这个请求。" }, { text: WHOLE }]);
    expect(text).toBe(WHOLE);
    expect(prompts).toHaveLength(2);
  });
});
