import { findScene } from "@tangleaf/catalogue";
import { countCharacters, countItems } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import type { Task } from "../kind.ts";
import type { ContinueTask } from "../kinds/continue.ts";
import type { ReviseTask } from "../kinds/revise.ts";
import type { SceneTask } from "../kinds/scene.ts";
import { type Answer, answeringModel } from "./testing/answering-model.ts";
import { writeAnswers } from "./testing/write-answers.ts";

const SENTENCE = "遗留的两处细节已经补齐，相关同事也确认过了，第N处也是。";

/** Different sentences of about so many characters in all. */
function textOf(characters: number): string {
  let text = "";
  for (let n = 1; countCharacters(text) < characters; n++) text += `${SENTENCE.replace("N", String(n))}${n % 5 === 4 ? "\n\n" : ""}`;
  return text.trim();
}

function scene(target: number | null, sceneType = "weeklyReport"): SceneTask {
  const fields = { job: "产品经理", summary: "完成了评审。", plan: "推进设计。", ...(target !== null && { length: target }) };
  return { kind: "scene", sceneType, fields, target, language: "zh", attempt: 1 };
}

async function write(task: Task & { readonly sceneType: string }, answers: readonly Answer[], maxOutput?: number) {
  const model = answeringModel(answers, maxOutput);
  const written = await writeAnswers(task, { scene: findScene(task.sceneType), model });
  return { ...written, calls: model.calls, prompts: model.calls.map(({ messages }) => messages.at(-1)?.content ?? "") };
}

describe("a text of any length", () => {
  it.each([0.4, 0.7, 1, 1.26, 1.7, 2.9])("arrives whole and in one call at %s times what was asked for", async (factor) => {
    const text = textOf(600 * factor);
    const written = await write(scene(600), [{ text }]);
    expect(written).toMatchObject({ text, end: "stop" });
    expect(written.calls).toHaveLength(1);
  });

  it("is asked for with its length as a wish, and with room for far more", async () => {
    const { calls, prompts } = await write(scene(400), [{ text: "写好了。" }]);
    expect(prompts[0]).toContain("字数：约 400 字，宁可少一段也要写完");
    expect(calls[0]?.maxTokens).toBeGreaterThan(3 * 400 * 1.25);
  });

  it("is stopped where it goes on without end, and keeps what came", async () => {
    const text = textOf(2500);
    const written = await write(scene(600), [{ text }]);
    expect(written.end).toBe("loop");
    expect(text.startsWith(written.text)).toBe(true);
    expect(countCharacters(written.text)).toBeGreaterThan(1800);
    expect(written.calls).toHaveLength(1);
  });

  it("is stopped where it says the same passages again and again", async () => {
    const passage = textOf(160);
    const written = await write(scene(3000), [{ text: `${passage}\n\n`.repeat(15) }]);
    expect(written.end).toBe("loop");
    expect(countCharacters(written.text)).toBeLessThan(1500);
  });

  it("may say a line many times: rows of a form, a refrain", async () => {
    const rows = "| 【待补充：日期】 | 【待补充：金额】 |  |\n".repeat(40);
    const refrain = `${textOf(90)}\n\n加油，我们一起走。\n\n`.repeat(2) + "加油，我们一起走。\n\n".repeat(8);
    for (const text of [`| 日期 | 金额 | 备注 |\n| --- | --- | --- |\n${rows}`, refrain]) {
      expect(await write(scene(600), [{ text }])).toMatchObject({ text, end: "stop" });
    }
  });
});

describe("a continuation", () => {
  it("comes only where the model's limit cut the answer, without a seam", async () => {
    const written = await write(scene(600), [
      { text: "计划按时推进，遗留的两处", finish: "length" },
      { text: "细节已经补齐。", finish: "length" },
      { text: "\n\n下周见。" },
    ]);
    expect(written).toMatchObject({ text: "计划按时推进，遗留的两处细节已经补齐。\n\n下周见。", end: "stop" });
    expect(written.prompts[1]).toContain("紧接着它的最后一个字继续写");
  });

  it("ends after three of them", async () => {
    const written = await write(
      scene(600),
      [1, 2, 3, 4, 5].map((n) => ({ text: `第${n}段还没有写完，`, finish: "length" as const })),
    );
    expect(written.end).toBe("length");
    expect(written.calls).toHaveLength(4);
  });

  it("does not say again what is written", async () => {
    const written = await write(scene(600), [
      { text: "本周完成了三件事，进度正常。第二件事遇到了困难，", finish: "length" },
      { text: "第二件事遇到了困难，已经解决。" },
    ]);
    expect(written.text).toBe("本周完成了三件事，进度正常。第二件事遇到了困难，已经解决。");
  });

  it("asked for by a person goes on behind what is there", async () => {
    const task: ContinueTask = { ...scene(600), kind: "continue", text: "写到一半", target: 300 } as unknown as ContinueTask;
    expect(await write(task, [{ text: "就停了。后来写完了。" }])).toMatchObject({ text: "就停了。后来写完了。", end: "stop" });
  });
});

