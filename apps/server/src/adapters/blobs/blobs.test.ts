import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ObjectStoreSandbox, startObjectStore } from "@tangleaf/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../system-clock.ts";
import { createFileBlobs } from "./file-blobs.ts";
import { parseBlobUrl } from "./parse-blob-url.ts";
import { createS3Blobs } from "./s3-blobs.ts";
import { chunks, describeBlobs } from "./testing/describe-blobs.ts";

const MEGABYTE = 1024 * 1024;

let root: string;
let store: ObjectStoreSandbox;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "blobs-"));
  store = await startObjectStore({ accessKey: "key", secretKey: "se/cr+et", region: "cn-test", bucket: "tangleaf" });
});
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true });
});
const blobUrl = (secret = "se/cr+et", bucket = "tangleaf") =>
  `${store.url.replace("http:", "s3+http:").replace("//", `//key:${encodeURIComponent(secret)}@`)}/${bucket}?region=cn-test`;
const openS3 = (url = blobUrl()) => createS3Blobs({ blobUrl: url, clock: systemClock });

let folders = 0;
const openFiles = (dir: string) => createFileBlobs({ dir, now: systemClock.now });
describeBlobs("files", () => openFiles(join(root, `${folders++}`)));
describeBlobs("S3", async () => openS3());

describe("files", () => {
  it("forgets what a killed process left half-written, and leaves alone what another one is still writing", async () => {
    const dir = join(root, "killed");
    await openFiles(dir);
    const [old, young] = [join(dir, ".unfinished", "half"), join(dir, ".unfinished", "young")];
    await writeFile(old, "ha");
    await writeFile(young, "ha");
    const hoursAgo = new Date(systemClock.now() - 2 * 3_600_000);
    await utimes(old, hoursAgo, hoursAgo);
    await openFiles(dir);
    expect(await readdir(join(dir, ".unfinished"))).toEqual(["young"]);
  });

  it("a start beside a process that stores files breaks none of them off", async () => {
    const dir = join(root, "shared");
    const blobs = await openFiles(dir);
    const storing = Promise.all(Array.from({ length: 40 }, (_, n) => blobs.put(`exports/${n}`, new Uint8Array(200_000), "text/plain")));
    for (let i = 0; i < 10; i++) await openFiles(dir);
    await storing;
    expect(await readdir(join(dir, "exports"))).toHaveLength(40);
  });

  it("leaves nothing half-written where a file cannot be stored", async () => {
    const dir = join(root, "refused");
    const blobs = await openFiles(dir);
    await blobs.put("taken/below", Uint8Array.of(1), "text/plain");
    await expect(blobs.put("taken", Uint8Array.of(1), "text/plain")).rejects.toThrow("EISDIR");
    async function* broken() {
      yield Uint8Array.of(1);
      throw new Error("gone");
    }
    await expect(blobs.put("half", broken(), "text/plain")).rejects.toThrow("gone");
    expect(await readdir(join(dir, ".unfinished"))).toEqual([]);
  });
});

