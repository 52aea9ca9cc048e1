import { LIMITS } from "@tangleaf/contract/limits";
import { expect, test } from "vitest";
import { rankRows } from "./rank-rows.ts";

const cellsOf = (variant: "zh" | "en", key: string) => rankRows(LIMITS[variant]).find((row) => row.key === key)?.cells;

test("numbers of the policy table stand in the comparison with their units", () => {
  expect(cellsOf("zh", "wait")).toEqual({ free: "等 1 分钟", vip: "不用等" });
  expect(cellsOf("zh", "titles")).toEqual({ free: "每次 2 个，各 2 个关键词", vip: "每次 6 个，各 10 个关键词" });
  expect(cellsOf("zh", "outlineLevels")).toEqual({ free: "专科、本科", vip: "中学、专科、本科、硕士、博士" });
});

test("what differs between the variants differs in the comparison", () => {
  expect(cellsOf("zh", "export")?.free).toBe("Markdown、Word");
  expect(cellsOf("en", "export")?.free).toBe("Markdown");
  expect(cellsOf("zh", "paragraph")?.vip).toBe("模型写得多长就多长");
  expect(cellsOf("en", "paragraph")?.vip).toBe("最多 800 字");
});

test("every limit is read by a row", () => {
  const read = new Set<string | symbol>();
  const watched = new Proxy(LIMITS.zh.free, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key);
    },
  });
  rankRows({ free: watched, vip: LIMITS.zh.vip });
  expect([...read].sort()).toEqual(Object.keys(LIMITS.zh.free).sort());
});
