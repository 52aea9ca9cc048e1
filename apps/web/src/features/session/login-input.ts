import { create } from "zustand";
import { useSession } from "#lib/session-store.ts";
import { emptyInput, type PasswordInput } from "./password-input.ts";
import type { Way } from "./ways.ts";

type LoginInput = {
  /** Undefined as long as nobody chose. */
  way: Way | undefined;
  remember: boolean;
  password: PasswordInput;
  devName: string;
};

const fresh = (): LoginInput => ({ way: undefined, remember: true, password: emptyInput(), devName: "" });

/** What was chosen and typed. It outlives the dialog, so that a slip of the finger beside it loses nothing; never the page. */
export const useLoginInput = create<LoginInput>(fresh);

export function keepPasswordInput(change: Partial<PasswordInput>): void {
  useLoginInput.setState(({ password }) => ({ password: { ...password, ...change } }));
}

export function forgetLoginInput(): void {
  useLoginInput.setState(fresh());
}

// After any sign-in, in any tab, the typed password is dropped.
useSession.subscribe(({ token }) => {
  if (token !== null) forgetLoginInput();
});
