import { describe, expect, it } from "vitest";
import { readBounded } from "../../../platform/read-bounded.ts";
import type { Blobs } from "../../../ports/blobs.ts";

const MEGABYTE = 1024 * 1024;

/** What is stored under `key`, whole; null where there is none. */
export async function bytesOf(blobs: Pick<Blobs, "get">, key: string): Promise<Uint8Array | null> {
  const blob = await blobs.get(key);
  if (blob === null) return null;
  const bytes = new Uint8Array(await readBounded(blob.content, blob.bytes));
  expect(bytes.byteLength).toBe(blob.bytes);
  return bytes;
}

/** `count` chunks of a megabyte, each filled with its number; tells before each how many were asked for. */
export async function* chunks(count: number, before: (asked: number) => void = () => undefined): AsyncGenerator<Uint8Array> {
  for (let asked = 0; asked < count; asked++) {
    before(asked);
    yield new Uint8Array(MEGABYTE).fill(asked + 1);
  }
}

/** What every adapter of the blobs port does. */
export function describeBlobs(name: string, open: () => Promise<Blobs>): void {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);

  describe(`blobs: ${name}`, () => {
    it("gives back what was put, byte for byte", async () => {
      const blobs = await open();
      expect(await blobs.put("exports/a.docx", bytes, "application/x-test")).toBe(bytes.length);
      expect(await bytesOf(blobs, "exports/a.docx")).toEqual(bytes);
      expect(await blobs.put("exports/empty", new Uint8Array(0), "text/plain")).toBe(0);
      expect(await bytesOf(blobs, "exports/empty")).toEqual(new Uint8Array(0));
    });

    it("replaces what was there", async () => {
      const blobs = await open();
      await blobs.put("a", bytes, "text/plain");
      await blobs.put("a", Uint8Array.of(1), "text/plain");
      expect(await bytesOf(blobs, "a")).toEqual(Uint8Array.of(1));
    });

    it.each([0, 1, 5, 6, 12])("stores a stream of %d MB chunk by chunk, and tells its length", async (count) => {
      const blobs = await open();
      expect(await blobs.put("stream", chunks(count), "text/plain")).toBe(count * MEGABYTE);
      const stored = await bytesOf(blobs, "stream");
      expect(stored?.byteLength).toBe(count * MEGABYTE);
      for (let chunk = 0; chunk < count; chunk++) {
        expect(stored?.[chunk * MEGABYTE]).toBe(chunk + 1);
        expect(stored?.[(chunk + 1) * MEGABYTE - 1]).toBe(chunk + 1);
      }
    });

    it.each([0, 1, 8])("a stream that breaks off after %d MB leaves what was there", async (count) => {
      const blobs = await open();
      async function* broken() {
        yield* chunks(count);
        throw new Error("the sender is gone");
      }
      await blobs.put("kept", bytes, "text/plain");
      await expect(blobs.put("kept", broken(), "text/plain")).rejects.toThrow("the sender is gone");
      expect(await bytesOf(blobs, "kept")).toEqual(bytes);
      await expect(blobs.put("new", broken(), "text/plain")).rejects.toThrow("the sender is gone");
      expect(await blobs.size("new")).toBeNull();
    });

    it("gives a file as fast as it is read, and no faster", async () => {
      const blobs = await open();
      await blobs.put("large", chunks(16), "text/plain");
      const blob = await blobs.get("large");
      const read = blob?.content[Symbol.asyncIterator]();
      let seen = (await read?.next())?.value.byteLength;
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect(blob?.content.readableLength).toBeLessThan(2 * MEGABYTE);
      for (let next = await read?.next(); next?.done === false; next = await read?.next()) seen += next.value.byteLength;
      expect(seen).toBe(16 * MEGABYTE);
    });

    it("a reader may leave in the middle, and the file is whole for the next one", async () => {
      const blobs = await open();
      await blobs.put("large", chunks(8), "text/plain");
      const left = await blobs.get("large");
      for await (const _ of left?.content ?? []) break;
      expect(left?.content.destroyed).toBe(true);
      (await blobs.get("large"))?.content.destroy();
      expect((await bytesOf(blobs, "large"))?.byteLength).toBe(8 * MEGABYTE);
    });

    it("gives null where there is none", async () => {
      const blobs = await open();
      expect(await blobs.get("exports/none.docx")).toBeNull();
      await blobs.put("x/y", bytes, "text/plain");
      expect(await blobs.get("x/y/z")).toBeNull();
      expect(await blobs.get("x")).toBeNull();
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
        const seen = await bytesOf(blobs, "big");
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
        await expect(blobs.size(key)).rejects.toMatchObject({ reason: "server.fault" });
        await expect(blobs.remove(key)).rejects.toMatchObject({ reason: "server.fault" });
      },
    );
  });
}
