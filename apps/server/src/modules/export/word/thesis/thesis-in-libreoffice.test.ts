import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTemplate } from "../../../school-template/index.ts";
import { schoolFile } from "../../../school-template/testing/school-files.ts";
import { THESIS_PROFILES } from "../../profiles/index.ts";
import type { ThesisProfile } from "../../profiles/thesis-profile.ts";
import { THESIS, THESIS_EN, THESIS_IMAGES } from "../../testing/sample-thesis.ts";
import { renderThesis } from "./render-thesis.ts";

const run = promisify(execFile);
const CONVERT_TIMEOUT_MS = 120_000;
const required = process.env["REQUIRE_SOFFICE"] === "1";
const present = await Promise.all([works("soffice", ["--version"]), works("pdftotext", ["-v"])]).then((found) => found.every(Boolean));
/** Lines break where they do in print only where a Chinese font is installed. */
const chineseFont = await run("fc-list", [":lang=zh", "family"]).then(
  ({ stdout }) => stdout.trim() !== "",
  () => false,
);

type Page = { readonly lines: readonly string[]; readonly header: string; readonly number: string };
type Look = keyof typeof THESIS_PROFILES | "own";
const LABEL = "内容由AI生成";
const squeezed = (line: string) => line.replace(/\s+/g, "");
/** LibreOffice 7.4 overlooks isLgl, by which Word writes 1.1 where it says 一.1. */
const asWordCounts = (line: string) => line.replace(/^[一二三四五六]\./, (number) => `${"一二三四五六".indexOf(number.charAt(0)) + 1}.`);

