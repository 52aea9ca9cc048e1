import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

afterEach(() => {
  vi.restoreAllMocks();
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

test("what is copied is promised in the moment of the press, before the text is ready", () => {
  void copyText(TEXT);
  expect(copied).toHaveLength(1);
});

test("without the clipboard call of secure addresses, a selection is copied", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
  const html: string[] = [];
  const command = vi.spyOn(document, "execCommand").mockImplementation(() => {
    const holder = document.createElement("div");
    holder.append(getSelection()?.getRangeAt(0).cloneContents() ?? "");
    html.push(holder.innerHTML);
    return true;
  });
  await copyText(TEXT);
  expect(command).toHaveBeenCalledWith("copy");
  expect(html[0]).toContain("<strong>完成</strong>");
});

test("a passage is copied as it is", async () => {
  await copyText("完成三件事。");
  expect(await read("text/plain")).toBe("完成三件事。");
});
