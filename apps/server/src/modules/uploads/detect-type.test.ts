import { describe, expect, test } from "vitest";
import { createTypeDetector } from "./detect-type.ts";
import { ALLOWED_FILES, REFUSED_FILES } from "./testing/sample-files.ts";

function typeOf({ name, bytes }: { name: string; bytes: Uint8Array }, chunkBytes = bytes.byteLength): string | null {
  const detector = createTypeDetector(name);
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) detector.add(bytes.subarray(at, at + chunkBytes));
  return detector.type();
}

describe("what a file is", () => {
  test.each(ALLOWED_FILES)("is told by what it holds: $name", (file) => {
    expect(typeOf(file)).toBe(file.type);
  });

  test.each(ALLOWED_FILES)("is told the same however it is cut: $name", (file) => {
    for (const chunkBytes of [1, 2, 3, 5, 64]) expect(typeOf(file, chunkBytes), `${chunkBytes} at a time`).toBe(file.type);
  });

  test.each(REFUSED_FILES)("is nothing that may be uploaded: $name", (file) => {
    for (const chunkBytes of [file.bytes.byteLength, 1, 3]) expect(typeOf(file, chunkBytes)).toBeNull();
  });

  test("is told by the first 256 KiB of a text, which may end inside a character", () => {
    const bytes = new TextEncoder().encode(`a${"字".repeat(200_000)}`);
    expect(typeOf({ name: "a.txt", bytes }, 64 * 1024)).toBe("txt");
    bytes[300_000] = 0;
    expect(typeOf({ name: "a.txt", bytes }, 64 * 1024)).toBe("txt");
    bytes[100_000] = 0;
    expect(typeOf({ name: "a.txt", bytes }, 64 * 1024)).toBeNull();
  });

  test("is not told by its name, but for kinds of text", () => {
    const png = ALLOWED_FILES.find(({ type }) => type === "png")?.bytes ?? new Uint8Array();
    for (const name of ["a.txt", "a.html", "a", "a.docx"]) expect(typeOf({ name, bytes: png }), name).toBe("png");
    expect(typeOf({ name: "a.exe", bytes: new TextEncoder().encode("text") })).toBeNull();
  });
});
