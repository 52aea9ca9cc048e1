import type { LoginResult } from "@tangleaf/contract";
import type { Caller, SignInDevice } from "../account/account.ts";

/** base64 of RSA-OAEP-SHA256 of a password's UTF-8 under this deployment's key. */
type Encrypted = string;

/** The answer to a captcha; whatever comes of it, the captcha is spent. */
export type CaptchaAnswer = { readonly uuid: string; readonly code: string };

type Credentials = { readonly username: string; readonly password: Encrypted; readonly captcha: CaptchaAnswer };

/** The address a try comes from, for the throttle; kept hashed. */
type From = { readonly address: string };

/** Public API of the password module: sign-in by name and password, behind a captcha and a throttle. */
export interface Passwords {
  /** A captcha good for one try, and the key to encrypt a password with. `text` only in APP_ENV=test. */
  captcha(): Promise<{ uuid: string; img: string; publicKey: string; text?: string }>;
  /** SPKI, PEM; the same in every process of a deployment, and after a restore. */
  publicKey(): Promise<string>;
  /** Throws login.throttled, captcha.wrong, password.unreadable, or login.refused, whatever is wrong with name or password. */
  login(input: Credentials & From & SignInDevice): Promise<LoginResult>;
  /**
   * Makes the account and signs in. Throws captcha.wrong, password.unreadable, username.invalid, password.weak,
   * username.unavailable or account.tooManyNew.
   */
  register(input: Credentials & From & SignInDevice & { inviteCode?: string | undefined }): Promise<LoginResult>;
  /**
   * The first password of an account (then `username` is needed), a change (with the old one) or a reset by this signed-in
   * device. Signs every other device out. An account that has a name to sign in with keeps it, whatever `username` says.
   * Throws password.unreadable, password.wrong, login.throttled, password.weak, username.invalid or username.unavailable.
   */
  set(
    input: From & { caller: Caller; username?: string | undefined; password: Encrypted; oldPassword?: Encrypted | undefined },
  ): Promise<void>;
  /** Forgets captchas past their time and tries of long ago. */
  tidy(): Promise<void>;
}
