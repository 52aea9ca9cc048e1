import { describe, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";
import { jpegOf, pngOf, webpOf } from "./testing/pictures.ts";

/** Real ones, one pixel by one, as every program writes them. */
const REAL_PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const REAL_WEBP = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";

describe("a picture's header", () => {
  test("tells kind and size of real files", () => {
    expect(readPicture(Buffer.from(REAL_PNG, "base64"))).toEqual({ type: "png", width: 1, height: 1 });
    expect(readPicture(Buffer.from(REAL_WEBP, "base64"))).toEqual({ type: "webp", width: 1, height: 1 });
  });

  test("is read in every form of PNG, JPEG and WebP", () => {
    expect(readPicture(pngOf(300, 200))).toEqual({ type: "png", width: 300, height: 200 });
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      expect(readPicture(jpegOf(300, 200, marker))).toEqual({ type: "jpg", width: 300, height: 200 });
    }
    for (const form of ["VP8 ", "VP8L", "VP8X"] as const) {
      expect(readPicture(webpOf(form, 300, 200)), form).toEqual({ type: "webp", width: 300, height: 200 });
    }
  });

  test("cut anywhere is no picture, and nothing breaks", () => {
    for (const whole of [pngOf(300, 200), jpegOf(300, 200), webpOf("VP8X", 300, 200)]) {
      for (let length = 0; length < whole.length; length++) expect(() => readPicture(whole.subarray(0, length))).not.toThrow();
      expect(readPicture(whole.subarray(0, 20))).toBeNull();
    }
  });

  test("of anything else is none", () => {
    for (const other of [
      "GIF89a".padEnd(64, " "),
      "<svg xmlns='http://www.w3.org/2000/svg'/>".padEnd(64, " "),
      "<html>".padEnd(64, "x"),
      "",
    ]) {
      expect(readPicture(Buffer.from(other))).toBeNull();
    }
  });
});
