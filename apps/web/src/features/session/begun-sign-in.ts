import { anonymousInTab, readJson } from "#lib/browser-storage.ts";

const KEY = "signIn";

/** A sign-in that is on its way over the messaging platform's page, for when it comes back. */
export type BegunSignIn = { nonce: string; type: "web" | "inapp"; returnTo: string; remember: boolean };

/** Kept for this tab only: two tabs may be on their way at once, and another browser must not finish what began here. */
export const begunSignIn = {
  keep(begun: BegunSignIn): void {
    anonymousInTab.write(KEY, JSON.stringify(begun));
  },
  /** Gives it out once. */
  take(): BegunSignIn | null {
    const begun = readJson(anonymousInTab, KEY, isBegun);
    anonymousInTab.remove(KEY);
    return begun;
  },
};

function isBegun(value: unknown): value is BegunSignIn {
  return typeof value === "object" && value !== null && "nonce" in value && "type" in value && "returnTo" in value && "remember" in value;
}
