import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

/** Bytes of "姓名,部门" and a line below it, as programs of that time write them. */
const GBK = Uint8Array.from([
  0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb2, 0xbf, 0xc3, 0xc5, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd, 0x2c, 0xca, 0xd0, 0xb3, 0xa1, 0xb2, 0xbf,
]);
const BIG5 = Uint8Array.from([
  0xa9, 0x6d, 0xa6, 0x57, 0x2c, 0xb3, 0xa1, 0xaa, 0xf9, 0x0a, 0xb1, 0x69, 0xa4, 0x54, 0x2c, 0xa5, 0xab, 0xb3, 0xf5, 0xb3, 0xa1,
]);

const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, n) => text.charCodeAt(n)).flatMap((code) =>
      isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
    ),
  );

test.each([
  ["UTF-8", new TextEncoder().encode("姓名,部门\n张三,市场部"), "utf-8", "姓名,部门\n张三,市场部"],
  ["UTF-8 with a mark", new TextEncoder().encode("\ufeff姓名"), "utf-8", "姓名"],
  ["GBK", GBK, "gb18030", "姓名,部门\n张三,市场部"],
  ["Big5", BIG5, "big5", "姓名,部門\n張三,市場部"],
  ["UTF-16 with a mark", Uint8Array.from([0xff, 0xfe, ...utf16("姓名", true)]), "utf-16le", "姓名"],
  ["UTF-16, big end first, with a mark", Uint8Array.from([0xfe, 0xff, ...utf16("姓名", false)]), "utf-16be", "姓名"],
  ["UTF-16 without a mark", utf16("name,dept\nann,sales 1", true), "utf-16le", "name,dept\nann,sales 1"],
  ["UTF-16, big end first, without a mark", utf16("name,dept\nann,sales 1", false), "utf-16be", "name,dept\nann,sales 1"],
  ["plain letters", new TextEncoder().encode("a,b\n1,2"), "utf-8", "a,b\n1,2"],
  ["nothing", new Uint8Array(), "utf-8", ""],
] as const)("a text in %s is read as it was written", (_, bytes, encoding, text) => {
  expect(decodeText(bytes)).toEqual({ encoding, text });
});

test("the encoding a person chooses wins over the guess", () => {
  expect(decodeText(GBK, "big5").encoding).toBe("big5");
});
