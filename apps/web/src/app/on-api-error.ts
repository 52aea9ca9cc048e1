import { type ApiError, type ApiErrorKind, isBlocked } from "#lib/api-error.ts";
import { forgetAnswers } from "#lib/forget-answers.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { adoptSession, currentToken, endSession, openLogin } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** What the page does about an error of a call. The call rejects all the same; forms stay as they are. */
const REACTIONS: Readonly<Record<ApiErrorKind, (error: ApiError) => void>> = {
  session: () => {
    void forgetAnswers();
    // Another tab has signed in since: its session is the one to go on with.
    if (adoptSession() && currentToken() !== null) return;
    endSession();
    openLogin({ reason: m.errors.sessionEnded });
  },
  vip: ({ message }) => {
    toast({ tone: "lock", title: m.errors.vip, detail: message });
    openPay({ reason: message });
  },
  balance: ({ message }) => {
    toast({ tone: "info", title: m.errors.balance, detail: message });
    openPay({ reason: message });
  },
  // Only of calls whose own place does not say it, and of what the content check stopped.
  refused: (error) => {
    if (isBlocked(error)) void import("#lib/appeal.ts").then(({ offerAppeal }) => offerAppeal(error.message));
    else toast({ tone: "error", title: error.message });
  },
  // Without a network it is not the server that fails.
  transport: ({ message, reach }) =>
    toast({ tone: "error", ...(reach === "offline" ? { title: message } : { title: m.errors.transport, detail: message }) }),
};

export function onApiError(error: ApiError): void {
  REACTIONS[error.kind](error);
}
