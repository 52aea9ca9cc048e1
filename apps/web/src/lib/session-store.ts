import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { create } from "zustand";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";

const TOKEN_COOKIE = "token";

type SessionState = {
  /** null: anonymous, or not restored yet (the prerendered page is anonymous). */
  token: string | null;
  /** Whether the cookie has been read; before that nobody knows who is here. */
  restored: boolean;
  login: { open: boolean; reason: string | null };
};

export const useSession = create<SessionState>(() => ({
  token: null,
  restored: false,
  login: { open: false, reason: null },
}));

/** Reads the cookie; called once after hydration, so that the first render equals the prerendered one. */
export function restoreSession(): void {
  useSession.setState({ token: readCookie(TOKEN_COOKIE), restored: true });
}

/**
 * Takes over what another tab did: somebody signed in or out there, or a session ended with its cookie. Answers whether
 * it is another session now.
 */
export function adoptSession(): boolean {
  const { token, login } = useSession.getState();
  const stored = readCookie(TOKEN_COOKIE);
  if (stored === token) return false;
  useSession.setState({ token: stored, restored: true, login: stored === null ? login : { open: false, reason: null } });
  return true;
}

/** The token to send with a call, also before the store is restored. */
export function currentToken(): string | null {
  return useSession.getState().token ?? readCookie(TOKEN_COOKIE);
}

export function startSession({ token, remember }: { token: string; remember: boolean }): void {
  writeCookie({ name: TOKEN_COOKIE, value: token, ...(remember ? { days: SESSION_REMEMBER_DAYS } : {}) });
  useSession.setState({ token, restored: true, login: { open: false, reason: null } });
}

export function endSession(): void {
  clearCookie(TOKEN_COOKIE);
  useSession.setState({ token: null, restored: true });
}

/** Opens the sign-in dialog over the page; `reason` is the line above the code. */
export function openLogin({ reason = null }: { reason?: string | null } = {}): void {
  useSession.setState({ login: { open: true, reason } });
}

export function closeLogin(): void {
  useSession.setState({ login: { open: false, reason: null } });
}
