import { deleteExpiredCaptchas } from "./captcha.repo.ts";
import { openCaptcha } from "./captcha.ts";
import { createKeyPair } from "./key-pair.ts";
import { login } from "./login.ts";
import type { Passwords } from "./password.ts";
import { register } from "./register.ts";
import type { Room } from "./room.ts";
import { setPassword } from "./set-password.ts";
import { forgetTriesBefore } from "./throttle.repo.ts";

const KEEP_TRIES_MS = 86_400_000;

/** `tellsAnswers`: captchas say their text, for tests only. */
export function createPasswords(parts: Omit<Room, "keyPair"> & { tellsAnswers: boolean }): Passwords {
  const { tellsAnswers, ...ground } = parts;
  const { db, clock } = ground;
  const room: Room = { ...ground, keyPair: createKeyPair(db) };
  return {
    async captcha() {
      const publicKey = await room.keyPair.publicKey();
      const { uuid, img, text } = await openCaptcha(db, clock);
      return { uuid, img, publicKey, ...(tellsAnswers && { text }) };
    },
    publicKey: () => room.keyPair.publicKey(),
    login: (input) => login(room, input),
    register: (input) => register(room, input),
    set: (input) => setPassword(room, input),
    async tidy() {
      await deleteExpiredCaptchas(db, clock.now());
      await forgetTriesBefore(db, clock.now() - KEEP_TRIES_MS);
    },
  };
}
