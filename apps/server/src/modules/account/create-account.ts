import type { LoginResult, Variant } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { UserTable } from "../../db/schema/user-table.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Account } from "./account.ts";
import { findOrCreateUser, type Person } from "./find-or-create-user.ts";
import { deleteExpiredLoginQrs } from "./login-qr.repo.ts";
import { confirmFor, lookAtQr, openLoginQr, requireConfirmed, takeConfirmation, takeSignIn } from "./login-qr.ts";
import { presentUser } from "./present-user.ts";
import { deleteEndedSessions } from "./session.repo.ts";
import { beginSession, endSession, resolveSession } from "./sessions.ts";
import { findUser, findUserByIdentity } from "./user.repo.ts";

const KEEP_ENDED_MS = 86_400_000;
/** Provider of accounts made by confirming a QR on a device without one; the subject is ours. */
const EMBEDDED_PROVIDER = "embedded";

type Parts = { db: Kysely<Database>; clock: Clock; metering: Metering; variant: Variant };

export function createAccount({ db, clock, metering, variant }: Parts): Account {
  const rooms = { clock, metering, variant };
  const inTransaction = <T>(work: (trx: Db) => Promise<T>) => db.transaction().execute(work);
  const present = (row: Selectable<UserTable>) => presentUser(row, clock.now());

  async function existingUser(from: Db, userId: string): Promise<Selectable<UserTable>> {
    const row = await findUser(from, userId);
    if (row === undefined) throw new AppError("session.invalid");
    return row;
  }

  async function signInOnce(person: Person, device: { userAgent: string; remember: boolean }): Promise<LoginResult> {
    return inTransaction(async (trx) => {
      const row = await findOrCreateUser(trx, rooms, person);
      return { token: await beginSession(trx, clock, { userId: row.id, ...device }), user: present(row) };
    });
  }

  return {
    resolve: (token) => resolveSession(db, clock, token),

    async signIn({ userAgent, remember, ...person }) {
      const device = { userAgent, remember };
      try {
        return await signInOnce(person, device);
      } catch (error) {
        // Two first sign-ins at once: the one that came second finds the user the first one made.
        if ((await findUserByIdentity(db, person.provider, person.subject)) === undefined) throw error;
        return signInOnce(person, device);
      }
    },

    info: async (userId) => present(await existingUser(db, userId)),
    logout: (sessionId) => endSession(db, clock, sessionId),
    createQr: (input) => openLoginQr(db, clock, input),

    async pollQr({ qruuid, userAgent }) {
      await requireConfirmed(db, clock, qruuid);
      return inTransaction(async (trx) => {
        const { userId, remember } = await takeSignIn(trx, clock, qruuid);
        const row = await existingUser(trx, userId);
        return { token: await beginSession(trx, clock, { userId, userAgent, remember }), user: present(row) };
      });
    },

    async qrState({ ticket, caller }) {
      const state = await lookAtQr(db, clock, ticket);
      const row = caller === null ? undefined : await findUser(db, caller.userId);
      return { state, nickname: row?.nickname ?? null };
    },

    confirmQr: ({ ticket, caller, userAgent, token }) =>
      inTransaction(async (trx) => {
        const qr = await takeConfirmation(trx, clock, ticket);
        if (caller !== null && token !== null) {
          await confirmFor(trx, qr, caller.userId);
          return { token, user: present(await existingUser(trx, caller.userId)) };
        }
        const subject = newId(clock.now());
        const row = await findOrCreateUser(trx, rooms, {
          provider: EMBEDDED_PROVIDER,
          subject,
          inviteCode: qr.invite_code ?? undefined,
        });
        await confirmFor(trx, qr, row.id);
        return { token: await beginSession(trx, clock, { userId: row.id, userAgent, remember: qr.remember === 1 }), user: present(row) };
      }),

    async tidy() {
      const before = clock.now() - KEEP_ENDED_MS;
      await deleteExpiredLoginQrs(db, before);
      await deleteEndedSessions(db, before);
    },
  };
}
