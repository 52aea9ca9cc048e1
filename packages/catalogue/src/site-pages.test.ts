import { expect, test } from "vitest";
import { fillSitePage, updateLog } from "./site-pages.ts";

const CHANGELOG = `# Changelog

## 2026-11-24

### 中文

- 能画图了

### English

- Charts

## 2026-11-21

### 中文

- 能写了

### English

- Writing

## Unreleased

- For operators
`;

test("the update log is the half of each dated part in one's language", () => {
  expect(updateLog(CHANGELOG, "zh")).toBe("## 2026-11-24\n\n- 能画图了\n\n## 2026-11-21\n\n- 能写了");
  expect(updateLog(CHANGELOG, "en")).toBe("## 2026-11-24\n\n- Charts\n\n## 2026-11-21\n\n- Writing");
});

test("a blank that nothing is known for is an error, and no gap in a sentence", () => {
  expect(fillSitePage("{a} of {b}", { a: 1, b: "two" })).toBe("1 of two");
  expect(() => fillSitePage("{a} of {c}", { a: 1 })).toThrow("{c}");
});
