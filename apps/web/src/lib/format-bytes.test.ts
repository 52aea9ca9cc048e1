import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test("sizes of files are short", () => {
  expect([0, 512, 2048, 9_650, 18_432, 1_572_864].map(formatBytes)).toEqual(["0 B", "512 B", "2 KB", "9.4 KB", "18 KB", "1.5 MB"]);
});
