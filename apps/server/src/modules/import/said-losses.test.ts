import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { createImporter } from "./create-importer.ts";
import { createWordFile, headed, paragraph, run } from "./testing/word-file.ts";

const importer = createImporter({ log: pino({ level: "silent" }) });
afterAll(() => importer.close());

it("a loss of a Word file is a sentence that names the headings it stood under", async () => {
  const lost = paragraph(run("x", "<w:vanish/>"));
  const bytes = createWordFile(["绪论", "方法", "结果", "讨论"].map((title) => headed("1", title) + lost).join(""));
  const say = async (language: "zh" | "en") => (await importer.readWordFile({ userId: "u", bytes, language })).left;
  expect(await say("zh")).toEqual(["有 4 处隐藏的文字没有导入；位置：“绪论”、“方法”、“结果”等处"]);
  expect(await say("en")).toEqual(["Pieces of hidden text left out: 4; at: “绪论”, “方法”, “结果” and elsewhere"]);
});
