import type { LoginResult } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Account, Caller, SignInDevice } from "../account/account.ts";
import type { Hasher } from "./hasher.ts";
import type { KeyPair } from "./key-pair.ts";

/** What the actions of the password module are built from. */
export type Deps = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly account: Pick<Account, "signIn" | "revokeDevices" | "signedOut">;
  readonly moderation: Moderation;
  readonly hasher: Hasher;
  readonly keyPair: KeyPair;
};

/** base64 of RSA-OAEP-SHA256 of a password's UTF-8 under this deployment's key. */
type Encrypted = string;

/** Answer to a captcha, which is removed whatever the result. */
export type CaptchaAnswer = { readonly uuid: string; readonly code: string };

type Credentials = { readonly username: string; readonly password: Encrypted; readonly captcha: CaptchaAnswer };

/** Address of the caller, for the throttle; stored hashed. */
type From = { readonly address: string };

/** Public API of the password module: sign-in by name and password, behind a captcha and a throttle. */
export interface Passwords {
  /** A captcha valid for one try, and the key to encrypt a password with. `text` only in APP_ENV=test. */
  captcha(): Promise<{ uuid: string; img: string; publicKey: string; text?: string }>;
  /** SPKI, PEM; the same in every process of a deployment, and after a restore. */
  publicKey(): Promise<string>;
  /** Throws login.throttled, captcha.wrong, password.unreadable; login.refused for a wrong name and a wrong password alike. */
  login(input: Credentials & From & SignInDevice): Promise<LoginResult>;
  /**
   * Creates the account and signs in. Throws captcha.wrong, password.unreadable, username.invalid, password.weak,
   * username.unavailable or account.tooManyNew.
   */
  register(input: Credentials & From & SignInDevice & { inviteCode?: string | undefined }): Promise<LoginResult>;
  /**
   * The first password of an account (then `username` is needed), a change (with the old one) or a reset by this signed-in
   * device. Signs every other device out. An account that already has a sign-in name keeps it, whatever `username` says.
   * Throws password.unreadable, password.wrong, login.throttled, password.weak, username.invalid or username.unavailable.
   */
  set(
    input: From & { caller: Caller; username?: string | undefined; password: Encrypted; oldPassword?: Encrypted | undefined },
  ): Promise<void>;
  /** Removes expired captchas and old throttle counters. */
  tidy(): Promise<void>;
}
