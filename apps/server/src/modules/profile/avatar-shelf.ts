import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Blobs } from "../../ports/blobs.ts";
import { avatarBlobKey, newAvatarAddress } from "./avatar-address.ts";
import type { Avatar } from "./check-avatar.ts";
import { findOpenUser, saveProfile } from "./profile.repo.ts";
import { PICTURE_CONTENT_TYPES } from "./read-picture.ts";

/** Updates of one person at the same moment; each try means that another one came through. */
const TRIES = 8;

/**
 * Where avatars are put. The blob is stored before the row names it, and an old blob goes when no row names it any more: a
 * crash between leaves a picture nobody can find, never a row without its picture.
 */
export function createAvatarShelf(parts: { db: Kysely<Database>; blobs: Blobs; log: Logger }) {
  const { db, blobs, log } = parts;

  async function drop(address: string): Promise<void> {
    const key = avatarBlobKey(address);
    if (key === null) return;
    try {
      await blobs.remove(key);
    } catch (error) {
      log.warn({ err: error }, "could not remove an old avatar");
    }
  }

  /** After a write that failed: it may still have come through, and then the picture is wanted. */
  async function dropUnlessShown(userId: string, address: string): Promise<void> {
    try {
      if ((await findOpenUser(db, userId))?.headimg !== address) await drop(address);
    } catch (error) {
      log.warn({ err: error }, "an avatar may be left without its row");
    }
  }

  /** Writes the row; false = the account has ended, or has a picture and `onlyIfNone`. */
  async function write(userId: string, change: { nickname?: string; headimg: string }, onlyIfNone: boolean): Promise<boolean> {
    for (let left = TRIES; left > 0; left--) {
      const before = await findOpenUser(db, userId);
      if (before === undefined || (onlyIfNone && before.headimg !== "")) return false;
      if (!(await saveProfile(db, { userId, headimgBefore: before.headimg, change }))) continue;
      if (before.headimg !== change.headimg) await drop(before.headimg);
      return true;
    }
    throw new AppError("server.unavailable", {}, "an avatar was changed by too many at once");
  }

  return {
    /** Shows `avatar` (null = none) and, in the same write, another nickname. false = see `write`. */
    async show(input: { userId: string; avatar: Avatar | null; nickname?: string; onlyIfNone?: boolean }): Promise<boolean> {
      const { userId, avatar, nickname, onlyIfNone = false } = input;
      const headimg = avatar === null ? "" : newAvatarAddress(avatar.type);
      const key = avatarBlobKey(headimg);
      if (avatar !== null && key !== null) await blobs.put(key, avatar.bytes, PICTURE_CONTENT_TYPES[avatar.type]);
      try {
        const shown = await write(userId, { headimg, ...(nickname !== undefined && { nickname }) }, onlyIfNone);
        if (!shown) await drop(headimg);
        return shown;
      } catch (error) {
        await dropUnlessShown(userId, headimg);
        throw error;
      }
    },
  };
}
