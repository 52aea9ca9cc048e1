import type { Logger } from "pino";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityPlatform, PlatformEvent, PlatformPerson, SignedCall } from "../../ports/identity-platform.ts";
import type { Person } from "./account.ts";
import { findKnown, findOrCreateUser } from "./find-or-create-user.ts";
import { findLoginQrByTicket, markScanned, setConfirmedUser, takeForConfirming } from "./login-qr.repo.ts";
import { personFromPlatform } from "./person-from-platform.ts";
import { type SignedIn, type SignInDeps, signInTrying } from "./sign-in.ts";
import { bindNonce, findNewWxEvent, findWxEvent, insertWxEvent, listNewWxEvents, takeWxEvent, type WxEvent } from "./wx-event.repo.ts";

/** Events of a scanned QR; others are stored only to recognise repeats. */
const SCANS: readonly string[] = ["subscribe", "SCAN"];
/** Milliseconds a poll waits for an event it completes; the browser polls again anyway. */
const CATCH_UP_MS = 1000;

type EventDeps = SignInDeps & { readonly platform: IdentityPlatform; readonly log: Pick<Logger, "warn"> };

export type PlatformEvents = {
  /**
   * Stores the nonce and event of a call and returns; the sign-in follows afterwards. A repeat is harmless. Throws
   * callback.forged for a nonce that came with another message.
   */
  receive(call: SignedCall): Promise<void>;
  /**
   * Completes a stored event for this ticket that is still open: its process died, its QR was not stored yet, or the platform
   * did not answer. Returns whether the sign-in is confirmed now.
   */
  catchUp(ticketHash: string): Promise<boolean>;
  /** Completes all open events; those older than `tooOld` are dropped. */
  sweep(tooOld: number): Promise<void>;
};

/** Sign-ins by events of the messaging platform. */
export function createPlatformEvents(deps: EventDeps): PlatformEvents {
  const { db, clock, log } = deps;
  /** Events this process is working on: polls come faster than a slow platform answers. */
  const inHand = new Map<string, Promise<boolean>>();

  function handle(event: WxEvent): Promise<boolean> {
    const begun = inHand.get(event.dedupe_key);
    if (begun !== undefined) return begun;
    const handling = signInByEvent(deps, event)
      .catch((error: unknown) => {
        log.warn({ err: error }, "could not deal with an event of the platform yet");
        return false;
      })
      .finally(() => inHand.delete(event.dedupe_key));
    inHand.set(event.dedupe_key, handling);
    return handling;
  }

  return {
    async receive({ nonceKey, messageKey, event }) {
      // Stored whatever the call says: in plain mode the signature does not cover the message, so an unused nonce could be sent
      // again with any message.
      if (!(await bindNonce(db, { nonceKey, messageKey, now: clock.now() }))) throw new AppError("callback.forged");
      if (event === null) return;
      await storeEvent(deps, event, nonceKey);
      const stored = await findWxEvent(db, event.dedupeKey);
      if (stored?.state === "new") void handle(stored);
    },

    async catchUp(ticketHash) {
      const event = await findNewWxEvent(db, ticketHash);
      if (event === undefined || inHand.has(event.dedupe_key)) return false;
      return within(clock, CATCH_UP_MS, handle(event));
    },

    async sweep(tooOld) {
      for (const event of await listNewWxEvents(db)) {
        if (event.created_at < tooOld) await takeWxEvent(db, event.dedupe_key, "ignored");
        else await handle(event);
      }
    },
  };
}

async function storeEvent({ db, clock }: EventDeps, event: PlatformEvent, nonceKey: string): Promise<void> {
  const ticketHash = event.scene !== null && SCANS.includes(event.event) ? hashToken(event.scene) : null;
  await insertWxEvent(db, {
    dedupe_key: event.dedupeKey,
    nonce_key: nonceKey,
    event: event.event,
    openid: event.openid,
    ticket_hash: ticketHash,
    state: ticketHash === null ? "ignored" : "new",
    created_at: clock.now(),
  });
}

/** Confirms the waiting sign-in of an event, once over all processes. */
async function signInByEvent(deps: EventDeps, event: WxEvent): Promise<boolean> {
  const { db, clock } = deps;
  const ticketHash = event.ticket_hash ?? "";
  const qr = await findLoginQrByTicket(db, ticketHash);
  // The QR is not stored yet; its poll completes this event later.
  if (qr === undefined) return false;
  const waits = qr.platform === "wechat" && (qr.state === "waiting" || qr.state === "scanned") && qr.expires_at > clock.now();
  if (!waits) {
    await takeWxEvent(db, event.dedupe_key, "ignored");
    return false;
  }
  await markScanned(db, qr.id);
  const known = personFromPlatform(deps.moderation, await followerOf(deps, event.openid));
  const person: Person = { ...known, inviteCode: qr.invite_code ?? undefined };
  // Event, code and user in one transaction: a crash in between changes nothing.
  const signedIn = await signInTrying(deps, person, () =>
    inTransaction(db, async (trx): Promise<SignedIn | null> => {
      if (!(await takeWxEvent(trx, event.dedupe_key, "done"))) return null;
      if (!(await takeForConfirming(trx, { ticketHash, platform: "wechat", now: clock.now() }))) return null;
      const { user, isNew } = await findOrCreateUser(trx, deps, { ...person, deviceHash: qr.device_hash });
      await setConfirmedUser(trx, qr.id, user.id);
      return { userId: user.id, isNew };
    }),
  );
  return signedIn !== null;
}

/** While the platform does not answer, a known person is found by the openid; a new one has to wait. */
async function followerOf({ db, platform }: EventDeps, openid: string): Promise<PlatformPerson> {
  try {
    return await platform.personOf(openid);
  } catch (error) {
    const identities = [platform.identityOf(openid)] as const;
    if ((await findKnown(db, { identities })) === undefined) throw error;
    return { identities };
  }
}

async function within(clock: Clock, ms: number, doing: Promise<boolean>): Promise<boolean> {
  let stop = () => {};
  const late = new Promise<boolean>((resolve) => {
    stop = clock.after(ms, () => resolve(false));
  });
  return Promise.race([doing, late]).finally(stop);
}
