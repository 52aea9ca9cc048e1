import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { addOwner } from "../export/testing/add-owner.ts";
import { avatarBlobKey } from "./avatar-address.ts";
import { createAvatarShelf } from "./avatar-shelf.ts";
import { pngOf } from "./testing/pictures.ts";

const AVATAR = { type: "png", bytes: pngOf(64, 64) } as const;

async function openShelf() {
  const { db, close } = await openTestDatabase();
  await addOwner(db);
  const memory = createMemoryBlobs();
  const keys = new Set<string>();
  const faults = { remove: false };
  const blobs = {
    ...memory,
    put: async (key: string, bytes: Uint8Array, type: string) => {
      await memory.put(key, bytes, type);
      keys.add(key);
    },
    remove: async (key: string) => {
      if (faults.remove) throw new Error("the store is away");
      await memory.remove(key);
      keys.delete(key);
    },
  };
  const shelf = createAvatarShelf({ db, blobs, log: pino({ level: "silent" }) });
  const shown = async () => (await db.selectFrom("app_user").select("headimg").executeTakeFirstOrThrow()).headimg;
  return { db, close, shelf, keys, faults, shown };
}

describe("the avatar shelf", () => {
  test("a row that cannot be written keeps the old picture and leaves no blob of the new one", async () => {
    const { db, close, shelf, keys, shown } = await openShelf();
    await shelf.show({ userId: "u1", avatar: AVATAR });
    const before = await shown();
    await db.schema.alterTable("app_user").renameColumn("closed_at", "away").execute();
    await expect(shelf.show({ userId: "u1", avatar: AVATAR })).rejects.toThrow();
    await db.schema.alterTable("app_user").renameColumn("away", "closed_at").execute();
    expect(await shown()).toBe(before);
    expect(keys.has(avatarBlobKey(before) ?? "")).toBe(true);
    await close();
  });

  test("an old picture that cannot be removed does not stop the new one", async () => {
    const { close, shelf, keys, faults, shown } = await openShelf();
    await shelf.show({ userId: "u1", avatar: AVATAR });
    const before = await shown();
    faults.remove = true;
    expect(await shelf.show({ userId: "u1", avatar: AVATAR })).toBe(true);
    expect(await shown()).not.toBe(before);
    expect(keys.has(avatarBlobKey(await shown()) ?? "")).toBe(true);
    await close();
  });

  test("an account that has ended gets no picture", async () => {
    const { db, close, shelf, keys } = await openShelf();
    await db.updateTable("app_user").set({ closed_at: 1 }).execute();
    expect(await shelf.show({ userId: "u1", avatar: AVATAR })).toBe(false);
    expect(keys.size).toBe(0);
    await close();
  });
});
