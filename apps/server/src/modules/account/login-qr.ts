import { LOGIN_QR_VALID_SECONDS, webPaths } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { LoginQrTable } from "../../db/schema/login-qr-table.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newQrId, newToken } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
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

const SECOND_MS = 1000;

type LoginQr = Selectable<LoginQrTable>;

/** Opens a code. The browser polls with the id, the QR carries the ticket: neither lets its holder guess the other. */
export async function openLoginQr(
  db: Db,
  clock: Clock,
  input: { origin: string; inviteCode?: string | undefined; remember: boolean; deviceHash: string | null },
): Promise<{ qrurl: string; qruuid: string; expiresIn: number }> {
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
    platform: "embedded",
    created_at: now,
    expires_at: now + LOGIN_QR_VALID_SECONDS * SECOND_MS,
  });
  return { qrurl: input.origin + webPaths.confirmLogin(ticket), qruuid, expiresIn: LOGIN_QR_VALID_SECONDS };
}

/**
 * Throws login.waiting, login.expired, login.used or login.codeUnknown unless the code is confirmed. A read only: browsers
 * ask every 1.5 s, and almost every time there is nothing to take.
 */
export async function requireConfirmed(db: Db, clock: Clock, qruuid: string): Promise<void> {
  const qr = await findLoginQr(db, qruuid);
  if (qr === undefined) throw new AppError("login.codeUnknown");
  if (qr.state === "used") throw new AppError("login.used");
  if (qr.expires_at <= clock.now()) throw new AppError("login.expired");
  if (qr.state !== "confirmed") throw new AppError("login.waiting", qr.state === "scanned" ? { scanned: true } : {});
}

/** Takes a confirmed sign-in, once: of two polls at the same time one gets it. Throws login.used. */
export async function takeSignIn(
  trx: Db,
  clock: Clock,
  qruuid: string,
): Promise<{ userId: string; remember: boolean; deviceHash: string | null }> {
  const taken = await takeForSignIn(trx, qruuid, clock.now());
  const qr = taken ? await findLoginQr(trx, qruuid) : undefined;
  if (qr === undefined || qr.user_id === null) throw new AppError("login.used");
  return { userId: qr.user_id, remember: qr.remember === 1, deviceHash: qr.device_hash };
}

/** What the page the QR opened shows; seeing it counts as scanned. */
export async function lookAtQr(db: Db, clock: Clock, ticket: string): Promise<"waiting" | "scanned" | "confirmed" | "expired"> {
  const qr = await findLoginQrByTicket(db, hashToken(ticket));
  if (qr === undefined) throw new AppError("login.codeUnknown");
  if (qr.state === "confirmed" || qr.state === "used") return "confirmed";
  if (qr.expires_at <= clock.now()) return "expired";
  await markScanned(db, qr.id);
  return "scanned";
}

/** Takes a code for confirming, once; the caller then says whom it signs in. Throws login.codeUnknown, login.used or login.expired. */
export async function takeConfirmation(trx: Db, clock: Clock, ticket: string): Promise<LoginQr> {
  const ticketHash = hashToken(ticket);
  const taken = await takeForConfirming(trx, ticketHash, clock.now());
  const qr = await findLoginQrByTicket(trx, ticketHash);
  if (qr === undefined) throw new AppError("login.codeUnknown");
  if (!taken) throw new AppError(qr.state === "confirmed" || qr.state === "used" ? "login.used" : "login.expired");
  return qr;
}

/** Says whom a taken code signs in. */
export async function confirmFor(trx: Db, qr: LoginQr, userId: string): Promise<void> {
  await setConfirmedUser(trx, qr.id, userId);
}
