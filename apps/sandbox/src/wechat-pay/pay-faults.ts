/** What can go wrong the next times it could. */
export const PAY_FAULTS = [
  // Calls of the merchant. All but `serverError` and `tooMany` happen after the call was carried out.
  /** The answer never comes. */
  "noAnswer",
  /** 500 SYSTEM_ERROR, and nothing was done. */
  "serverError",
  /** 429 RATELIMIT_EXCEEDED, and nothing was done. */
  "tooMany",
  /** Words of refusals come without underscores, as older pages of the platform's documentation have them. */
  "oldWords",
  /** A refusal says INVALID_REQUEST, whatever the reason. */
  "vagueWords",
  "unsignedAnswer",
  /** Signed with a key that is not the platform's, under the platform's serial. */
  "foreignAnswer",
  /** The answer says it was signed an hour ago. */
  "oldAnswer",
  /** The answer was changed after it was signed. */
  "tamperedAnswer",
  /** The answer carries a signature that is none: the platform tries whether signatures are checked. */
  "probeAnswer",
  /** The answer is signed with the certificate's key, as it is until a merchant's move to the public key has begun. */
  "certificateAnswer",
  /** Closing is refused because the order is too young. */
  "closeTooSoon",
  /** Closing is put off because somebody is paying. */
  "userPaying",
  "refundProcessing",
  "refundAbnormal",
  "statementCreating",
  /** The bill's file is not the one whose checksum was told. */
  "tamperedBill",
  /** The bill's file lies at another host. */
  "foreignBill",
  // Payments and their notifications.
  /** Somebody pays, and the notification comes before the call that opened the order is answered. */
  "notificationBeforeAnswer",
  "lostNotification",
  /** Five calls at once. */
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
  /** The platform tries whether signatures are checked, then sends the real one. */
  "signTest",
  "wrongAmount",
  "wrongMerchant",
  "wrongApp",
  /** Signed under a certificate whose time is over. */
  "expiredCertificate",
  "unknownSerial",
] as const;

export type PayFault = (typeof PAY_FAULTS)[number];
