/** What can go wrong, and the number the platform answers with where it answers at all. */
export const FAULT_ERRCODES = {
  busy: -1,
  badToken: 40001,
  malformedToken: 40014,
  expiredToken: 42001,
  wrongAppId: 40013,
  addressNotListed: 40164,
  rateLimit: 45009,
  notAllowed: 48001,
} as const;

const OTHER_FAULTS = [
  /** The call is never answered. */
  "noAnswer",
  /** The call is answered with a page. */
  "nonJson",
  /** A pushed call is signed with another token. */
  "wrongSignature",
  /** A pushed call comes a second time, exactly as it was. */
  "replayedNonce",
  /** A pushed event comes a second time, in a call of its own. */
  "duplicatedEvent",
  /** A pushed call says it was made an hour ago. */
  "oldTimestamp",
  /** The next code was made for a preview page: openid, unionid and all else are nobody's. */
  "previewPage",
  /** The answer breaks off in the middle. */
  "halfAnswer",
  /** Somebody scans before the call that made the QR is answered. */
  "earlyCallback",
] as const;

export type Fault = keyof typeof FAULT_ERRCODES | (typeof OTHER_FAULTS)[number];
export const FAULTS = [...(Object.keys(FAULT_ERRCODES) as (keyof typeof FAULT_ERRCODES)[]), ...OTHER_FAULTS] as const;

/** How the platform behaves from now on. */
export type Behaviour = {
  /** How the account's messages are sent. */
  readonly mode: "plain" | "aes" | "compatible";
  /** Waits before it pushes an event. */
  readonly callbackDelayMs: number;
  /** An answer to a pushed call must come within this. */
  readonly answerWithinMs: number;
  /** What it tells about people. Followers' names are no longer given by the real one. */
  readonly unionid: boolean;
  readonly followerNames: boolean;
  readonly pageNames: boolean;
  /** Whether people have pictures: without one the address is empty. */
  readonly pictures: boolean;
};

export const usualBehaviour: Behaviour = {
  mode: "aes",
  callbackDelayMs: 0,
  answerWithinMs: 5000,
  unionid: true,
  followerNames: false,
  pageNames: true,
  pictures: true,
};
