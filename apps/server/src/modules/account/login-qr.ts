import { LOGIN_QR_VALID_SECONDS, webPaths } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { LoginQrTable } from "../../db/schema/login-qr-table.ts";
import type { UserTable } from "../../db/schema/user-table.ts";
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

/** A browser that asks for a code, and what it brings along. */
export type QrInput = { inviteCode?: string | undefined; remember: boolean; deviceHash: string | null };

type OpenedQr = { qrurl: string; qruuid: string; expiresIn: number };

/** Opens a code that leads to a page of this site. */
export async function openEmbeddedQr(db: Db, clock: Clock, { origin, ...input }: QrInput & { origin: string }): Promise<OpenedQr> {
  const { qruuid, ticket } = await storeLoginQr(db, clock, "embedded", input);
  return { qrurl: origin + webPaths.confirmLogin(ticket), qruuid, expiresIn: LOGIN_QR_VALID_SECONDS };
}

/**
 * Opens a code that leads to the platform, which brings the ticket back when it is scanned. Stored before the platform is
 * asked: a scan can be quicker than the rest of this call. Throws login.platformFailed.
 */
export async function openPlatformQr(db: Db, clock: Clock, platform: IdentityPlatform, input: QrInput): Promise<OpenedQr> {
  const { qruuid, ticket } = await storeLoginQr(db, clock, "wechat", input);
  const { url } = await platform.createQr({ scene: ticket, expiresInSeconds: LOGIN_QR_VALID_SECONDS });
  return { qrurl: url, qruuid, expiresIn: LOGIN_QR_VALID_SECONDS };
}

/** The browser polls with the id, the QR carries the ticket: neither lets its holder guess the other. */
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
 * Throws login.waiting, login.expired, login.used or login.codeUnknown unless the code is confirmed. Reads only: browsers
 * ask every 1.5 s, and almost every time there is nothing to take. `catchUp` deals with a scan nobody has dealt with yet.
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
 * Takes a confirmed sign-in, once: of two polls at the same time one gets it. The user's row first and then the code's, in
 * the order in which the end of an account takes them. Throws login.used and session.invalid.
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

/** What the page the QR opened shows; seeing it counts as scanned. */
export async function lookAtQr(db: Db, clock: Clock, ticket: string): Promise<"waiting" | "scanned" | "confirmed" | "expired"> {
  const qr = await findLoginQrByTicket(db, hashToken(ticket));
  if (qr?.platform !== "embedded") throw new AppError("login.codeUnknown");
  if (qr.state === "confirmed" || qr.state === "used") return "confirmed";
  if (qr.expires_at <= clock.now()) return "expired";
  await markScanned(db, qr.id);
  return "scanned";
}

/** Takes a code for confirming, once; the caller then says whom it signs in. Throws login.codeUnknown, login.used or login.expired. */
export async function takeConfirmation(trx: Db, clock: Clock, ticket: string): Promise<LoginQr> {
  const ticketHash = hashToken(ticket);
  const taken = await takeForConfirming(trx, { ticketHash, platform: "embedded", now: clock.now() });
  const qr = await findLoginQrByTicket(trx, ticketHash);
  if (qr?.platform !== "embedded") throw new AppError("login.codeUnknown");
  if (!taken) throw new AppError(qr.state === "confirmed" || qr.state === "used" ? "login.used" : "login.expired");
  return qr;
}

/** Says whom a taken code signs in. */
export async function confirmFor(trx: Db, qr: LoginQr, userId: string): Promise<void> {
  await setConfirmedUser(trx, qr.id, userId);
}
