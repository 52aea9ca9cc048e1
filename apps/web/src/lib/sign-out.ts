import { create } from "zustand";
import { shellMessages as m } from "#messages/shell.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { call } from "./api-client.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { currentOwner, leaveSession, onHandOver } from "./session-store.ts";
import { sendUnsaved } from "./unsaved-sender.ts";

type SignOut = {
  /** Edits are on their way to the server. */
  saving: boolean;
  /** Texts with edits that did not get there; signing out has stopped to ask. */
  unsaved: number;
};

export const useSignOut = create<SignOut>(() => ({ saving: false, unsaved: 0 }));

onHandOver(() => useSignOut.setState({ saving: false, unsaved: 0 }));

/**
 * Signs out. Nothing of the owner stays in this browser, so edits the server does not have yet are sent first; what cannot be
 * sent is asked about, and only `discard` goes on without it.
 */
export async function signOut({ discard = false }: { discard?: boolean } = {}): Promise<void> {
  if (useSignOut.getState().saving) return;
  const owner = currentOwner();
  if (!discard && typeof owner === "string") {
    useSignOut.setState({ saving: true });
    // What could not even be looked for is asked about as well.
    const unsaved = await sendUnsaved(owner).catch(() => 1);
    // Somebody may have signed out in another tab meanwhile.
    if (currentOwner() !== owner) return;
    useSignOut.setState({ saving: false, unsaved });
    if (unsaved > 0) return;
  }
  await leave();
}

export function staySignedIn(): void {
  useSignOut.setState({ unsaved: 0 });
}

/** Ends the session here at once, whether or not the server can be told. The call takes the token along before it goes. */
async function leave(): Promise<void> {
  const told = call("/api/user/logout", {}, { background: true }).catch(() => undefined);
  leaveSession();
  await forgetAnswers();
  toast({ tone: "ok", title: m.user.signedOut, pill: true });
  await told;
}
