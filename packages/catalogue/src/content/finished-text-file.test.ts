import { expect, it } from "vitest";
import { allScenes } from "../registry.ts";
import { checkPlaced } from "./read-finished-texts.ts";

const scenes = allScenes();
const PARAGRAPH = "本周登录改版按期上线，会员接口联调完成八成，支付回调偶发超时还没有找到原因。\n\n";
const TEXT = `# 产品部周报\n\n${PARAGRAPH.repeat(6)}## 下周计划\n\n1. **定位超时的原因**\n2. 评审会员需求\n`;
const FILE = "content/finished-texts/zh/weeklyReport.md";
const faultsOf = (text: string, name = "zh/weeklyReport.md") => checkPlaced(name, text, scenes);

it("takes a whole text with title, headings, lists, bold words, tables and quotes", () => {
  expect(faultsOf(`${TEXT}\n| 项目 | 进度 |\n| --- | --- |\n| 登录 | 100% |\n\n> 引一句\n`)).toEqual([]);
});

it.each([
  ["an empty file", "\n", `${FILE}: is empty. Write the whole text, or delete the file.`],
  ["a text too short for the form", "# 周报\n\n上线了登录。\n", `${FILE}: is 8 long, counted in characters or words. Write 200 to 5000,`],
  ["a text too long for the form", PARAGRAPH.repeat(150), `${FILE}: is 5700 long, counted in characters or words. Write 200 to 5000,`],
  ["a mark of what is missing", `${TEXT}\n【待补充：上线日期】\n`, `${FILE}:20: “【待补充：上线日期】” leaves something open.`],
  ["a line to fill in", `${TEXT}\n日期：____\n`, `${FILE}:20: “____” leaves something open.`],
  ["a title below the first line", `${TEXT}\n# 附录\n`, `${FILE}:20: Only the first line is a title with “# ”.`],
  ["a heading too deep", `${TEXT}\n#### 细节\n`, `${FILE}:20: A heading of level 4 is too deep.`],
  ["a link", `${TEXT}\n见[文档](https://example.com)。\n`, `${FILE}:20: Write the words without a link`],
  ["a picture", `${TEXT}\n![截图](a.png)\n`, `${FILE}:20: Leave the picture out`],
  ["a formula", `${TEXT}\n$E=mc^2$\n`, `${FILE}:20: Write the formula in words`],
  ["a code block", `${TEXT}\n\`\`\`\n代码\n\`\`\`\n`, `${FILE}:20: Write the code block as a paragraph.`],
  ["HTML", `${TEXT}\n上线<br>完成\n`, `${FILE}:20: “<br>” is shown as it stands.`],
  ["HTML in a table", `${TEXT}\n| 一 |\n| --- |\n| 登录<br>支付 |\n`, `${FILE}:22: “<br>” is shown as it stands.`],
  ["stars that make nothing bold", `${TEXT}\n**登录改版\n`, `${FILE}:20: “**” is shown as it stands.`],
])("refuses %s", (_name, text, fault) => {
  const faults = faultsOf(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.startsWith(fault), faults[0]).toBe(true);
});

it("counts the items of a list where the form asks for a number of items", () => {
  const name = "zh/svTitle.md";
  const titles = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}. 下班路上的一碗面`).join("\n");
  expect(faultsOf(titles(20), name)).toEqual([]);
  expect(faultsOf(titles(21), name)).toEqual([
    `content/finished-texts/${name}: is 21 long, counted in items. Write 1 to 20, the bounds of the length in the scene's form.`,
  ]);
});

it("refuses Chinese characters in an English text", () => {
  const english = `# Weekly report\n\n${"We shipped the new sign-in this week and found no fault. ".repeat(30)}\n\nTo：the team\n`;
  expect(faultsOf(english, "en/weeklyReport.md")).toEqual([
    "content/finished-texts/en/weeklyReport.md:5: “：” does not belong in an English text.",
  ]);
});

it("names the scene that is nearest to a key that is none", () => {
  expect(faultsOf(TEXT, "zh/weeklyReports.md")).toEqual([
    "content/finished-texts/zh/weeklyReports.md: no scene has the key weeklyReports. Did you mean “weeklyReport”?",
  ]);
});

it.each(["fr/weeklyReport.md", "weeklyReport.md", "zh/weeklyReport.txt"])("refuses a file named %s", (name) => {
  expect(faultsOf(TEXT, name)).toEqual([`content/finished-texts/${name}: Name the file zh/ or en/, the key of its scene, and .md.`]);
});