describe("S3", () => {
  it("keeps the content type", async () => {
    await openS3().put("typed", Uint8Array.of(1), "application/x-typed");
    expect(store.objects.get("typed")?.contentType).toBe("application/x-typed");
  });
  it("sends a stream in parts while it comes, with one of them in memory", async () => {
    const ahead: number[] = [];
    const sent = () => store.partsOf("parts").reduce((sum, part) => sum + part, 0) / MEGABYTE;
    await openS3().put(
      "parts",
      chunks(17, (asked) => ahead.push(asked - sent())),
      "application/x-typed",
    );
    expect(Math.max(...ahead)).toBeLessThanOrEqual(6);
    expect(store.objects.get("parts")).toMatchObject({ contentType: "application/x-typed" });
    expect(store.partsOf("parts")).toEqual([]);
  });
  it("takes back the parts of a stream that broke off", async () => {
    async function* broken() {
      yield* chunks(12);
      expect(store.partsOf("broken")).toHaveLength(2);
      throw new Error("gone");
    }
    await expect(openS3().put("broken", broken(), "text/plain")).rejects.toThrow("gone");
    expect(store.partsOf("broken")).toEqual([]);
    expect(store.objects.has("broken")).toBe(false);
  });
  it("lets go of the sender when the store fails in the middle, and takes back the parts", async () => {
    let left = false;
    async function* sender() {
      try {
        yield* chunks(6);
        store.failNext(3);
        yield* chunks(20);
      } finally {
        left = true;
      }
    }
    await expect(openS3().put("failed", sender(), "text/plain")).rejects.toMatchObject({ reason: "server.unavailable" });
    expect(left).toBe(true);
    expect(store.partsOf("failed")).toEqual([]);
  });
  it("removes with a file what a killed process had sent of it", async () => {
    const blobs = openS3();
    const stuck = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    async function* killed() {
      yield* chunks(7);
      reached.resolve();
      await stuck.promise;
    }
    const putting = blobs.put("killed", killed(), "text/plain");
    await reached.promise;
    expect(store.partsOf("killed")).toHaveLength(1);
    await blobs.put("killed-not", chunks(1), "text/plain");
    await blobs.remove("killed");
    expect(store.partsOf("killed")).toEqual([]);
    stuck.resolve();
    await expect(putting).rejects.toMatchObject({ reason: "server.fault", message: expect.stringContaining("NoSuchUpload") });
    expect(store.objects.has("killed")).toBe(false);
  });
  it("takes in no more of an answer than a store has to say", async () => {
    const flood = createServer((_, response) => {
      let closed = false;
      response.writeHead(403, { "content-type": "application/xml" });
      const chunk = Buffer.alloc(65_536, 32);
      const pour = () => {
        while (!closed && response.write(chunk));
      };
      response.on("drain", pour).on("close", () => {
        closed = true;
      });
      pour();
    });
    await new Promise<void>((resolve) => flood.listen(0, "127.0.0.1", resolve));
    const { port } = flood.address() as AddressInfo;
    await expect(openS3(`s3+http://key:s@127.0.0.1:${port}/b`).get("a")).rejects.toMatchObject({ reason: "server.unavailable" });
    flood.closeAllConnections();
    flood.close();
  });
  it("asks again when the store is busy, and gives up after the third time", async () => {
    const blobs = openS3();
    store.failNext(2);
    await blobs.put("busy", Uint8Array.of(1), "text/plain");
    expect(store.objects.has("busy")).toBe(true);
    store.failNext(3);
    await expect(blobs.get("busy")).rejects.toMatchObject({ reason: "server.unavailable" });
  });
  it("says at once that the store has no room", async () => {
    store.failNext(1, 507);
    await expect(openS3().put("full", Uint8Array.of(1), "text/plain")).rejects.toMatchObject({ reason: "storage.full" });
  });
  it("says so when the secret is wrong, the bucket is missing or nobody listens", async () => {
    await expect(openS3(blobUrl("wrong")).get("a")).rejects.toMatchObject({
      reason: "server.fault",
      message: expect.stringContaining("SignatureDoesNotMatch"),
    });
    await expect(openS3(blobUrl("se/cr+et", "other")).get("a")).rejects.toMatchObject({
      reason: "server.fault",
      message: expect.stringContaining("NoSuchBucket"),
    });
    await expect(openS3("s3+http://k:s@127.0.0.1:9/b").get("a")).rejects.toMatchObject({ reason: "server.unavailable" });
  });
});

describe("parseBlobUrl", () => {
  it("reads an address", () => {
    expect(parseBlobUrl("s3+https://k:s%2Fx@minio.example:443/files?region=eu")).toEqual({
      origin: "https://minio.example",
      bucket: "files",
      accessKeyId: "k",
      secretAccessKey: "s/x",
      region: "eu",
    });
  });
  it.each(["", "nonsense", "s3://k:s@h/b", "s3+http://h/b", "s3+http://k:secret@h", "s3+http://k:secret@h/b/c"])(
    "refuses %j and keeps the secret to itself",
    (url) => {
      expect(() => parseBlobUrl(url)).toThrow(/^BLOB_URL must look like s3/);
    },
  );
});
