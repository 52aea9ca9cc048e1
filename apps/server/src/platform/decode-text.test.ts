import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

it("text files are read in the encodings people have them in", () => {
  expect(decodeText(new TextEncoder().encode("\uFEFF周报 a"))).toBe("周报 a");
  expect(decodeText(Uint8Array.from([0xd6, 0xdc, 0xb1, 0xa8, 0x20, 0x61]))).toBe("周报 a");
  expect(decodeText(Buffer.from("\uFEFF周报 a", "utf16le"))).toBe("周报 a");
  expect(decodeText(Buffer.from("\uFEFF周报 a", "utf16le").swap16())).toBe("周报 a");
});
