import { beforeEach, expect, test, vi } from "vitest";
import { writingMessages as en } from "../messages/en/writing.ts";
import { writingMessages as zh } from "../messages/zh/writing.ts";
import { copyText } from "./text-actions.ts";

const TEXT = "# 周报\n\n本周**完成**三件事。\n";
let copied: ClipboardItem[] = [];

beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    copied = [...items];
  });
});

const read = async (mime: string) => (await (await copied[0]?.getType(mime))?.text()) ?? "";

for (const [variant, label] of [
  ["Chinese", zh.paper.copyLabel],
  ["English", en.paper.copyLabel],
] as const) {
  test(`a whole text ends with one line of the ${variant} label, as text and as a page`, async () => {
    await copyText(TEXT, { lastLine: label });
    expect(await read("text/plain")).toBe(`周报\n本周完成三件事。\n${label}`);
    expect((await read("text/html")).trimEnd().endsWith(`<p>${label}</p>`)).toBe(true);
  });
}

test("a passage is copied as it is", async () => {
  await copyText("完成三件事。");
  expect(await read("text/plain")).toBe("完成三件事。");
});
