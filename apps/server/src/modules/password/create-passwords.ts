import { openCaptcha } from "./captcha.ts";
import { createKeyPair } from "./key-pair.ts";
import { login } from "./login.ts";
import { deleteExpiredCaptchas } from "./password.repo.ts";
import type { Deps, Passwords } from "./password.ts";
import { register } from "./register.ts";
import { setPassword } from "./set-password.ts";
import { forgetTriesBefore } from "./throttle.repo.ts";

const KEEP_TRIES_MS = 86_400_000;

/** `tellsAnswers`: captchas include their text, for tests only. */
export function createPasswords(parts: Omit<Deps, "keyPair"> & { tellsAnswers: boolean }): Passwords {
  const { tellsAnswers, ...rest } = parts;
  const { db, clock } = rest;
  const deps: Deps = { ...rest, keyPair: createKeyPair(db) };
  return {
    async captcha() {
      const publicKey = await deps.keyPair.publicKey();
      const { uuid, img, text } = await openCaptcha(db, clock);
      return { uuid, img, publicKey, ...(tellsAnswers && { text }) };
    },
    publicKey: () => deps.keyPair.publicKey(),
    login: (input) => login(deps, input),
    register: (input) => register(deps, input),
    set: (input) => setPassword(deps, input),
    async tidy() {
      await deleteExpiredCaptchas(db, clock.now());
      await forgetTriesBefore(db, clock.now() - KEEP_TRIES_MS);
    },
  };
}
