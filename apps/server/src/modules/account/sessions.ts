import { SESSION_REMEMBER_DAYS, SESSION_SHORT_DAYS } from "@tangleaf/contract";
import { hashToken, newId, newToken } from "../../platform/ids.ts";
import { isStorageFull } from "../../platform/storage-full.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import type { Caller } from "./account.ts";
import { findLiveSession, insertSession, revokeSession, touchSession } from "./session.repo.ts";

const DAY_MS = 86_400_000;
/** The last use is stored at most this often: a write on every call would cost more than the call. */
const TOUCH_MS = 60_000;
const USER_AGENT_MAX_CHARACTERS = 200;
/** 32 bytes in base64url; anything else needs no query. */
const TOKEN = /^[\w-]{43}$/;

/** Device of a session. */
export type StoredDevice = { readonly userAgent: string; readonly remember: boolean; readonly deviceHash: string | null };

/** Creates a session on `db` and returns its token; only the SHA-256 is stored. */
export async function beginSession(db: Db, clock: Clock, input: { userId: string } & StoredDevice): Promise<string> {
  const now = clock.now();
  const token = newToken();
  const days = input.remember ? SESSION_REMEMBER_DAYS : SESSION_SHORT_DAYS;
  await insertSession(db, {
    id: newId(now),
    token_hash: hashToken(token),
    user_id: input.userId,
    user_agent: input.userAgent.slice(0, USER_AGENT_MAX_CHARACTERS),
    remember: input.remember ? 1 : 0,
    created_at: now,
    last_used_at: now,
    expires_at: now + days * DAY_MS,
    revoked_at: null,
    device_hash: input.deviceHash,
  });
  return token;
}

/**
 * The caller with this token. Asks the database every time (12 µs on SQLite), so that a revoked session ends at once in every
 * process (docs/decisions/012).
 */
export async function resolveSession(db: Db, clock: Clock, token: string): Promise<Caller | null> {
  if (!TOKEN.test(token)) return null;
  const now = clock.now();
  const session = await findLiveSession(db, hashToken(token), now);
  if (session === undefined) return null;
  if (now - session.last_used_at >= TOUCH_MS) await touch(db, session.id, now);
  return { userId: session.user_id, sessionId: session.id };
}

/** Without space to store the last use, reading still works. */
async function touch(db: Db, sessionId: string, now: number): Promise<void> {
  try {
    await touchSession(db, sessionId, now);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}

export async function endSession(db: Db, clock: Clock, sessionId: string): Promise<void> {
  await revokeSession(db, sessionId, clock.now());
}
