import { LOGIN_QR_VALID_SECONDS, webPaths } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { LoginQrTable, UserTable } from "../../db/schema/account-tables.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newQrId, newToken } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityPlatform } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";
import {
  findLoginQr,
  findLoginQrByTicket,
  insertLoginQr,
  markScanned,
  setConfirmedUser,
  takeForConfirming,
  takeForSignIn,
} from "./login-qr.repo.ts";
import { requireOpenUser } from "./user.repo.ts";

const SECOND_MS = 1000;

type LoginQr = Selectable<LoginQrTable>;

/** A browser that asks for a code. */
export type QrInput = { inviteCode?: string | undefined; remember: boolean; deviceHash: string | null };

type OpenedQr = { qrurl: string; qruuid: string; expiresIn: number };

/** Creates a code that leads to a page of this site. */
export async function openEmbeddedQr(db: Db, clock: Clock, { origin, ...input }: QrInput & { origin: string }): Promise<OpenedQr> {
  const { qruuid, ticket } = await storeLoginQr(db, clock, "embedded", input);
  return { qrurl: origin + webPaths.confirmLogin(ticket), qruuid, expiresIn: LOGIN_QR_VALID_SECONDS };
}

/**
 * Creates a code that leads to the platform, which returns the ticket when it is scanned. The row is inserted before the
 * platform is asked: the scan can arrive before this call ends. Throws login.platformFailed.
 */
export async function openPlatformQr(db: Db, clock: Clock, platform: IdentityPlatform, input: QrInput): Promise<OpenedQr> {
  const { qruuid, ticket } = await storeLoginQr(db, clock, "wechat", input);
  const { url } = await platform.createQr({ scene: ticket, expiresInSeconds: LOGIN_QR_VALID_SECONDS });
  return { qrurl: url, qruuid, expiresIn: LOGIN_QR_VALID_SECONDS };
}

/** The browser polls with the id, the QR carries the ticket; neither can be derived from the other. */
async function storeLoginQr(
  db: Db,
  clock: Clock,
  platform: LoginQr["platform"],
  input: QrInput,
): Promise<{ qruuid: string; ticket: string }> {
  const now = clock.now();
  const qruuid = newQrId();
  const ticket = newToken();
  await insertLoginQr(db, {
    id: qruuid,
    ticket: hashToken(ticket),
    state: "waiting",
    user_id: null,
    invite_code: input.inviteCode ?? null,
    remember: input.remember ? 1 : 0,
    device_hash: input.deviceHash,
    platform,
    created_at: now,
    expires_at: now + LOGIN_QR_VALID_SECONDS * SECOND_MS,
  });
  return { qruuid, ticket };
}

/**
 * Throws login.waiting, login.expired, login.used or login.codeUnknown unless the code is confirmed. Reads only, because
 * browsers ask every 1.5 s. `catchUp` completes a stored scan event that is still open.
 */
export async function requireConfirmed(
  db: Db,
  clock: Clock,
  { qruuid, catchUp }: { qruuid: string; catchUp(ticketHash: string): Promise<boolean> },
): Promise<void> {
  const qr = await findLoginQr(db, qruuid);
  if (qr === undefined) throw new AppError("login.codeUnknown");
  if (qr.state === "used") throw new AppError("login.used");
  if (qr.expires_at <= clock.now()) throw new AppError("login.expired");
  if (qr.state === "confirmed" || (qr.platform === "wechat" && (await catchUp(qr.ticket)))) return;
  throw new AppError("login.waiting", qr.state === "scanned" ? { scanned: true } : {});
}

/**
 * Takes a confirmed sign-in, once for any number of concurrent polls. Locks the user's row before the code's, as the end of
 * an account does. Throws login.used and session.invalid.
 */
export async function takeSignIn(
  trx: Db,
  clock: Clock,
  qruuid: string,
): Promise<{ user: Selectable<UserTable>; remember: boolean; deviceHash: string | null }> {
  const qr = await findLoginQr(trx, qruuid);
  if (qr === undefined || qr.user_id === null) throw new AppError("login.used");
  const user = await requireOpenUser(trx, qr.user_id);
  if (!(await takeForSignIn(trx, qruuid, clock.now()))) throw new AppError("login.used");
  return { user, remember: qr.remember === 1, deviceHash: qr.device_hash };
}

/** What the page behind the QR shows; showing it counts as scanned. */
export async function lookAtQr(db: Db, clock: Clock, ticket: string): Promise<"waiting" | "scanned" | "confirmed" | "expired"> {
  const qr = await findLoginQrByTicket(db, hashToken(ticket));
  if (qr?.platform !== "embedded") throw new AppError("login.codeUnknown");
  if (qr.state === "confirmed" || qr.state === "used") return "confirmed";
  if (qr.expires_at <= clock.now()) return "expired";
  await markScanned(db, qr.id);
  return "scanned";
}

/** Takes a code for confirmation, once. Throws login.codeUnknown, login.used or login.expired. */
export async function takeConfirmation(trx: Db, clock: Clock, ticket: string): Promise<LoginQr> {
  const ticketHash = hashToken(ticket);
  const taken = await takeForConfirming(trx, { ticketHash, platform: "embedded", now: clock.now() });
  const qr = await findLoginQrByTicket(trx, ticketHash);
  if (qr?.platform !== "embedded") throw new AppError("login.codeUnknown");
  if (!taken) throw new AppError(qr.state === "confirmed" || qr.state === "used" ? "login.used" : "login.expired");
  return qr;
}

/** Sets whom a taken code signs in. */
export async function confirmFor(trx: Db, qr: LoginQr, userId: string): Promise<void> {
  await setConfirmedUser(trx, qr.id, userId);
}
