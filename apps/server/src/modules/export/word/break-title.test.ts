import { expect, it } from "vitest";
import { breakTitle } from "./break-title.ts";

it("leaves a short title on one line", () => {
  expect(breakTitle("关于开展检查的通知", 19)).toEqual(["关于开展检查的通知"]);
});

it("breaks a long title between words into lines of nearly one length", () => {
  const title = "某区教育局关于开展2026年秋季学期校园安全专项检查工作的通知";
  const lines = breakTitle(title, 19);
  expect(lines.join("")).toBe(title);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(19);
  for (const line of lines) expect(line).not.toMatch(/^[的和]|2026$/);
});

it("keeps every character of any title", () => {
  const title = "关于印发《某某市推进城乡建设绿色发展实施方案（2026—2030年）》和有关配套文件的通知";
  const lines = breakTitle(title, 19);
  expect(lines.join("")).toBe(title);
  expect(lines).toHaveLength(3);
});
