/** One proof of who somebody is: provider + subject is unique. */
export type IdentityProof = { readonly provider: string; readonly subject: string };

/** What the platform says of a person. The proof that holds across all its accounts (unionid) comes first. */
export type PlatformPerson = {
  readonly identities: readonly [IdentityProof, ...IdentityProof[]];
  readonly nickname?: string | undefined;
  /** Address of a picture at the platform. */
  readonly headimgUrl?: string | undefined;
};

/** Something that happened at the platform. */
export type PlatformEvent = {
  /** The same for every repeat of one event. */
  readonly dedupeKey: string;
  readonly event: string;
  readonly openid: string;
  /** The scene of the QR that was scanned, as given to `createQr`; null where no QR led here. */
  readonly scene: string | null;
};

/** A call of the platform, its signature checked. */
export type SignedCall = {
  /** Time and nonce, which the platform uses for one message. */
  readonly nonceKey: string;
  /** The same for every repeat of one message, and different for every other one. */
  readonly messageKey: string;
  /** Null for messages that are none, and for the check of our address. */
  readonly event: PlatformEvent | null;
};

/** What a pushed call carries. */
export type PushedCall = { readonly query: Readonly<Record<string, string | undefined>>; readonly body: string };

/** Ways this deployment has credentials for. */
export type PlatformWays = { readonly qr: boolean; readonly web: boolean; readonly inapp: boolean; readonly mini: boolean };

/**
 * A messaging platform people sign in with. Every method that asks the platform throws AppError login.platformFailed when
 * it does not answer or refuses; retries, the access token and its renewal are the adapter's.
 */
export interface IdentityPlatform {
  readonly ways: PlatformWays;
  /** A QR that brings `scene` (1–64 characters) back in an event when scanned. `url` is what the QR encodes. */
  createQr(input: { scene: string; expiresInSeconds: number }): Promise<{ url: string }>;
  /** The follower behind an event, under every identity they have. */
  personOf(openid: string): Promise<PlatformPerson>;
  /** The one identity that is known without asking: enough to find who has signed in that way before. */
  identityOf(openid: string): IdentityProof;
  /** Address of the platform's own sign-in page, which comes back to `redirectUri` with `code` and `state`. */
  authorizeUrl(input: { type: "web" | "inapp"; redirectUri: string; state: string }): string;
  /** Who a code stands for. Throws login.denied for a code that is unknown, used or too old. */
  personOfCode(input: { type: "web" | "inapp" | "mini"; code: string }): Promise<PlatformPerson>;
  /** The platform's check of our address, and what to answer. Throws callback.forged. */
  verifyAddress(query: PushedCall["query"]): { call: SignedCall; answer: string };
  /** A pushed call, read. Throws callback.forged for a wrong or old signature, and for a mode that is not ours. */
  readCall(call: PushedCall): SignedCall;
  /** Picture of a person, at most `maxBytes`; null where it cannot be had. Only the platform's own hosts are asked. */
  fetchPicture(input: { url: string; maxBytes: number }): Promise<Uint8Array | null>;
}
