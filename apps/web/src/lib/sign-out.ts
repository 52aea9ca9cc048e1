import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { call } from "./api-client.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { endSession } from "./session-store.ts";

/** Ends the session here at once, whether or not the server can be told (spec §4). The call takes the token along before it goes. */
export async function signOut(): Promise<void> {
  const told = call("/api/user/logout", {}, { quiet: true }).catch(() => undefined);
  endSession();
  await forgetAnswers();
  toast({ tone: "ok", title: m.user.signedOut, pill: true });
  await told;
}
