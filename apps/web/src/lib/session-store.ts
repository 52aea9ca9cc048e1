import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { create } from "zustand";
import { forgetAnonymous, forgetUser, openUser } from "./browser-storage.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { TOKEN_COOKIE } from "./page-flags.ts";

/** Whom the token was given to, so that the page knows before the server has answered. */
const OWNER_COOKIE = "owner";
/** As much of a token as tells two of them apart. */
const MARK_CHARACTERS = 8;

type SessionState = {
  /** null: anonymous, or not restored yet (the prerendered page is anonymous). */
  token: string | null;
  /** Whether the cookie has been read; before that nobody knows who is here. */
  restored: boolean;
  /**
   * Id of the user this page belongs to; null: nobody's so far, undefined: not known yet. Somebody whose session has ended
   * stays its owner, so that they can go on where they were.
   */
  owner: string | null | undefined;
  /** Counts how often the page went over to somebody else; everything on it is drawn anew then. */
  visit: number;
  /** Token of the session that was signed out here last. */
  left: string | null;
  login: { open: boolean; reason: string | null };
};

export const useSession = create<SessionState>(() => ({
  token: null,
  restored: false,
  owner: undefined,
  visit: 0,
  left: null,
  login: { open: false, reason: null },
}));

const CLOSED = { open: false, reason: null };

/** Whether the browser keeps cookies: where it does not, their absence says nothing. */
let keepsCookies = true;

/** Reads the cookie; called once after hydration, so that the first render equals the prerendered one. */
export function restoreSession(): void {
  const token = storedToken();
  goOnAs({ token, owner: token === null ? null : ownerOf(token) });
}

/**
 * Takes over what another tab did: somebody signed in or out there, or a session ended with its cookie. Answers whether
 * it is another session now.
 */
export function adoptSession(): boolean {
  const { token, owner } = useSession.getState();
  const stored = storedToken();
  if (stored === token || !keepsCookies) return false;
  if (stored !== null) {
    goOnAs({ token: stored, owner: ownerOf(stored) });
    useSession.setState({ login: CLOSED });
  } else goOnAs({ token: null, owner: token !== null && ownerOf(token) === owner ? (owner ?? null) : null });
  return true;
}

/** The token to send with a call, also before the store is restored. */
export function currentToken(): string | null {
  return useSession.getState().token ?? storedToken();
}

export const currentOwner = () => useSession.getState().owner;

type NewSession = { token: string; userId: string; remember: boolean };

export function startSession({ token, userId, remember }: NewSession): void {
  const lasting = remember ? { days: SESSION_REMEMBER_DAYS } : {};
  // The owner first: who reads a token finds whose it is.
  writeCookie({ name: OWNER_COOKIE, value: `${markOf(token)} ${userId}`, ...lasting });
  writeCookie({ name: TOKEN_COOKIE, value: token, ...lasting });
  keepsCookies = readCookie(TOKEN_COOKIE) === token;
  goOnAs({ token, owner: userId });
  useSession.setState({ left: null, login: CLOSED });
}

/** The server has said whose session this is. */
export function knowOwner({ token, userId }: { token: string; userId: string }): void {
  const now = useSession.getState();
  if (now.token !== token || now.owner !== undefined) return;
  writeCookie({ name: OWNER_COOKIE, value: `${markOf(token)} ${userId}`, days: SESSION_REMEMBER_DAYS });
  openUser(userId);
  useSession.setState({ owner: userId });
}

/** The session has ended without its owner's doing: what is on the page stays theirs, for when they sign in again. */
export function endSession(): void {
  clearCookie(TOKEN_COOKIE);
  useSession.setState(({ owner = null }) => ({ token: null, restored: true, owner }));
}

/** The owner signs out: nothing of theirs stays in this browser. */
export function leaveSession(): void {
  const { token } = useSession.getState();
  clearCookie(OWNER_COOKIE);
  clearCookie(TOKEN_COOKIE);
  if (token !== null) leaveSessionOf(markOf(token));
  // A tab may have kept something as anonymous before it heard of the sign-in.
  forgetAnonymous();
}

/** The session with this mark was signed out, here or in another tab. Its cookie may still be readable for a moment; it is ignored. */
export function leaveSessionOf(mark: string): void {
  const { token, owner } = useSession.getState();
  if (token === null || markOf(token) !== mark) return;
  useSession.setState({ left: token });
  const next = storedToken();
  // They have signed in again meanwhile: what is kept for them now is not of the session that was left.
  const isBack = next !== null && typeof owner === "string" && ownerOf(next) === owner;
  if (typeof owner === "string" && !isBack) forgetUser(owner);
  goOnAs(isBack ? { token: next, owner } : { token: null, owner: null });
}

/** Runs when the page goes over to somebody else: what it holds in memory for one person is not for the next. */
export function onHandOver(forget: () => void): void {
  useSession.subscribe(({ visit }, before) => {
    if (visit !== before.visit) forget();
  });
}

/** Opens the sign-in dialog over the page; `reason` is the line above the code. */
export function openLogin({ reason = null }: { reason?: string | null } = {}): void {
  useSession.setState({ login: { open: true, reason } });
}

export function closeLogin(): void {
  useSession.setState({ login: CLOSED });
}

export const markOf = (token: string) => token.slice(0, MARK_CHARACTERS);

/** The page goes over when it was somebody's, and may be somebody else's now. */
function goOnAs({ token, owner }: Pick<SessionState, "token" | "owner">): void {
  if (typeof owner === "string") openUser(owner);
  useSession.setState(({ restored, owner: before, visit }) => {
    const goesOver = restored && before !== null && (owner !== before || owner === undefined);
    return { token, owner, restored: true, visit: goesOver ? visit + 1 : visit };
  });
}

function storedToken(): string | null {
  const stored = readCookie(TOKEN_COOKIE);
  return stored === useSession.getState().left ? null : stored;
}

/** The user a token was given to; undefined where this browser was not told (another version signed in). */
function ownerOf(token: string): string | undefined {
  const [mark, userId] = (readCookie(OWNER_COOKIE) ?? "").split(" ");
  return mark === markOf(token) ? userId : undefined;
}
