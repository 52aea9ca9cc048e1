import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ObjectStoreSandbox, startObjectStore } from "@tangleaf/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../system-clock.ts";
import { createFileBlobs } from "./file-blobs.ts";
import { parseBlobUrl } from "./parse-blob-url.ts";
import { createS3Blobs } from "./s3-blobs.ts";
import { describeBlobs } from "./testing/describe-blobs.ts";

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
    expect(await readdir(join(dir, ".unfinished"))).toEqual([]);
  });
});

describe("S3", () => {
  it("keeps the content type", async () => {
    await openS3().put("typed", Uint8Array.of(1), "application/x-typed");
    expect(store.objects.get("typed")?.contentType).toBe("application/x-typed");
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
      host: "minio.example",
      bucket: "files",
      credentials: { accessKey: "k", secretKey: "s/x", region: "eu" },
    });
  });
  it.each(["", "nonsense", "s3://k:s@h/b", "s3+http://h/b", "s3+http://k:secret@h", "s3+http://k:secret@h/b/c"])(
    "refuses %j and keeps the secret to itself",
    (url) => {
      expect(() => parseBlobUrl(url)).toThrow(/^BLOB_URL must look like s3/);
    },
  );
});
