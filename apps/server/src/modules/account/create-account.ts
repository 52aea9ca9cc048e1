import type { LoginResult, User, Variant } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import type { UserTable } from "../../db/schema/user-table.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Account, Person, SignInDevice } from "./account.ts";
import { findKnown, findOrCreateUser } from "./find-or-create-user.ts";
import { deleteExpiredLoginQrs } from "./login-qr.repo.ts";
import { confirmFor, lookAtQr, openLoginQr, requireConfirmed, takeConfirmation, takeSignIn } from "./login-qr.ts";
import { presentDevice } from "./present-device.ts";
import { presentUser } from "./present-user.ts";
import { deleteEndedSessions, listLiveSessions, revokeOthers, revokeOwned } from "./session.repo.ts";
import { beginSession, endSession, resolveSession, type StoredDevice } from "./sessions.ts";
import { findUser, hasPassword } from "./user.repo.ts";

const KEEP_ENDED_MS = 86_400_000;
/** Provider of accounts made by confirming a QR on a device without one; the subject is ours. */
const EMBEDDED_PROVIDER = "embedded";

type Parts = { db: Kysely<Database>; clock: Clock; metering: Metering; variant: Variant };

export function createAccount({ db, clock, metering, variant }: Parts): Account {
  const rooms = { clock, metering, variant };
  const present = async (from: Db, row: Selectable<UserTable>): Promise<User> =>
    presentUser(row, { now: clock.now(), hasPassword: await hasPassword(from, row.id) });

  async function existingUser(from: Db, userId: string): Promise<Selectable<UserTable>> {
    const row = await findUser(from, userId);
    if (row === undefined) throw new AppError("session.invalid");
    return row;
  }

  function signInOnce(from: Db, person: Person, device: StoredDevice): Promise<LoginResult> {
    return inTransaction(from, async (trx) => {
      const row = await findOrCreateUser(trx, rooms, { ...person, deviceHash: device.deviceHash });
      return { token: await beginSession(trx, clock, { userId: row.id, ...device }), user: await present(trx, row) };
    });
  }

  return {
    resolve: (token) => resolveSession(db, clock, token),

    async signIn({ userAgent, remember, verifyToken, ...person }, from = db) {
      const device = { userAgent, remember, deviceHash: deviceHashOf(verifyToken) };
      try {
        return await signInOnce(from, person, device);
      } catch (error) {
        // Two first sign-ins at once: the one that came second finds the user the first one made. A transaction of the
        // caller's is lost then, and the caller tries again.
        if (from !== db || (await findKnown(db, person)) === undefined) throw error;
        return signInOnce(from, person, device);
      }
    },

    info: async (userId) => present(db, await existingUser(db, userId)),
    logout: (sessionId) => endSession(db, clock, sessionId),
    createQr: ({ verifyToken, ...input }) => openLoginQr(db, clock, { ...input, deviceHash: deviceHashOf(verifyToken) }),

    async pollQr({ qruuid, userAgent }) {
      await requireConfirmed(db, clock, qruuid);
      return inTransaction(db, async (trx) => {
        const { userId, ...device } = await takeSignIn(trx, clock, qruuid);
        const row = await existingUser(trx, userId);
        return { token: await beginSession(trx, clock, { userId, userAgent, ...device }), user: await present(trx, row) };
      });
    },

    async qrState({ ticket, caller }) {
      const state = await lookAtQr(db, clock, ticket);
      const row = caller === null ? undefined : await findUser(db, caller.userId);
      return { state, nickname: row?.nickname ?? null };
    },

    confirmQr: ({ ticket, caller, userAgent, token }) =>
      inTransaction(db, async (trx) => {
        const qr = await takeConfirmation(trx, clock, ticket);
        if (caller !== null && token !== null) {
          await confirmFor(trx, qr, caller.userId);
          return { token, user: await present(trx, await existingUser(trx, caller.userId)) };
        }
        const row = await findOrCreateUser(trx, rooms, {
          identities: [{ provider: EMBEDDED_PROVIDER, subject: newId(clock.now()) }],
          inviteCode: qr.invite_code ?? undefined,
          deviceHash: qr.device_hash,
        });
        await confirmFor(trx, qr, row.id);
        const phone = { userAgent, remember: qr.remember === 1, deviceHash: null };
        return { token: await beginSession(trx, clock, { userId: row.id, ...phone }), user: await present(trx, row) };
      }),

    async devices({ userId, sessionId }) {
      const rows = await listLiveSessions(db, userId, clock.now());
      return rows.map((row) => presentDevice(row, { currentId: sessionId, variant }));
    },

    async revokeDevice({ userId, sessionId }) {
      if (!(await revokeOwned(db, { userId, sessionId, now: clock.now() }))) throw new AppError("device.unknown");
    },

    revokeDevices: ({ userId, exceptSessionId }, from = db) => revokeOthers(from, { userId, exceptSessionId, now: clock.now() }),

    async tidy() {
      const before = clock.now() - KEEP_ENDED_MS;
      await deleteExpiredLoginQrs(db, before);
      await deleteEndedSessions(db, before);
    },
  };
}

function deviceHashOf(verifyToken: SignInDevice["verifyToken"]): string | null {
  return verifyToken === undefined || verifyToken === "" ? null : hashToken(verifyToken);
}
