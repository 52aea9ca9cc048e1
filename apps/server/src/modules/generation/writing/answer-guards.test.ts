import { allDocuments, allScenes, lengthOf } from "@tangleaf/catalogue";
import { writeSample } from "@tangleaf/writer/sample";
import { describe, expect, it } from "vitest";
import { createAnswerGuards } from "./answer-guards.ts";

const BODY = "本周完成了三件事。\n\n## 计划\n\n下周再做两件。";
const CLEAN_TEXTS = 500;
const LONG_SENTENCE = 500_000;
const SLOW_MS = 60_000;

function clean(text: string, { written = "", outputKind = "record", units = 5 } = {}): string {
  const guards = createAnswerGuards({ written, outputKind });
  let out = "";
  for (let at = 0; at < text.length; at += units) out += guards.reduce((part, guard) => guard.push(part), text.slice(at, at + units));
  return out + guards.reduce((part, guard) => (part === "" ? "" : guard.push(part)) + guard.end(), "");
}
const cleanAll = (text: string, options: { written?: string; outputKind?: string } = {}) =>
  [1, 4, 1000].map((units) => clean(text, { ...options, units }));
const same = (text: string) => [text, text, text];

describe("what a model says around a text goes", () => {
  it.each([
    "好的，以下是为您撰写的周报：",
    "好的！下面是根据您的要求写的周报。",
    "以下是根据您提供的信息撰写的周报：",
    "以下是润色后的文字：",
    "根据您的要求，周报如下：",
    "当然，这是您要的周报：",
    "Sure! Here is your weekly report:",
    "Here's the revised version:",
    "Here is a weekly report based on your notes:",
    "Certainly, here is the text you asked for.",
  ])("before it: %s", (lead) => {
    expect(cleanAll(`${lead}\n\n${BODY}`)).toEqual(same(BODY));
    expect(cleanAll(`${lead}\n\n---\n\n${BODY}`)).toEqual(same(BODY));
  });

  it.each([
    "（全文约 600 字）",
    "(全文共612字)",
    "【字数：598字】",
    "全文约600字。",
    "(Word count: 312)",
    "Approximately 300 words.",
    "希望这份周报对您有所帮助！",
    "希望对您有帮助！",
    "以上是根据您的要求写的周报。",
    "如果您需要修改或调整，请随时告诉我。",
    "如有任何需要调整的地方，请告诉我，我会继续完善。",
    "I hope this draft helps.",
    "Hope this helps!",
    "Let me know if you'd like any changes.",
    "以上是初稿。如果需要更正式的版本，请告诉我。",
    "邮件已按英文商务习惯处理。希望这份邮件对您有帮助！需要我再润色一版吗？",
    "I've kept the names as they are. Would you like me to shorten it?",
  ])("after it: %s", (courtesy) => {
    expect(cleanAll(`${BODY}\n\n${courtesy}`).map((text) => text.trimEnd())).toEqual(same(BODY));
    expect(cleanAll(`${BODY}\n\n---\n\n${courtesy}\n`).map((text) => text.trimEnd())).toEqual(same(BODY));
  });

  it("behind its last sentence: a count", () => {
    expect(cleanAll(`${BODY}（全文约 600 字）`)).toEqual(same(BODY));
  });

  it.each(["```\n", "```markdown\n", "```md\n", "好的，以下是周报：\n\n```markdown\n"])("a fence around the whole: %j", (open) => {
    expect(cleanAll(`${open}${BODY}\n\`\`\``).map((text) => text.trimEnd())).toEqual(same(BODY));
    expect(cleanAll(`${open}${BODY}\n\`\`\`\n\n希望对您有帮助！`).map((text) => text.trimEnd())).toEqual(same(BODY));
  });
});