describe("a list", () => {
  const listOf = (count: number, from = 1) => Array.from({ length: count }, (_, n) => `${n + from}. 标题之${n + from}`).join("\n");

  it("has exactly as many items as asked for where more came", async () => {
    const written = await write(scene(5, "svTitle"), [{ text: `${listOf(8)}\n\n以上标题供参考` }]);
    expect(written).toMatchObject({ text: `${listOf(5)}\n`, end: "stop" });
    expect(written.calls).toHaveLength(1);
  });

  it("is asked for once more where fewer came, counting on", async () => {
    const written = await write(scene(5, "svTitle"), [{ text: listOf(3) }, { text: listOf(2, 4) }]);
    expect(written).toMatchObject({ text: listOf(5), end: "stop" });
    expect(written.prompts[1]).toContain("从第 4 条写起");
  });

  it("is called short where there are still fewer after the second call", async () => {
    const written = await write(scene(5, "svTitle"), [{ text: listOf(2) }, { text: listOf(1, 3) }]);
    expect(written.end).toBe("short");
    expect(countItems(written.text)).toBe(3);
  });
});

describe("an answer that is no text", () => {
  it("is asked for once more when it declines, and costs nothing", async () => {
    const text = textOf(300);
    const written = await write(scene(400), [{ text: "抱歉，我无法代写周报。" }, { text }]);
    expect(written).toMatchObject({ text, end: "stop" });
    expect(written.metered).toBe((await write(scene(400), [{ text }])).metered);
  });

  it("declined twice fails", async () => {
    await expect(write(scene(400), [{ text: "抱歉，我无法代写周报。" }])).rejects.toMatchObject({ fault: "refused" });
  });

  it("is asked for once more when it repeats its prompt", async () => {
    const rules =
      "你替素材里要交出这篇文字的人执笔，用他的身份和口吻写给读者；你不是评审，也不是老师。\n- 人、数字、日期、机构、作品、原话只取自素材。";
    expect(await write(scene(400), [{ text: rules }, { text: "写好了。" }])).toMatchObject({ text: "写好了。", end: "stop" });
  });

  it("in another language is asked for once more, then shown as it came and called so", async () => {
    const english = "This week I finished three things, and the review went well with the whole team. Next week we go on with the design.";
    expect(await write(scene(400), [{ text: english }, { text: "写好了。" }])).toMatchObject({ text: "写好了。", end: "stop" });
    expect(await write(scene(400), [{ text: english }])).toMatchObject({ text: english, end: "language" });
  });

  it("may be in the language that the form names", async () => {
    const text = "This week I finished three things, and the review went well with the whole team. Next week we go on with the design.";
    const task = { ...scene(400), fields: { job: "产品经理", summary: "用英文写" } };
    expect(await write(task, [{ text }])).toMatchObject({ text, end: "stop" });
  });
});

describe("a revision", () => {
  const task: ReviseTask = {
    kind: "revise",
    sceneType: "weeklyReport",
    fields: {},
    text: textOf(500),
    instruction: "把第二点删掉",
    language: "zh",
    attempt: 1,
  };

  it("inherits no length", async () => {
    const { prompts, text } = await write(task, [{ text: textOf(200) }]);
    expect(prompts[0]).not.toContain("字数：");
    expect(text).toBe(textOf(200));
  });

  it("takes the length its instruction names", async () => {
    const { prompts } = await write({ ...task, instruction: "缩到约 300 字" } as ReviseTask, [{ text: textOf(200) }]);
    expect(prompts[0]).toContain("字数：约 300 字");
  });
});

describe("a text longer than one answer of its model", () => {
  const outline = JSON.stringify({
    sections: [
      { title: "一、背景", facts: ["完成了评审。"], characters: 1 },
      { title: "二、过程", facts: [], characters: 2 },
      { title: "三、打算", facts: ["推进设计。"], characters: 1 },
    ],
  });

  it("is outlined first; then each call writes its sections with their own facts", async () => {
    const answers = [
      { text: `\`\`\`json\n${outline}\n\`\`\`` },
      { text: "# 总结\n\n## 一、背景\n\n甲。" },
      { text: "## 二、过程\n\n乙。" },
      { text: "## 三、打算\n\n丙。" },
    ];
    const written = await write(scene(4000, "openingReport"), answers, 2500);
    expect(written).toMatchObject({ text: "# 总结\n\n## 一、背景\n\n甲。\n\n## 二、过程\n\n乙。\n\n## 三、打算\n\n丙。", end: "stop" });
    expect(written.prompts[0]).toContain("全文约 4000 字");
    expect(written.prompts[1]).toContain("一、背景（约 1000 字）：完成了评审。");
    expect(written.prompts[1]).not.toContain("三、打算（约");
    expect(written.prompts[3]).toContain("三、打算（约 1000 字）：推进设计。");
  });

  it("is written along the sections of its scene where no outline comes", async () => {
    const written = await write(scene(4000, "openingReport"), [{ text: "不会列提纲" }, { text: "还是不会" }, { text: "正文。" }], 2500);
    expect(written.end).toBe("stop");
    expect(written.prompts[2]).toContain("这一次只写下面几节");
  });
});
