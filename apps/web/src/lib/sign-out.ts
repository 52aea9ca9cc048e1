import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { call } from "./api-client.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { endSession } from "./session-store.ts";

/** Ends the session here whether or not the server could be told (spec §4). */
export async function signOut(): Promise<void> {
  await call("/api/user/logout", {}, { quiet: true }).catch(() => undefined);
  endSession();
  await forgetAnswers();
  toast({ tone: "ok", title: m.user.signedOut, pill: true });
}
