/** Faults, each for the next times it can happen. */
export const PAY_FAULTS = [
  // Calls of the merchant. All but `serverError` and `tooMany` happen after the call was carried out.
  /** No answer. */
  "noAnswer",
  /** 500 SYSTEM_ERROR, and nothing was done. */
  "serverError",
  /** 429 RATELIMIT_EXCEEDED, and nothing was done. */
  "tooMany",
  /** Error codes come without underscores, as in older pages of the platform's documentation. */
  "oldWords",
  /** Every refusal has the code INVALID_REQUEST. */
  "vagueWords",
  "unsignedAnswer",
  /** Signed with a key that is not the platform's, under the platform's serial. */
  "foreignAnswer",
  /** The signature is dated an hour ago. */
  "oldAnswer",
  /** The answer is changed after signing. */
  "tamperedAnswer",
  /** An invalid signature on purpose: the platform probes whether signatures are checked. */
  "probeAnswer",
  /** Signed with the certificate's key, as until a merchant's move to the public key begins. */
  "certificateAnswer",
  /** Closing is refused because the order is too young. */
  "closeTooSoon",
  /** Closing is refused because somebody is paying. */
  "userPaying",
  "refundProcessing",
  "refundAbnormal",
  "statementCreating",
  /** The bill's file does not match the announced checksum. */
  "tamperedBill",
  /** The bill's file has an address at another host. */
  "foreignBill",
  // Payments and their notifications.
  /** Paid, and notified, before the call that opened the order is answered. */
  "notificationBeforeAnswer",
  "lostNotification",
  /** Five concurrent calls. */
  "duplicateNotification",
  /** Comes a while after the payment. */
  "delayedNotification",
  "badSignature",
  /** Signed with the certificate's key, as some are while a merchant moves to the public key. */
  "certificateNotification",
  "oldTimestamp",
  /** The same call once more, byte for byte. */
  "replayedCall",
  /** Another notification under the timestamp and nonce of the first. */
  "replayedNonce",
  /** First a probe with an invalid signature, then the real one. */
  "signTest",
  "wrongAmount",
  "wrongMerchant",
  "wrongApp",
  /** Signed under an expired certificate. */
  "expiredCertificate",
  "unknownSerial",
] as const;

export type PayFault = (typeof PAY_FAULTS)[number];