describe("a text keeps what only looks like that", () => {
  it.each([
    "以下是本周的工作：\n\n1. 完成评审",
    "好的开始是成功的一半。\n\n这周开了个好头。",
    "好的，没问题。\n\n这是他常说的话。",
    "根据会议要求，现将情况报告如下：\n\n一、基本情况",
    "下面，我从三个方面汇报。\n\n第一，进度。",
    "这是我第一次写周报。\n\n请多指教。",
    "Here is the plan for next week:\n\nFinish the page.",
    "Sure, it rained.\n\nWe went anyway.",
    "征文启事\n\n字数：800字以内\n\n截稿日期：5月1日",
    "正文第一段。\n\n希望大家支持我们的工作。",
    "如有疑问，请随时与我联系。",
    "正文。\n\n如需修改合同条款，请于三日内书面提出异议。",
    "用法如下。\n\n```js\nconst a = 1;\n```\n\n运行即可。",
    "步骤（共3步）\n\n先做第一步（约5分钟）。",
    "正文。（全文约 600 字）\n\n还有一段。",
    "希望对您有帮助！\n\n下面还有正文。",
    "正文。\n\n---\n\n下一节。",
    "Let me know if you can come on Friday.",
    "您好：\n\n资料收到了。\n\n是的，都好。需要我带水果吗？",
    "正文。\n\n需要我周五把样品带过去吗？",
    "本周的方案已经定了。如果需要调整版本，请告诉我。",
    "Dear Ada,\n\nThe visit is on Friday. Let me know if you'd like any changes.",
  ])("%j", (text) => {
    expect(cleanAll(text)).toEqual(same(text));
  });

  it("a letter may hope to help", () => {
    const letter = "您好：\n\n资料已寄出。\n\n希望对您有帮助！";
    expect(cleanAll(letter, { outputKind: "letter" })).toEqual(same(letter));
  });

  it("what the built-in writer makes of every scene, five hundred texts and more, is not touched", { timeout: SLOW_MS }, () => {
    const scenes = [...allScenes(), ...allDocuments()];
    let count = 0;
    for (const language of ["zh", "en"] as const) {
      for (const scene of scenes) {
        const fields = Object.fromEntries(
          scene.form.map(({ key, placeholder }) => [key, placeholder[language].replace(/^(?:比如：|e\.g\. )/, "")]),
        );
        const target = lengthOf(scene)?.default ?? null;
        const text = writeSample({ kind: "scene", sceneType: scene.key, fields, target, language, attempt: 1 });
        expect({ scene: scene.key, text: clean(text, { outputKind: scene.output.kind, units: 7 }) }).toEqual({ scene: scene.key, text });
        count++;
      }
    }
    expect(count).toBeGreaterThanOrEqual(CLEAN_TEXTS);
  });
});

describe("a continuation", () => {
  const written = "## 一、情况\n\n本周完成了三件事，进度正常。第二件事遇到了困难，已经解决。\n\n## 二、问题\n\n";

  it("does not say its start again", () => {
    const again = "## 一、情况\n\n本周完成了三件事，进度正常。第二件事遇到了困难，已经解决。第三件事刚刚开始。";
    expect(cleanAll(again, { written })).toEqual(same("第三件事刚刚开始。"));
  });

  it("does not say the end of a broken sentence again", () => {
    expect(cleanAll("遗留的两处细节已经补齐。", { written: "计划按时推进，遗留的" })).toEqual(same("两处细节已经补齐。"));
  });

  it("is found also behind a sentence of half a million characters", () => {
    // Work that is quadratic in so much takes minutes.
    const written = `${"长".repeat(LONG_SENTENCE)}。会议决定把预算提高`;
    expect(clean("把预算提高百分之十。", { written })).toBe("百分之十。");
  });

  it("keeps what is new, also short words that were said before", () => {
    for (const text of ["第三件事刚刚开始。本周完成了三件事，进度正常。", "谢谢。谢谢大家。"]) {
      expect(cleanAll(text, { written: `${written}谢谢。` })).toEqual(same(text));
    }
  });
});
