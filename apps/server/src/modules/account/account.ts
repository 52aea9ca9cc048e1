import type { Device, LoginResult, User } from "@tangleaf/contract";
import type { IdentityProof, SignedCall } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";

/** The signed-in caller, as other modules know them. */
export type Caller = { readonly userId: string; readonly sessionId: string };

/** Where a sign-in comes from. */
export type SignInDevice = {
  readonly userAgent: string;
  readonly remember: boolean;
  /** The browser's verify token (`/api/orange/getVerifyToken`); its hash is kept where this deployment signed it. */
  readonly verifyToken?: string | undefined;
};

/** The phone that opened a QR of this site. */
export type ConfirmingDevice = {
  readonly userAgent: string;
  readonly address: string;
  readonly captcha: { readonly uuid: string; readonly code: string };
  readonly verifyToken?: string | undefined;
};

/** Who signs in: found by the first known identity, or created. Unknown identities are added to the user found. */
export type Person = {
  readonly identities: readonly [IdentityProof, ...IdentityProof[]];
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  /** Address of a picture for a new user; ignored where it cannot be fetched. */
  readonly pictureUrl?: string | undefined;
  readonly inviteCode?: string | undefined;
  /** Address of somebody who makes an account without a platform's proof, for the day's limit; null with such a proof. */
  readonly unprovenFrom: string | null;
};

/** A browser to be sent to the platform's sign-in page. `origin` is where the platform returns it to. */
export type BeginOauth = {
  readonly type: "web" | "inapp";
  readonly origin: string;
  /** Path of this site; anything else becomes the home page. */
  readonly returnTo?: string | undefined;
  readonly inviteCode?: string | undefined;
} & Omit<SignInDevice, "userAgent">;

/** A browser that returned from the platform, or a mini-program, which needs no state. */
export type FinishOauth = {
  readonly type: "web" | "inapp" | "mini";
  readonly code: string;
  readonly state?: string | undefined;
  readonly nonce?: string | undefined;
  readonly inviteCode?: string | undefined;
} & SignInDevice;

/** Public API of the account module: people, their identities and sessions. */
export interface Account {
  /** null for an unknown, expired or revoked token. */
  resolve(token: string): Promise<Caller | null>;
  /** Signs in by identity, creating the user (with the new-user grant) on first use. With `db`, as part of that transaction. */
  signIn(input: Person & SignInDevice, db?: Db): Promise<LoginResult>;
  /** Throws AppError session.invalid when the user no longer exists. */
  info(userId: string): Promise<User>;
  logout(caller: Caller): Promise<void>;
  /** For an event stream of the caller: `ended` is aborted once their session ends, in whatever process that happens. */
  followSession(caller: Caller): { readonly ended: AbortSignal; release(): void };
  /** Ends open streams of the user's ended sessions, on every process. To be called after a transaction that ended sessions. */
  signedOut(userId: string): void;
  /** A QR of the platform where there is one, else of this site. Throws login.platformFailed. */
  createQr(
    input: { origin: string; inviteCode?: string | undefined } & Omit<SignInDevice, "userAgent">,
  ): Promise<{ qrurl: string; qruuid: string; expiresIn: number }>;
  /** Throws login.waiting or login.expired. Returns the token exactly once. */
  pollQr(input: { qruuid: string; userAgent: string }): Promise<LoginResult>;
  /** Also marks a waiting code as scanned. */
  qrState(input: {
    ticket: string;
    caller: Caller | null;
  }): Promise<{ state: "waiting" | "scanned" | "confirmed" | "expired"; nickname: string | null }>;
  /**
   * Signs the polling browser in as the caller. On a device without a session: as a new user, who is signed in on this device
   * too and answers a captcha first. Throws login.codeUnknown, login.expired, login.used, captcha.wrong or account.tooManyNew.
   */
  confirmQr(input: { ticket: string; caller: Caller | null; token: string | null } & ConfirmingDevice): Promise<LoginResult>;
  /** A new signed name for a browser; a former unsigned one is signed, a signed one kept. */
  issueVerifyToken(former?: string | undefined): Promise<string>;
  /**
   * Stores a call of the platform and returns; the sign-in is completed afterwards. A repeat is harmless; another message under
   * a used nonce is refused with callback.forged.
   */
  receiveCall(call: SignedCall): Promise<void>;
  /** Throws path.unknown where the platform has no such way. */
  beginOauth(input: BeginOauth): Promise<{ url: string; nonce: string }>;
  /** Throws login.stateInvalid, login.denied or login.platformFailed; path.unknown where the platform has no such way. */
  finishOauth(input: FinishOauth): Promise<LoginResult & { returnTo?: string }>;
  /** Signed-in devices, last used first. */
  devices(caller: Caller): Promise<Device[]>;
  /** Signs one device of the caller out. Throws device.unknown. */
  revokeDevice(input: { userId: string; sessionId: string }): Promise<void>;
  /** Signs every device out but `exceptSessionId`; returns how many. With `db`, as part of that transaction: then call `signedOut` after it. */
  revokeDevices(input: { userId: string; exceptSessionId: string | null }, db?: Db): Promise<number>;
  /** Completes stored events that are still open, and removes expired codes, sessions and events. */
  tidy(): Promise<void>;
}
