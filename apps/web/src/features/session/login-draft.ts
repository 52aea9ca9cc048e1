import { create } from "zustand";
import { useSession } from "#lib/session-store.ts";
import { emptyDraft, type PasswordDraft } from "./password-draft.ts";
import type { Way } from "./ways.ts";

type LoginDraft = {
  /** Undefined as long as nobody chose. */
  way: Way | undefined;
  remember: boolean;
  password: PasswordDraft;
  devName: string;
};

const fresh = (): LoginDraft => ({ way: undefined, remember: true, password: emptyDraft(), devName: "" });

/** What was chosen and typed. It outlives the dialog, so that a slip of the finger beside it loses nothing; never the page. */
export const useLoginDraft = create<LoginDraft>(fresh);

export function keepPasswordDraft(change: Partial<PasswordDraft>): void {
  useLoginDraft.setState(({ password }) => ({ password: { ...password, ...change } }));
}

export function forgetLoginDraft(): void {
  useLoginDraft.setState(fresh());
}

// Whoever is in, whichever way and in whichever tab, has no use for a password lying about.
useSession.subscribe(({ token }) => {
  if (token !== null) forgetLoginDraft();
});
