import { describe, expect, it } from "vitest";
import type { Blobs } from "../../../ports/blobs.ts";

/** What every adapter of the blobs port does. */
export function describeBlobs(name: string, open: () => Promise<Blobs>): void {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);

  describe(`blobs: ${name}`, () => {
    it("gives back what was put, byte for byte", async () => {
      const blobs = await open();
      await blobs.put("exports/a.docx", bytes, "application/x-test");
      expect(await blobs.get("exports/a.docx")).toEqual(bytes);
      await blobs.put("exports/empty", new Uint8Array(0), "text/plain");
      expect(await blobs.get("exports/empty")).toEqual(new Uint8Array(0));
    });

    it("replaces what was there", async () => {
      const blobs = await open();
      await blobs.put("a", bytes, "text/plain");
      await blobs.put("a", Uint8Array.of(1), "text/plain");
      expect(await blobs.get("a")).toEqual(Uint8Array.of(1));
    });

    it("gives null where there is none", async () => {
      const blobs = await open();
      expect(await blobs.get("exports/none.docx")).toBeNull();
      await blobs.put("x/y", bytes, "text/plain");
      expect(await blobs.get("x/y/z")).toBeNull();
    });

    it("tells the length of what is there, and null for what is not", async () => {
      const blobs = await open();
      await blobs.put("exports/a.docx", bytes, "application/x-test");
      await blobs.put("exports/empty", new Uint8Array(0), "text/plain");
      expect(await Promise.all(["exports/a.docx", "exports/empty", "exports/none", "exports"].map(blobs.size))).toEqual([
        bytes.length,
        0,
        null,
        null,
      ]);
    });

    it("removes, also what is not there", async () => {
      const blobs = await open();
      await blobs.put("a", bytes, "text/plain");
      await blobs.remove("a");
      await blobs.remove("a");
      expect(await blobs.get("a")).toBeNull();
    });

    it("never shows half of a file that is being replaced", async () => {
      const blobs = await open();
      const one = new Uint8Array(200_000).fill(1);
      const two = new Uint8Array(200_000).fill(2);
      await blobs.put("big", one, "text/plain");
      const writing = Promise.all([blobs.put("big", two, "text/plain"), blobs.put("big", one, "text/plain")]);
      for (let i = 0; i < 20; i++) {
        const seen = await blobs.get("big");
        expect(seen?.length).toBe(200_000);
        expect(new Set(seen).size).toBe(1);
      }
      await writing;
    });

    it.each(["", "../x", "a/../../x", "/etc/passwd", "a//b", ".env", "a/.b", "a\\b", "a\u0000b", "a?b", "中", "a/", "a".repeat(201)])(
      "refuses the key %j",
      async (key) => {
        const blobs = await open();
        await expect(blobs.put(key, bytes, "text/plain")).rejects.toMatchObject({ reason: "server.fault" });
        await expect(blobs.get(key)).rejects.toMatchObject({ reason: "server.fault" });
        await expect(blobs.remove(key)).rejects.toMatchObject({ reason: "server.fault" });
      },
    );
  });
}
