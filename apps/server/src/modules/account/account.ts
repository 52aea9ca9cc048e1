import type { LoginResult, User } from "@tangleaf/contract";

/** The signed-in caller as the other rooms know them. */
export type Caller = { readonly userId: string; readonly sessionId: string };

/** Door of the account room: who somebody is, and on which device. */
export interface Account {
  /** null for an unknown, expired or revoked token. */
  resolve(token: string): Promise<Caller | null>;
  /** Signs in by identity, creating the user (with the new-user grant) on first use. */
  signIn(input: {
    provider: string;
    subject: string;
    username?: string | undefined;
    nickname?: string | undefined;
    userAgent: string;
    remember: boolean;
    inviteCode?: string | undefined;
  }): Promise<LoginResult>;
  /** Throws AppError session.invalid when the user is gone. */
  info(userId: string): Promise<User>;
  logout(sessionId: string): Promise<void>;
  createQr(input: {
    origin: string;
    inviteCode?: string | undefined;
    remember: boolean;
  }): Promise<{ qrurl: string; qruuid: string; expiresIn: number }>;
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
  /** Forgets codes and sessions that ended a day ago. */
  tidy(): Promise<void>;
}
