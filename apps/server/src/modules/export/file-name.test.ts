import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentDisposition, fileNameOf } from "./file-name.ts";

describe("fileNameOf", () => {
  it.each([
    ["工作周报", "工作周报.docx"],
    ['a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j.docx"],
    ["../../etc/passwd", "etc passwd.docx"],
    ["  ...  ", "文稿.docx"],
    ["", "文稿.docx"],
    ["CON", "_CON.docx"],
    ["合同\u202excod.exe", "合同 xcod.exe.docx"],
    ["一\n二\u0000三", "一 二 三.docx"],
  ])("makes %j into %j", (title, name) => {
    expect(fileNameOf(title, "docx", "文稿")).toBe(name);
  });

  it("is at most 80 characters and cuts no character in two", () => {
    expect(Array.from(fileNameOf("周".repeat(200), "docx", "文稿"))).toHaveLength(80);
    const name = fileNameOf("𠮷".repeat(200), "docx", "文稿");
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
    expect(name.isWellFormed()).toBe(true);
  });

  it("is safe for any title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const name = fileNameOf(title, "md", "文稿");
        expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.md$/u);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });
});

describe("contentDisposition", () => {
  it("names the file for old and new clients", () => {
    expect(contentDisposition("周报 (1).docx")).toBe(
      `attachment; filename="__ (1).docx"; filename*=UTF-8''%E5%91%A8%E6%8A%A5%20%281%29.docx`,
    );
  });
});
