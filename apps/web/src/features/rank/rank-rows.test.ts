import { LIMITS } from "@tangleaf/contract/limits";
import { expect, test } from "vitest";
import { rankRows } from "./rank-rows.ts";

const cellsOf = (variant: "zh" | "en", key: string) => rankRows(LIMITS[variant]).find((row) => row.key === key)?.cells;

test("numbers of the policy table stand in the comparison with their units", () => {
  expect(cellsOf("zh", "wait")).toEqual({ free: "等 1 分钟", vip: "不用等" });
  expect(cellsOf("zh", "stored")).toEqual({ free: "最多 100 个、50 MB", vip: "最多 1000 个、500 MB" });
});

test("what differs between the variants differs in the comparison", () => {
  expect(cellsOf("zh", "export")?.free).toBe("Markdown、Word");
  expect(cellsOf("en", "export")?.free).toBe("Markdown");
});

/** No screen asks for a file yet: what cannot be done is not compared. */
const WITHOUT_A_SCREEN = ["uploadBytes"];

test("every limit of what can be done is read by a row", () => {
  const read = new Set<string | symbol>();
  const watched = new Proxy(LIMITS.zh.free, {
    get(target, key) {
      read.add(key);
      return Reflect.get(target, key);
    },
  });
  rankRows({ free: watched, vip: LIMITS.zh.vip });
  expect([...read].sort()).toEqual(
    Object.keys(LIMITS.zh.free)
      .filter((limit) => !WITHOUT_A_SCREEN.includes(limit))
      .sort(),
  );
});
