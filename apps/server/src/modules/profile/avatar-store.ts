import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Avatar } from "./check-avatar.ts";
import { bindBlob, dropOrphanBlob, findOpenUser, noteOrphanBlob, saveProfile } from "./profile.repo.ts";
import { PICTURE_CONTENT_TYPES, type PictureType } from "./read-picture.ts";

const ADDRESS_PREFIX = "/avatars/";
const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp)$/;

/** Updates of one person at the same moment; each try means that another one came through. */
const TRIES = 8;

type Change = { readonly nickname?: string; readonly headimg: string };

/**
 * Where avatars are put. A blob is noted as orphan before it is stored, bound in the transaction that writes its row, and
 * orphan again in the one that takes it out: whoever is killed at any point leaves a note by which the account-deletion module's
 * round removes it, and never a row without its picture.
 */
export function createAvatarStore(parts: { db: Kysely<Database>; blobs: Blobs; clock: Clock; log: Logger }) {
  const { db, blobs, clock, log } = parts;

  const drop = (key: string) => dropOrphanBlob({ db, blobs, log }, key);

  /** Writes the row if nobody else does meanwhile. */
  function swap(userId: string, headimgBefore: string, change: Change): Promise<boolean> {
    const [before, after] = [avatarBlobKey(headimgBefore), avatarBlobKey(change.headimg)];
    return inTransaction(db, async (trx) => {
      if (!(await saveProfile(trx, { userId, headimgBefore, change }))) return false;
      if (before !== null) await noteOrphanBlob(trx, before, clock.now());
      if (after !== null && !(await bindBlob(trx, after))) throw new AppError("server.unavailable", {}, "an avatar took too long to store");
      return true;
    });
  }

  /** Writes the row; false = the account has ended, or has a picture and `onlyIfNone`. */
  async function write(userId: string, change: Change, onlyIfNone: boolean): Promise<boolean> {
    for (let left = TRIES; left > 0; left--) {
      const user = await findOpenUser(db, userId);
      if (user === undefined || (onlyIfNone && user.headimg !== "")) return false;
      if (!(await swap(userId, user.headimg, change))) continue;
      const before = avatarBlobKey(user.headimg);
      if (before !== null) await drop(before);
      return true;
    }
    throw new AppError("server.unavailable", {}, "an avatar was changed by too many at once");
  }

  return {
    /** Shows `avatar` (null = none) and, in the same write, another nickname. false = see `write`. */
    async show(input: { userId: string; avatar: Avatar | null; nickname?: string; onlyIfNone?: boolean }): Promise<boolean> {
      const { userId, avatar, nickname, onlyIfNone = false } = input;
      const headimg = avatar === null ? "" : newAvatarAddress(avatar.type);
      const change = { headimg, ...(nickname !== undefined && { nickname }) };
      const key = avatarBlobKey(headimg);
      if (avatar === null || key === null) return write(userId, change, onlyIfNone);
      await noteOrphanBlob(db, key, clock.now());
      try {
        await blobs.put(key, avatar.bytes, PICTURE_CONTENT_TYPES[avatar.type]);
        return await write(userId, change, onlyIfNone);
      } finally {
        // Nothing to do where the row names it by now, also where only the answer to that write was lost.
        await drop(key);
      }
    },
  };
}

/** A fresh, unguessable address: it says nothing of whose picture it is, and a new picture is never an old one in a cache. */
export function newAvatarAddress(type: PictureType): string {
  return `${ADDRESS_PREFIX}${randomUUID()}.${type}`;
}

/** Where the picture of an address (`app_user.headimg`) is stored; null for an address that is none of ours. */
export function avatarBlobKey(address: string): string | null {
  const file = address.startsWith(ADDRESS_PREFIX) ? address.slice(ADDRESS_PREFIX.length) : "";
  return FILE.test(file) ? `avatars/${file}` : null;
}

export function avatarAddress(file: string): string {
  return ADDRESS_PREFIX + file;
}
