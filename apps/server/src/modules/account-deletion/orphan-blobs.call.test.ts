import { describe, expect } from "vitest";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { dataUrl, pngOf } from "../profile/testing/pictures.ts";
import { createAccountDeletion } from "./account-deletion.ts";

const HOUR_MS = 3_600_000;
const AVATAR = dataUrl("image/png", pngOf(64, 64));
const STRAY = "avatars/00000000-0000-0000-0000-000000000000.png";

/** The module over a store of its own, with what a killed process left in it. */
async function withStrays(app: TestApp, keys: readonly string[]) {
  const blobs = createMemoryBlobs();
  for (const key of keys) {
    await app.deps.db.insertInto("orphan_blob").values({ blob_key: key, since: app.clock.now() }).execute();
    await blobs.put(key, Uint8Array.of(1), "image/png");
  }
  const { db, clock, log } = app.deps;
  const { personalData } = app;
  return {
    blobs,
    accountDeletion: (remove = blobs.remove) => createAccountDeletion({ db, clock, log, personalData, blobs: { ...blobs, remove } }),
  };
}

describe("files no row names", () => {
  testOnEachDatabase("are left alone while somebody may still be about to name them, and removed after an hour", async (app) => {
    const { blobs, accountDeletion } = await withStrays(app, [STRAY]);
    app.clock.jumpTo(app.clock.now() + HOUR_MS - 1);
    expect(await accountDeletion().removeOrphanBlobs()).toBe(0);
    expect(await blobs.get(STRAY)).not.toBeNull();
    app.clock.jumpTo(app.clock.now() + 1);
    await accountDeletion().tidy();
    expect(await blobs.get(STRAY)).toBeNull();
    expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
  });

  testOnEachDatabase("are many: every one is removed, by whichever of two rounds at once", async (app) => {
    const keys = Array.from({ length: 120 }, (_, n) => `exports/${n}`);
    const { blobs, accountDeletion } = await withStrays(app, keys);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await Promise.all([accountDeletion().removeOrphanBlobs(), accountDeletion().removeOrphanBlobs()]);
    for (const key of keys) expect(await blobs.get(key), key).toBeNull();
  });

  testOnSqlite("that could not be removed are removed by the next round", async (app) => {
    const { blobs, accountDeletion } = await withStrays(app, [STRAY]);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await expect(accountDeletion(async () => Promise.reject(new Error("the store is away"))).removeOrphanBlobs()).rejects.toThrow();
    expect(await accountDeletion().removeOrphanBlobs()).toBe(1);
    expect(await blobs.get(STRAY)).toBeNull();
  });

  testOnEachDatabase("are not those that are shown or can be downloaded, however long", async (app) => {
    const { token } = await app.signIn();
    const { headimg } = (await app.call("/api/user/update", { headimg: AVATAR }, token)).data;
    const { url } = (await app.call("/api/user/export", {}, token)).data;
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    expect(await app.deps.accountDeletion.removeOrphanBlobs()).toBe(0);
    expect((await app.app.inject({ url: headimg })).statusCode).toBe(200);
    const { list } = (await app.call("/api/user/downloads", {}, token)).data;
    const again = (await app.call("/api/user/download", { fileId: list[0]?.fileId ?? "" }, token)).data;
    expect(again.url).not.toBe(url);
    expect((await app.app.inject({ url: again.url })).statusCode).toBe(200);
  });
});
