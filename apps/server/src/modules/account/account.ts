import type { Device, LoginResult, User } from "@tangleaf/contract";
import type { IdentityProof } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";

/** The signed-in caller as the other rooms know them. */
export type Caller = { readonly userId: string; readonly sessionId: string };

/** Where a sign-in comes from. */
export type SignInDevice = {
  readonly userAgent: string;
  readonly remember: boolean;
  /** The browser's own name (`/api/orange/getVerifyToken`); kept hashed. */
  readonly verifyToken?: string | undefined;
};

/** Who signs in: found by the first identity that is known, made where none is. Unknown identities are added to the user found. */
export type Person = {
  readonly identities: readonly [IdentityProof, ...IdentityProof[]];
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
};

/** Door of the account room: who somebody is, and on which device. */
export interface Account {
  /** null for an unknown, expired or revoked token. */
  resolve(token: string): Promise<Caller | null>;
  /** Signs in by identity, creating the user (with the new-user grant) on first use. With `db`, as part of that transaction. */
  signIn(input: Person & SignInDevice, db?: Db): Promise<LoginResult>;
  /** Throws AppError session.invalid when the user is gone. */
  info(userId: string): Promise<User>;
  logout(sessionId: string): Promise<void>;
  createQr(
    input: { origin: string; inviteCode?: string | undefined } & Omit<SignInDevice, "userAgent">,
  ): Promise<{ qrurl: string; qruuid: string; expiresIn: number }>;
  /** Throws login.waiting or login.expired. The token is handed out exactly once. */
  pollQr(input: { qruuid: string; userAgent: string }): Promise<LoginResult>;
  /** Also marks a waiting code as scanned. */
  qrState(input: {
    ticket: string;
    caller: Caller | null;
  }): Promise<{ state: "waiting" | "scanned" | "confirmed" | "expired"; nickname: string | null }>;
  /**
   * Signs the polling browser in as the caller; on a device without a session, as a new user this device is signed in as too.
   * Throws login.codeUnknown, login.expired or login.used.
   */
  confirmQr(input: { ticket: string; caller: Caller | null; userAgent: string; token: string | null }): Promise<LoginResult>;
  /** Signed-in devices, last used first. */
  devices(caller: Caller): Promise<Device[]>;
  /** Signs one device of the caller out. Throws device.unknown. */
  revokeDevice(input: { userId: string; sessionId: string }): Promise<void>;
  /** Signs every device out but `exceptSessionId`; returns how many. With `db`, as part of that transaction. */
  revokeDevices(input: { userId: string; exceptSessionId: string | null }, db?: Db): Promise<number>;
  /** Forgets codes and sessions that ended a day ago. */
  tidy(): Promise<void>;
}
