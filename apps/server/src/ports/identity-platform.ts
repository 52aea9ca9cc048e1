/** One proof of who somebody is: provider + subject is unique. */
export type IdentityProof = { readonly provider: string; readonly subject: string };

/** Identities and profile of a person. The identity that is the same in all accounts of the platform (unionid) comes first. */
export type PlatformPerson = {
  readonly identities: readonly [IdentityProof, ...IdentityProof[]];
  readonly nickname?: string | undefined;
  /** Address of a picture at the platform. */
  readonly headimgUrl?: string | undefined;
};

/** Something that happened at the platform. */
export type PlatformEvent = {
  /** Equal for every repeat of one event. */
  readonly dedupeKey: string;
  readonly event: string;
  readonly openid: string;
  /** The scene of the scanned QR, as given to `createQr`; null where the event came without one. */
  readonly scene: string | null;
};

/** A call of the platform, its signature checked. */
export type SignedCall = {
  /** Time and nonce; the platform uses a pair for one message. */
  readonly nonceKey: string;
  /** Equal for every repeat of one message, different for every other. */
  readonly messageKey: string;
  /** Null for messages without an event, and for the check of our address. */
  readonly event: PlatformEvent | null;
};

/** Parts of a pushed call. */
export type PushedCall = { readonly query: Readonly<Record<string, string | undefined>>; readonly body: string };

/** Ways this deployment has credentials for. */
export type PlatformWays = { readonly qr: boolean; readonly web: boolean; readonly inapp: boolean; readonly mini: boolean };

/**
 * A messaging platform people sign in with. Methods that call the platform throw AppError login.platformFailed when it does
 * not answer or refuses; retries and the access token are the adapter's.
 */
export interface IdentityPlatform {
  readonly ways: PlatformWays;
  /** A QR that brings `scene` (1–64 characters) back in an event when scanned. `url` is what the QR encodes. */
  createQr(input: { scene: string; expiresInSeconds: number }): Promise<{ url: string }>;
  /** The follower behind an event, with every identity they have. */
  personOf(openid: string): Promise<PlatformPerson>;
  /** The one identity known without a call: enough to find somebody who has signed in that way before. */
  identityOf(openid: string): IdentityProof;
  /** Address of the platform's sign-in page, which returns to `redirectUri` with `code` and `state`. */
  authorizeUrl(input: { type: "web" | "inapp"; redirectUri: string; state: string }): string;
  /** The person behind a code. Throws login.denied for a code that is unknown, used or expired. */
  personOfCode(input: { type: "web" | "inapp" | "mini"; code: string }): Promise<PlatformPerson>;
  /** The platform's check of our address, and what to answer. Throws callback.forged. */
  verifyAddress(query: PushedCall["query"]): { call: SignedCall; answer: string };
  /** Verifies and parses a pushed call. Throws callback.forged for a wrong or old signature, and for a mode that is not configured. */
  readCall(call: PushedCall): SignedCall;
  /** A person's picture, at most `maxBytes`; null where there is none. Only the platform's own hosts are called. */
  fetchPicture(input: { url: string; maxBytes: number }): Promise<Uint8Array | null>;
}
