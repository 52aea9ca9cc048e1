import type { Device, LoginResult, User } from "@tangleaf/contract";
import type { IdentityProof, SignedCall } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";

/** The signed-in caller as the other deps know them. */
export type Caller = { readonly userId: string; readonly sessionId: string };

/** Where a sign-in comes from. */
export type SignInDevice = {
  readonly userAgent: string;
  readonly remember: boolean;
  /** The browser's own name (`/api/orange/getVerifyToken`); kept hashed, where it was given out here. */
  readonly verifyToken?: string | undefined;
};

/** The phone a QR of this site was opened on. */
export type ConfirmingDevice = {
  readonly userAgent: string;
  readonly address: string;
  readonly captcha: { readonly uuid: string; readonly code: string };
  readonly verifyToken?: string | undefined;
};

/** Who signs in: found by the first identity that is known, made where none is. Unknown identities are added to the user found. */
export type Person = {
  readonly identities: readonly [IdentityProof, ...IdentityProof[]];
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  /** Address of a picture, kept for a new user as far as it can be had. */
  readonly pictureUrl?: string | undefined;
  readonly inviteCode?: string | undefined;
  /** Address of who makes an account by themselves, for the day's bound; null where a platform vouches for them. */
  readonly unprovenFrom: string | null;
};

/** A browser that is about to be sent to the platform's own page. `origin` is where the platform sends it back to. */
export type BeginOauth = {
  readonly type: "web" | "inapp";
  readonly origin: string;
  /** Path of this site; anything else becomes the home page. */
  readonly returnTo?: string | undefined;
  readonly inviteCode?: string | undefined;
} & Omit<SignInDevice, "userAgent">;

/** A browser that came back, or a mini-program, which brings everything itself. */
export type FinishOauth = {
  readonly type: "web" | "inapp" | "mini";
  readonly code: string;
  readonly state?: string | undefined;
  readonly nonce?: string | undefined;
  readonly inviteCode?: string | undefined;
} & SignInDevice;

/** Public API of the account module: who somebody is, and on which device. */
export interface Account {
  /** null for an unknown, expired or revoked token. */
  resolve(token: string): Promise<Caller | null>;
  /** Signs in by identity, creating the user (with the new-user grant) on first use. With `db`, as part of that transaction. */
  signIn(input: Person & SignInDevice, db?: Db): Promise<LoginResult>;
  /** Throws AppError session.invalid when the user is gone. */
  info(userId: string): Promise<User>;
  logout(caller: Caller): Promise<void>;
  /** For an event stream of the caller: `ended` is aborted once their session is over, in whatever process that happens. */
  followSession(caller: Caller): { readonly ended: AbortSignal; release(): void };
  /** Ends open streams of the user whose session is over, on every process. For those who end sessions in a transaction of theirs, after it. */
  signedOut(userId: string): void;
  /** A QR of the platform where there is one, else of this site. Throws login.platformFailed. */
  createQr(
    input: { origin: string; inviteCode?: string | undefined } & Omit<SignInDevice, "userAgent">,
  ): Promise<{ qrurl: string; qruuid: string; expiresIn: number }>;
  /** Throws login.waiting or login.expired. The token is handed out exactly once. */
  pollQr(input: { qruuid: string; userAgent: string }): Promise<LoginResult>;
  /** Also marks a waiting code as scanned. */
  qrState(input: {
    ticket: string;
    caller: Caller | null;
  }): Promise<{ state: "waiting" | "scanned" | "confirmed" | "expired"; nickname: string | null }>;
  /**
   * Signs the polling browser in as the caller; on a device without a session, as a new user this device is signed in as too,
   * who answers a captcha first. Throws login.codeUnknown, login.expired, login.used, captcha.wrong or account.tooManyNew.
   */
  confirmQr(input: { ticket: string; caller: Caller | null; token: string | null } & ConfirmingDevice): Promise<LoginResult>;
  /** A name for a browser, signed by this deployment; a former one that was not signed is signed now. */
  issueVerifyToken(former?: string | undefined): Promise<string>;
  /**
   * Keeps what a call of the platform says and returns; the sign-in follows by itself. A repeat is harmless; another message
   * under a nonce that has been used is refused with callback.forged.
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
  /** Deals with events nobody has dealt with, and forgets codes, sessions and events that are of no use any more. */
  tidy(): Promise<void>;
}