describe.runIf(present || required)("a thesis opened in LibreOffice", () => {
  let folder: string;
  const pages = new Map<Look, readonly Page[]>();
  const pagesOf = (look: Look) => pages.get(look) ?? [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "thesis-"));
    const looks: [Look, ThesisProfile][] = Object.entries(THESIS_PROFILES) as [Look, ThesisProfile][];
    looks.push(["own", THESIS_PROFILES["thesis-zh-undergraduate"]]);
    for (const [look, profile] of looks) {
      const thesis = profile.textLanguage === "zh" ? THESIS : THESIS_EN;
      const label = { labelJson: "{}", visibleLabel: LABEL, product: "橘笺" };
      await writeFile(
        join(folder, `${look}.docx`),
        await renderThesis({ thesis, profile, images: THESIS_IMAGES, ...label, template: look === "own" ? ownTemplate() : undefined }),
      );
    }
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const files = looks.map(([look]) => join(folder, `${look}.docx`));
    await run("soffice", ["--headless", profile, "--convert-to", "pdf", "--outdir", folder, ...files], { timeout: CONVERT_TIMEOUT_MS });
    for (const [look] of looks) {
      const { stdout } = await run("pdftotext", ["-layout", join(folder, `${look}.pdf`), "-"]);
      pages.set(look as Look, stdout.split("\f").slice(0, -1).map(readPage));
    }
  }, CONVERT_TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([...Object.keys(THESIS_PROFILES), "own"] as Look[])(
    "has no number on the cover, Roman ones in front, and 1 where the body begins: %s",
    (look) => {
      const numbers = pagesOf(look).map(({ number }) => number);
      const front = numbers.indexOf("I");
      const body = numbers.indexOf("1");
      expect(numbers.slice(0, front).every((number) => number === "")).toBe(true);
      expect(numbers.slice(front, body)).toEqual(["I", "II", "III", "IV", "V"].slice(0, body - front));
      expect(numbers.slice(body)).toEqual(numbers.slice(body).map((_, index) => String(index + 1)));
      expect(pagesOf(look)[body]?.lines.some((line) => /^(第一章绪论|1Introduction)$/.test(squeezed(line)))).toBe(true);
    },
  );

  it.runIf(chineseFont).each(Object.keys(THESIS_PROFILES) as Look[])(
    "names in its contents the pages on which the headings stand: %s",
    (look) => {
      const all = pagesOf(look);
      const entries = entriesOf(all);
      expect(entries.length).toBeGreaterThanOrEqual(look === "thesis-en" ? 15 : 25);
      const standing = entries.map(([title]): [string, string] => [
        title,
        all.find(({ lines }) => lines.some((line) => asWordCounts(squeezed(line)) === title))?.number ?? "nowhere",
      ]);
      expect(standing).toEqual(entries);
    },
  );

  it("has the chapter above each of its pages, where the profile says so", () => {
    const body = pagesOf("thesis-en").filter(({ number }) => /^\d+$/.test(number));
    expect(new Set(body.map(({ header }) => header))).toEqual(
      new Set(["1Introduction", "2Literature", "3Method", "4Results", "References", "StatementontheUseofAITools"]),
    );
    const master = pagesOf("thesis-zh-master").filter(({ number }) => /^\d+$/.test(number));
    const odd = master.filter(({ number }) => Number(number) % 2 === 1);
    expect(new Set(odd.map(({ header }) => header))).toContain("第五章结果与分析");
    expect(odd.every(({ header }) => header !== "橘洲大学硕士学位论文")).toBe(true);
    const even = master.filter(({ number }) => Number(number) % 2 === 0);
    expect(new Set(even.map(({ header }) => header))).toEqual(new Set(["橘洲大学硕士学位论文"]));
  });

  it("has the school above every numbered page of the other profile, and nothing above the cover", () => {
    const all = pagesOf("thesis-zh-undergraduate");
    expect(new Set(all.filter(({ number }) => number !== "").map(({ header }) => header))).toEqual(new Set(["橘洲大学毕业论文（设计）"]));
    expect(all[0]?.header).toBe("橘洲大学");
  });

  it("by a school's template begins with the school's own cover, filled in, on one page", () => {
    const [cover, next] = pagesOf("own");
    const lines = (cover?.lines ?? []).map(squeezed);
    for (const words of ["柑子洲大学", "本科毕业论文", "学院管理学院", "2026年6月"]) expect(lines).toContain(words);
    expect(lines.find((line) => line.startsWith("姓名"))).toBe("姓名：林一学号：2022010203");
    expect((next?.lines ?? []).map(squeezed)).toContain("原创性声明");
    const body = pagesOf("own").filter(({ number }) => /^\d+$/.test(number));
    expect(new Set(body.map(({ header }) => header))).toEqual(new Set(["柑子洲大学本科毕业论文"]));
  });

  it.runIf(chineseFont)(
    "by a school's template names every heading in its contents, none further off than two chapters' last lines make it",
    () => {
      const all = pagesOf("own");
      const entries = entriesOf(all);
      expect(entries.length).toBeGreaterThanOrEqual(25);
      for (const [title, page] of entries) {
        const standing = all.find(({ lines }) => lines.some((line) => asWordCounts(squeezed(line)) === title))?.number;
        expect(Math.abs(Number(standing) - Number(page)), title).toBeLessThanOrEqual(2);
      }
    },
  );

  it("repeats the head of a table that goes on, has the AI label on each page, and shows no field in its code", () => {
    const all = pagesOf("thesis-zh-undergraduate");
    expect(
      all.filter(({ lines }) => lines.some((line) => squeezed(line) === "日期星期准备份数就餐人数剩余份数")).length,
    ).toBeGreaterThanOrEqual(2);
    expect(all.every(({ lines }) => lines.some((line) => squeezed(line) === LABEL))).toBe(true);
    const text = all.flatMap(({ lines }) => lines).join("\n");
    expect(text).not.toMatch(/STYLEREF|PAGEREF|SEQ |Error|\[\[/);
  });
});

/** Headings and pages as the contents name them. */
function entriesOf(all: readonly Page[]): [string, string][] {
  return all.flatMap(({ lines }) =>
    lines.flatMap((line): [string, string][] => {
      const [, title, page] = /^(.*?)\.{4,}([IVX]+|\d+)$/.exec(squeezed(line)) ?? [];
      return title === undefined || page === undefined ? [] : [[title, page]];
    }),
  );
}

/** A school's file with its cover mapped as its words say. */
function ownTemplate() {
  const bytes = schoolFile();
  const reading = readTemplate(bytes);
  if ("refusal" in reading) throw new Error(reading.refusal);
  const fields = reading.template.cover?.fields ?? [];
  return {
    bytes,
    read: reading.template,
    mapping: Object.fromEntries(fields.flatMap(({ id, fact }) => (fact === null ? [] : [[id, fact]]))),
  };
}

/** The first line of a page is its header, the last two are its number and the label. */
function readPage(text: string): Page {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const last = squeezed(lines.at(-2) ?? "").replace(/^—|—$/g, "");
  return { lines, header: squeezed(lines[0] ?? ""), number: /^(?:[IVX]+|\d+)$/.test(last) ? last : "" };
}

async function works(command: string, args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}
