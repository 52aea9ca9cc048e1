import { LIMITS } from "@tangleaf/contract/limits";
import { expect, test } from "vitest";
import { rankRows } from "./rank-rows.ts";

const cellsOf = (variant: "zh" | "en", key: string) => rankRows(LIMITS[variant]).find((row) => row.key === key)?.cells;

test("numbers of the policy table stand in the comparison with their units", () => {
  expect(cellsOf("zh", "wait")).toEqual({ free: "等 1 分钟", vip: "不用等" });
  expect(cellsOf("zh", "stored")).toEqual({ free: "最多 100 个、50 MB", vip: "最多 1000 个、500 MB" });
  expect(cellsOf("zh", "essayTitles")).toEqual({ free: "一次 2 个，每个带 2 个关键词", vip: "一次 6 个，每个带 10 个关键词" });
  expect(cellsOf("zh", "essayLevels")).toEqual({ free: "专科、本科", vip: "专科、本科、硕士、博士" });
  expect(cellsOf("zh", "notes")).toEqual({ free: "最多 50 篇", vip: "最多 5000 篇" });
});

test("what is for members only says so", () => {
  expect(cellsOf("zh", "outline")).toEqual({ free: "最多 6 章", vip: "最多 9 章" });
  expect(cellsOf("zh", "drafts")).toEqual({ free: "不能", vip: "题目、大纲" });
});

test("what differs between the variants differs in the comparison", () => {
  expect(cellsOf("zh", "export")?.free).toBe("Markdown、Word");
  expect(cellsOf("en", "export")?.free).toBe("Markdown");
});

/** Limits of what nobody can reach yet: no screen starts jobs, asks for a file, or has outlines and texts of essays. A row comes with the first that does. */
const OF_NOTHING_YET: readonly string[] = [
  "concurrentJobSteps",
  "uploadBytes",
  "essayParagraphCharacters",
  "essayFullText",
  "essayAbstract",
  "essayJson",
  "essayEditTitles",
];

test("every limit of what there is has a row that reads it", () => {
  const read = new Set<string | symbol>();
  const watched = new Proxy(LIMITS.zh.free, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key);
    },
  });
  rankRows({ free: watched, vip: LIMITS.zh.vip });
  const limits = Object.keys(LIMITS.zh.free).filter((limit) => !OF_NOTHING_YET.includes(limit));
  expect([...read].sort()).toEqual(limits.sort());
});
