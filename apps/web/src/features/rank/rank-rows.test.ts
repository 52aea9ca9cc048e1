import { LIMITS } from "@tangleaf/contract/limits";
import { expect, test } from "vitest";
import { rankRows } from "./rank-rows.ts";

const cellsOf = (variant: "zh" | "en", key: string) =>
  rankRows(LIMITS[variant], { fullText: true, webSearch: true }).find((row) => row.key === key)?.cells;

test("numbers of the policy table stand in the comparison with their units", () => {
  expect(cellsOf("zh", "wait")).toEqual({ free: "等 1 分钟", vip: "不用等" });
  expect(cellsOf("zh", "stored")).toEqual({ free: "最多 100 个、50 MB", vip: "最多 1,000 个、500 MB" });
  expect(cellsOf("zh", "essayTitles")).toEqual({ free: "一次 2 个，每个带 2 个关键词", vip: "一次 6 个，每个带 10 个关键词" });
  expect(cellsOf("zh", "essayLevels")).toEqual({ free: "专科、本科", vip: "专科、本科、硕士、博士" });
  expect(cellsOf("zh", "notes")).toEqual({ free: "最多 50 篇", vip: "最多 5,000 篇" });
});

test("what is for members only says so", () => {
  expect(cellsOf("zh", "outline")).toEqual({ free: "最多 6 章", vip: "最多 9 章" });
  expect(cellsOf("zh", "drafts")).toEqual({ free: "不能", vip: "题目、大纲" });
  expect(cellsOf("zh", "essayText")).toEqual({ free: "一段一段写，每段最多 200 字", vip: "一键写全文，每段最多 3,000 字" });
  expect(cellsOf("zh", "essayMore")).toEqual({ free: "不能", vip: "写摘要、改段落标题" });
});

test("where whole essays are not written, nobody is promised one", () => {
  const rows = rankRows(LIMITS.zh, { fullText: false, webSearch: true });
  expect(rows.find(({ key }) => key === "essayText")?.cells.vip).toBe("一段一段写，每段最多 3,000 字");
});

test.each(["zh", "en"] as const)("every row of the %s comparison says a difference", (variant) => {
  for (const { key, cells } of rankRows(LIMITS[variant], { fullText: true, webSearch: true })) expect(cells.free, key).not.toBe(cells.vip);
});

test("what differs between the variants differs in the comparison", () => {
  expect(cellsOf("zh", "export")?.free).toBe("Markdown、Word");
  expect(cellsOf("en", "export")?.free).toBe("Markdown");
});

/** Limits of what nobody asks for by name: steps of a job run by themselves, and a file says itself when it is too large. */
const NOT_COMPARED: readonly string[] = ["concurrentJobSteps", "uploadBytes"];

test("every limit of what there is has a row that reads it", () => {
  const read = new Set<string | symbol>();
  const watched = new Proxy(LIMITS.zh.free, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key);
    },
  });
  rankRows({ free: watched, vip: LIMITS.zh.vip }, { fullText: true, webSearch: true });
  const limits = Object.keys(LIMITS.zh.free).filter((limit) => !NOT_COMPARED.includes(limit));
  expect([...read].sort()).toEqual(limits.sort());
});

test("searching the web is promised only where the site can", () => {
  const keys = (webSearch: boolean) => rankRows(LIMITS.zh, { fullText: true, webSearch }).map(({ key }) => key);
  expect(keys(true)).toContain("webSearch");
  expect(keys(false)).not.toContain("webSearch");
});
