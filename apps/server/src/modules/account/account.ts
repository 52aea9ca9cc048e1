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
    username?: string;
    nickname?: string;
    userAgent: string;
    remember: boolean;
    inviteCode?: string;
  }): Promise<LoginResult>;
  /** Throws AppError session.invalid when the user is gone. */
  info(userId: string): Promise<User>;
  logout(sessionId: string): Promise<void>;
  createQr(input: {
    origin: string;
    inviteCode?: string;
    remember: boolean;
  }): Promise<{ qrurl: string; qruuid: string; expiresIn: number }>;
  /** Throws login.waiting or login.expired. The token is handed out exactly once. */
  pollQr(input: { qruuid: string; userAgent: string }): Promise<LoginResult>;
  qrState(input: {
    ticket: string;
    caller: Caller | null;
  }): Promise<{ state: "waiting" | "scanned" | "confirmed" | "expired"; nickname: string | null }>;
  confirmQr(input: { ticket: string; caller: Caller | null; userAgent: string; token: string | null }): Promise<LoginResult>;
}
