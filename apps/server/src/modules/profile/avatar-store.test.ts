import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { BlobSource } from "../../ports/blobs.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { addOwner } from "../export/testing/add-owner.ts";
import { avatarBlobKey, createAvatarStore } from "./avatar-store.ts";
import { pngOf } from "./testing/pictures.ts";

const AVATAR = { type: "png", bytes: pngOf(64, 64) } as const;

async function openStore() {
  const { db, close } = await openTestDatabase();
  await addOwner(db);
  const memory = createMemoryBlobs();
  const keys = new Set<string>();
  const faults: { remove: boolean; put: boolean; stored(): Promise<unknown> } = { remove: false, put: false, stored: async () => null };
  const clock = createManualClock();
  const blobs = {
    ...memory,
    put: async (key: string, source: BlobSource, type: string) => {
      const bytes = await memory.put(key, source, type);
      keys.add(key);
      await faults.stored();
      if (faults.put) throw new Error("the answer was lost");
      return bytes;
    },
    remove: async (key: string) => {
      if (faults.remove) throw new Error("the store is away");
      await memory.remove(key);
      keys.delete(key);
    },
  };
  const avatars = createAvatarStore({ db, blobs, clock, log: pino({ level: "silent" }) });
  const shown = async () => (await db.selectFrom("app_user").select("headimg").executeTakeFirstOrThrow()).headimg;
  const orphan = async () => (await db.selectFrom("orphan_blob").select("blob_key").execute()).map(({ blob_key }) => blob_key);
  return { db, close, avatars, keys, faults, shown, orphan };
}

describe("the avatar store", () => {
  test("a row that cannot be written keeps the old picture and leaves no blob of the new one", async () => {
    const { db, close, avatars, keys, shown } = await openStore();
    await avatars.show({ userId: "u1", avatar: AVATAR });
    const before = await shown();
    await db.schema.alterTable("app_user").renameColumn("closed_at", "away").execute();
    await expect(avatars.show({ userId: "u1", avatar: AVATAR })).rejects.toThrow();
    await db.schema.alterTable("app_user").renameColumn("away", "closed_at").execute();
    expect(await shown()).toBe(before);
    expect(keys.has(avatarBlobKey(before) ?? "")).toBe(true);
    await close();
  });

  test("an old picture that cannot be removed does not stop the new one", async () => {
    const { close, avatars, keys, faults, shown, orphan } = await openStore();
    await avatars.show({ userId: "u1", avatar: AVATAR });
    const before = await shown();
    faults.remove = true;
    expect(await avatars.show({ userId: "u1", avatar: AVATAR })).toBe(true);
    expect(await shown()).not.toBe(before);
    expect(keys.has(avatarBlobKey(await shown()) ?? "")).toBe(true);
    expect(await orphan()).toEqual([avatarBlobKey(before)]);
    await close();
  });

  test("a picture that may have been stored although the store failed is not left behind", async () => {
    const { close, avatars, keys, faults, shown, orphan } = await openStore();
    faults.put = true;
    await expect(avatars.show({ userId: "u1", avatar: AVATAR })).rejects.toThrow("the answer was lost");
    expect({ shown: await shown(), kept: keys.size, orphan: await orphan() }).toEqual({ shown: "", kept: 0, orphan: [] });
    await close();
  });

  test("a picture that was put aside as forgotten while it was being stored is not shown", async () => {
    const { db, close, avatars, keys, faults, shown } = await openStore();
    faults.stored = () => db.updateTable("orphan_blob").set({ since: 0 }).execute();
    await expect(avatars.show({ userId: "u1", avatar: AVATAR })).rejects.toMatchObject({ reason: "server.unavailable" });
    expect({ shown: await shown(), kept: keys.size }).toEqual({ shown: "", kept: 0 });
    await close();
  });

  test("a shown picture and the one before it leave no note", async () => {
    const { close, avatars, keys, orphan } = await openStore();
    await avatars.show({ userId: "u1", avatar: AVATAR });
    await avatars.show({ userId: "u1", avatar: AVATAR });
    expect({ kept: keys.size, orphan: await orphan() }).toEqual({ kept: 1, orphan: [] });
    await avatars.show({ userId: "u1", avatar: null });
    expect({ kept: keys.size, orphan: await orphan() }).toEqual({ kept: 0, orphan: [] });
    await close();
  });

  test("of pictures that come at once the last one stays, and no blob of the others", async () => {
    const { close, avatars, keys, shown, orphan } = await openStore();
    await Promise.all(Array.from({ length: 4 }, () => avatars.show({ userId: "u1", avatar: AVATAR })));
    expect({ keys: [...keys], orphan: await orphan() }).toEqual({ keys: [avatarBlobKey(await shown())], orphan: [] });
    await close();
  });

  test("an account that has ended gets no picture", async () => {
    const { db, close, avatars, keys } = await openStore();
    await db.updateTable("app_user").set({ closed_at: 1 }).execute();
    expect(await avatars.show({ userId: "u1", avatar: AVATAR })).toBe(false);
    expect(keys.size).toBe(0);
    await close();
  });
});
