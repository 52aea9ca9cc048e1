import { reportApiError } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { currentToken, useSession } from "#lib/session-store.ts";

/** The session has ended while a stream was followed: asks for a sign-in, unless its owner has just left, and resolves with the next session. */
export async function waitForSession(signal: AbortSignal): Promise<void> {
  // Without a token nothing was taken away: somebody signed out here, on purpose.
  if (currentToken() !== null) reportApiError(new ApiError({ kind: "session", message: "" }));
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
