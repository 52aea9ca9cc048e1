import { LOGIN_QR_VALID_SECONDS, type LoginResult } from "@tangleaf/contract";
import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Broker } from "../../ports/broker.ts";
import type { IdentityPlatform, PlatformWays } from "../../ports/identity-platform.ts";
import type { Account, ConfirmingDevice } from "./account.ts";
import { findOrCreateUser } from "./find-or-create-user.ts";
import { deleteExpiredLoginQrs } from "./login-qr.repo.ts";
import { confirmFor, lookAtQr, openEmbeddedQr, openPlatformQr, requireConfirmed, takeConfirmation, takeSignIn } from "./login-qr.ts";
import { beginOauth, finishOauth } from "./oauth.ts";
import { deleteExpiredOauthStates } from "./oauth-state.repo.ts";
import { createOpenStreams } from "./open-streams.ts";
import { createPlatformEvents } from "./platform-events.ts";
import { presentDevice } from "./present-device.ts";
import { deleteEndedSessions, listLiveSessions, revokeOthers, revokeOwned } from "./session.repo.ts";
import { beginSession, endSession, resolveSession } from "./sessions.ts";
import { presentRow, type SignInDeps, signIn } from "./sign-in.ts";
import { findUser, requireOpenUser } from "./user.repo.ts";
import { createVerifyTokens } from "./verify-tokens.ts";
import { deleteOldNonces, deleteOldWxEvents } from "./wx-event.repo.ts";

const SECOND_MS = 1000;
const KEEP_ENDED_MS = 86_400_000;
/** Longer than the platform repeats events, and than a nonce is valid. */
const KEEP_EVENTS_MS = 2 * KEEP_ENDED_MS;
/** Provider of accounts made by confirming a QR on a device without one; the subject is a random id. */
const EMBEDDED_PROVIDER = "embedded";

type Parts = SignInDeps & {
  readonly identityPlatform: IdentityPlatform | null;
  readonly broker: Broker;
  readonly log: Pick<Logger, "warn">;
  /** Removes the captcha in any case. Throws captcha.wrong. */
  readonly spendCaptcha: (answer: { uuid: string; code: string }) => Promise<void>;
};

export function createAccount({ identityPlatform, broker, log, spendCaptcha, ...deps }: Parts): Account {
  const { db, clock, variant } = deps;
  const streams = createOpenStreams({ db, clock, broker, log });
  const verifyTokens = createVerifyTokens(db);
  const platform = identityPlatform;
  const events = platform === null ? null : createPlatformEvents({ ...deps, platform, log });

  function platformWith(way: keyof PlatformWays): IdentityPlatform {
    if (!platform?.ways[way]) throw new AppError("path.unknown");
    return platform;
  }

  /** The captcha is checked before the code is taken: a mistyped captcha costs a new picture, not a new code. */
  async function confirmAsNew(ticket: string, { captcha, address, userAgent, verifyToken }: ConfirmingDevice): Promise<LoginResult> {
    await spendCaptcha(captcha);
    const phoneHash = await verifyTokens.deviceHash(verifyToken);
    return inTransaction(db, async (trx) => {
      const qr = await takeConfirmation(trx, clock, ticket);
      const { user } = await findOrCreateUser(trx, deps, {
        identities: [{ provider: EMBEDDED_PROVIDER, subject: newId(clock.now()) }],
        inviteCode: qr.invite_code ?? undefined,
        unprovenFrom: address,
        deviceHash: qr.device_hash,
        otherDevices: [phoneHash],
      });
      await confirmFor(trx, qr, user.id);
      const phone = { userAgent, remember: qr.remember === 1, deviceHash: phoneHash };
      return { token: await beginSession(trx, clock, { userId: user.id, ...phone }), user: await presentRow(trx, deps, user) };
    });
  }

  return {
    resolve: (token) => resolveSession(db, clock, token),

    async signIn({ userAgent, remember, verifyToken, ...person }, from) {
      // On the caller's transaction where there is one: SQLite has one connection, and waiting for it would be a deadlock.
      const deviceHash = await (from === undefined ? verifyTokens : createVerifyTokens(from)).deviceHash(verifyToken);
      return signIn(deps, { person, device: { userAgent, remember, deviceHash } }, from);
    },

    async info(userId) {
      const row = await findUser(db, userId);
      if (row === undefined) throw new AppError("session.invalid");
      return presentRow(db, deps, row);
    },
    async logout({ userId, sessionId }) {
      await endSession(db, clock, sessionId);
      streams.signedOut(userId);
    },
    followSession: streams.follow,
    signedOut: streams.signedOut,

    async createQr({ verifyToken, origin, ...input }) {
      const asked = { ...input, deviceHash: await verifyTokens.deviceHash(verifyToken) };
      return platform?.ways.qr ? openPlatformQr(db, clock, platform, asked) : openEmbeddedQr(db, clock, { ...asked, origin });
    },

    async pollQr({ qruuid, userAgent }) {
      await requireConfirmed(db, clock, { qruuid, catchUp: async (ticketHash) => (await events?.catchUp(ticketHash)) ?? false });
      return inTransaction(db, async (trx) => {
        const { user, ...device } = await takeSignIn(trx, clock, qruuid);
        return {
          token: await beginSession(trx, clock, { userId: user.id, userAgent, ...device }),
          user: await presentRow(trx, deps, user),
        };
      });
    },

    async qrState({ ticket, caller }) {
      const state = await lookAtQr(db, clock, ticket);
      const row = caller === null ? undefined : await findUser(db, caller.userId);
      return { state, nickname: row?.nickname ?? null };
    },

    async confirmQr({ ticket, caller, token, ...device }) {
      if (caller === null || token === null) return confirmAsNew(ticket, device);
      return inTransaction(db, async (trx) => {
        const qr = await takeConfirmation(trx, clock, ticket);
        const user = await requireOpenUser(trx, caller.userId);
        await confirmFor(trx, qr, user.id);
        return { token, user: await presentRow(trx, deps, user) };
      });
    },

    issueVerifyToken: (former) => verifyTokens.issue(former),

    async receiveCall(call) {
      await events?.receive(call);
    },

    beginOauth: async (input) => beginOauth({ ...deps, verifyTokens, platform: platformWith(input.type) }, input),
    finishOauth: async (input) => finishOauth({ ...deps, verifyTokens, platform: platformWith(input.type) }, input),

    async devices({ userId, sessionId }) {
      const rows = await listLiveSessions(db, userId, clock.now());
      return rows.map((row) => presentDevice(row, { currentId: sessionId, variant }));
    },

    async revokeDevice({ userId, sessionId }) {
      if (!(await revokeOwned(db, { userId, sessionId, now: clock.now() }))) throw new AppError("device.unknown");
      streams.signedOut(userId);
    },

    async revokeDevices({ userId, exceptSessionId }, from = db) {
      const revoked = await revokeOthers(from, { userId, exceptSessionId, now: clock.now() });
      if (from === db) streams.signedOut(userId);
      return revoked;
    },

    async tidy() {
      const now = clock.now();
      await events?.sweep(now - LOGIN_QR_VALID_SECONDS * SECOND_MS);
      await deleteOldWxEvents(db, now - KEEP_EVENTS_MS);
      await deleteOldNonces(db, now - KEEP_EVENTS_MS);
      await deleteExpiredOauthStates(db, now);
      await deleteExpiredLoginQrs(db, now - KEEP_ENDED_MS);
      await deleteEndedSessions(db, now - KEEP_ENDED_MS);
    },
  };
}
