import type { Generation, GenerationListItem, StartInput } from "@tangleaf/contract";
import { PAGE_SIZE_MAX } from "@tangleaf/contract/constants";
import { call, reportApiError, send } from "#lib/api-client.ts";
import { ApiError, toApiError } from "#lib/api-error.ts";
import { currentOwner, currentToken, endSession, openLogin, useSession } from "#lib/session-store.ts";
import { writingMessages as m } from "#messages/writing.ts";
import type { Save } from "../autosave/autosave.ts";

/** The calls a writing writing makes; a test hands in its own. */
export type WritingApi = {
  start(request: StartInput): Promise<{ generationId: string }>;
  stop(generationId: string): Promise<void>;
  get(generationId: string): Promise<Generation>;
  /** All drafts of a piece. */
  drafts(pieceId: string): Promise<readonly GenerationListItem[]>;
  open(generationId: string, after: number, signal: AbortSignal): Promise<Response>;
  /** The writing is over: asks for a sign-in, unless its owner has just left, and resolves with the next session. */
  waitForSession(signal: AbortSignal): Promise<void>;
};

export const writingApi: WritingApi = {
  start: (request) => call("/api/ai/start", request),
  stop: async (generationId) => {
    await call("/api/ai/stop", { generationId });
  },
  get: (generationId) => call("/api/ai/get", { generationId }, { quiet: true }),
  drafts: async (pieceId) => (await call("/api/ai/list", { pieceId, size: PAGE_SIZE_MAX }, { quiet: true })).list,
  open: (generationId, after, signal) => send("/api/ai/stream", { generationId, after }, { signal }),
  waitForSession,
};

async function waitForSession(signal: AbortSignal): Promise<void> {
  // Without a token nothing was taken away: somebody signed out here, on purpose.
  if (currentToken() !== null) reportApiError(new ApiError({ kind: "session", message: m.dock.signedOut }));
  if (currentToken() !== null || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      unsubscribe();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const unsubscribe = useSession.subscribe(({ token }) => token !== null && end());
    signal.addEventListener("abort", end);
  });
}

/** Browsers let a closing page send this much; what is longer waits in the journal for the next visit. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** Saves the owner's text: it stands for everything that was written, or for its first `upTo` units. Never in the name of who came after. */
export function saveTextOf(generationId: string): Save {
  const owner = currentOwner();
  return async ({ baseVersion, text, upTo, leaving = false }) => {
    if (currentOwner() !== owner) throw new ApiError({ kind: "session", message: "" });
    const token = currentToken();
    const input = { generationId, baseVersion, text, ...(upTo === null ? {} : { upTo }) };
    return leaving
      ? saveOnLeaving(input)
      : call("/api/ai/update", input, { quiet: true }).catch((error: unknown) => askToSignIn(error, token));
  };
}

/** Saving is quiet, but an ended writing is not: once, the owner is asked to sign in, and the waiting edit goes out after it. */
function askToSignIn(error: unknown, token: string | null): never {
  if (error instanceof ApiError && error.kind === "session" && token !== null && token === currentToken()) {
    endSession();
    openLogin({ reason: m.saved.signIn });
  }
  throw error;
}

/** The page may be gone before the answer comes; the request then arrives all the same. */
async function saveOnLeaving(input: { generationId: string; baseVersion: number; text: string; upTo?: number }) {
  const body = JSON.stringify(input);
  const token = currentToken();
  const response = await fetch("/api/ai/update", {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: token }) },
    body,
    keepalive: new Blob([body]).size <= KEEPALIVE_MAX_BYTES,
  }).catch((error: unknown) => {
    throw new ApiError({ kind: "transport", message: String(error) });
  });
  const answer: { code?: number; data?: { version: number; chars: number } } | null = await response.json().catch(() => null);
  if (answer?.code === 0 && answer.data) return answer.data;
  throw toApiError({ status: response.status, body: answer });
}
