import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROFILES } from "../profiles/index.ts";
import { ENGLISH_LETTER, FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "../testing/sample-texts.ts";
import { SCHOOL_TEXT, schoolPaper } from "../testing/school-paper.ts";
import type { WordTask } from "./render-word.ts";
import { renderWord } from "./render-word.ts";

const run = promisify(execFile);
const CONVERT_TIMEOUT_MS = 120_000;
const required = process.env["REQUIRE_SOFFICE"] === "1";
const present = await Promise.all([works("soffice", ["--version"]), works("pdftotext", ["-v"])]).then((found) => found.every(Boolean));
/** Glyph widths are only those of print where a Chinese font is installed. */
const chineseFont = await run("fc-list", [":lang=zh", "family"]).then(
  ({ stdout }) => stdout.trim() !== "",
  () => false,
);
if (!present && !required)
  console.warn("Word files were not opened: soffice or pdftotext is not installed (REQUIRE_SOFFICE=1 makes this a failure).");

const LINES_PER_PAGE = 22;
const CHARACTERS_PER_LINE = 28;
/** Fills three pages: as many characters as 2.5 pages hold. */
const LONG_PARAGRAPH = "工作安全检查落实责任制度".repeat(128);

const TASKS: Readonly<Record<string, Partial<WordTask> & { text: string }>> = {
  weekly: { text: WEEKLY_REPORT },
  letter: { text: ENGLISH_LETTER, profile: PROFILES["plain-en"], visibleLabel: "AI-generated" },
  notice: { text: OFFICIAL_NOTICE, profile: PROFILES.gongwen },
  formulas: { text: FORMULAS },
  grid: { title: "满页", text: LONG_PARAGRAPH, profile: PROFILES.gongwen },
  school: { text: SCHOOL_TEXT, profile: schoolPaper },
  hostile: { text: "甲\u0001<w:p/>]]>&amp;\ud800乙\n\n| a |\n|---|\n\n> \n\n1. \n\n```\n" },
};

describe.runIf(present || required)("opened in LibreOffice", () => {
  let folder: string;
  const pagesOf = async (name: string) => {
    const { stdout } = await run("pdftotext", ["-layout", join(folder, `${name}.pdf`), "-"]);
    return stdout.split("\f").slice(0, -1);
  };
  const textOf = async (name: string) => (await pagesOf(name)).join("\n").replace(/\s+/g, "");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "word-"));
    for (const [name, task] of Object.entries(TASKS)) {
      const bytes = await renderWord({
        title: "给定标题",
        profile: PROFILES["plain-zh"],
        labelJson: "{}",
        visibleLabel: "内容由 AI 生成",
        product: "橘笺",
        ...task,
      });
      await writeFile(join(folder, `${name}.docx`), bytes);
    }
    // A profile of its own: LibreOffice refuses to run twice on one.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const files = Object.keys(TASKS).map((name) => join(folder, `${name}.docx`));
    await run("soffice", ["--headless", profile, "--convert-to", "pdf", "--outdir", folder, ...files], { timeout: CONVERT_TIMEOUT_MS });
  }, CONVERT_TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("shows a Chinese report with its lists, table, signature and label", async () => {
    const text = await textOf("weekly");
    for (const piece of [
      "前端组周报（第47周）",
      "1.完成登录页重构",
      "（2）筛选",
      "首屏时间（秒）2.10.8预渲染",
      "报告人：张三",
      "内容由AI生成",
    ]) {
      expect(text).toContain(piece);
    }
  });

  it("shows an English letter", async () => {
    const text = await textOf("letter");
    for (const piece of ["ApplicationforLeave", "DearMr.Smith,", "a.smoketest", "Yourssincerely,", "AI-generated"])
      expect(text).toContain(piece);
  });

  it("shows an official document on A4 with its page numbers", async () => {
    const text = await textOf("notice");
    for (const piece of ["一、检查范围", "（二）交通安全", "1.校车管理。", "附件：1.校园安全专项检查表", "某区教育局", "—1—", "—2—"])
      expect(text).toContain(piece);
    const { stdout } = await run("pdfinfo", [join(folder, "notice.pdf")]);
    expect(stdout).toMatch(/Page size:\s+59[45]\.\d+ x 84[12]\.\d+ pts \(A4\)/);
  });

  it.runIf(chineseFont)("sets an official document in 22 lines of 28 characters", async () => {
    const [first = "", second = ""] = await pagesOf("grid");
    const lines = (page: string) =>
      page
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => /^[\u4e00-\u9fff]+$/.test(line));
    expect(lines(second)).toHaveLength(LINES_PER_PAGE);
    expect(new Set(lines(second).map((line) => line.length))).toEqual(new Set([CHARACTERS_PER_LINE]));
    // Title and first line of the paragraph, in by two characters.
    expect(lines(first)[1]).toHaveLength(CHARACTERS_PER_LINE - 2);
  });

  it("shows a school's paper with the numbers Word counts, its headers and captions", async () => {
    const pages = await pagesOf("school");
    const text = await textOf("school");
    // LibreOffice 7.4 overlooks isLgl, by which Word writes 1.1 here.
    expect(text).toMatch(/[1一]\.1背景/);
    for (const piece of ["第一章绪论", "第二章结论", "表1各组成绩"]) expect(text).toContain(piece);
    expect(pages[0]).toMatch(/\bI\s+内容由/);
    expect(pages[0]).not.toContain("本科毕业论文");
    expect(pages[1]).toMatch(/^\s*本科毕业论文：论文/);
    expect(pages[1]).toMatch(/\b1\s+内容由/);
  });

  it("opens what a hostile text became", async () => {
    expect(await textOf("hostile")).toContain("甲<w:p/>]]>&乙");
    expect(await textOf("formulas")).toContain("价格$5到$6是文字");
  });
});

async function works(command: string, args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}
