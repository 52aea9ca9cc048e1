/** Faults, and the platform's error number where it answers. */
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
  /** No answer. */
  "noAnswer",
  /** The answer is an HTML page. */
  "nonJson",
  /** A pushed call is signed with another token. */
  "wrongSignature",
  /** A pushed call is repeated byte for byte. */
  "replayedNonce",
  /** A pushed event is repeated in a call of its own. */
  "duplicatedEvent",
  /** A pushed call is dated an hour ago. */
  "oldTimestamp",
  /** The next code is of a preview page: openid, unionid and everything else are made up. */
  "previewPage",
  /** The answer breaks off in the middle. */
  "halfAnswer",
  /** The QR is scanned before the call that created it is answered. */
  "earlyCallback",
] as const;

export type Fault = keyof typeof FAULT_ERRCODES | (typeof OTHER_FAULTS)[number];
export const FAULTS = [...(Object.keys(FAULT_ERRCODES) as (keyof typeof FAULT_ERRCODES)[]), ...OTHER_FAULTS] as const;

/** The platform's behaviour from now on. */
export type Behaviour = {
  /** Mode of the account's messages. */
  readonly mode: "plain" | "aes" | "compatible";
  /** Milliseconds before an event is pushed. */
  readonly callbackDelayMs: number;
  /** Timeout of the callback's answer. */
  readonly answerWithinMs: number;
  /** Data about people. The real platform no longer returns followers' names. */
  readonly unionid: boolean;
  readonly followerNames: boolean;
  readonly pageNames: boolean;
  /** Whether people have pictures; if not, the address is empty. */
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
