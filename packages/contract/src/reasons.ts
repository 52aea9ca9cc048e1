/**
 * Why a call was refused. Code throws a reason; this table gives its wire code and HTTP status, and the server's messages the
 * text under the same key.
 */
export const WIRE_CODES = { ok: 0, refused: 1, balance: 81, vip: 97, session: 99 } as const;
export type WireCode = (typeof WIRE_CODES)[keyof typeof WIRE_CODES];

type Reason = { readonly code: Exclude<WireCode, 0>; readonly http: number };

const refused = (http = 200): Reason => ({ code: WIRE_CODES.refused, http });

export const REASONS = {
  // transport
  "request.malformed": refused(400),
  "request.timeout": refused(408),
  "request.aborted": refused(400),
  "request.headTooLarge": refused(431),
  "body.malformed": refused(400),
  "body.invalid": refused(400),
  "body.tooLarge": refused(413),
  "body.wrongType": refused(415),
  "body.encoded": refused(415),
  "path.unknown": refused(404),
  "rate.limited": refused(429),
  "server.fault": refused(500),
  "server.unavailable": refused(503),
  "storage.full": refused(503),
  // session
  "session.invalid": { code: WIRE_CODES.session, http: 200 },
  "login.waiting": refused(),
  "login.expired": refused(),
  "login.codeUnknown": refused(),
  "login.used": refused(),
  "login.refused": refused(),
  "login.throttled": refused(429),
  "login.platformFailed": refused(),
  "login.stateInvalid": refused(),
  "login.denied": refused(),
  "captcha.wrong": refused(),
  "callback.forged": refused(403),
  "username.invalid": refused(),
  "username.unavailable": refused(),
  "password.weak": refused(),
  "password.wrong": refused(),
  "password.unreadable": refused(),
  // the account
  "nickname.invalid": refused(),
  "avatar.invalid": refused(),
  "device.unknown": refused(),
  "download.unknown": refused(),
  "download.tooMany": refused(),
  "upload.wrongType": refused(),
  "upload.tooLarge": refused(),
  "upload.empty": refused(),
  "upload.unknown": refused(),
  // files that become documents
  "import.notWord": refused(),
  "import.oldWord": refused(),
  "import.encrypted": refused(),
  "import.macros": refused(),
  "import.tooLarge": refused(),
  "import.damaged": refused(),
  "invite.unknown": refused(),
  "account.notClosing": refused(),
  "account.tooManyNew": refused(429),
  "span.invalid": refused(400),
  // scenes and fields
  "scene.unknown": refused(),
  "listType.unknown": refused(),
  "field.required": refused(),
  "field.tooLong": refused(),
  "field.notNumber": refused(),
  "field.outOfBounds": refused(),
  "field.unknown": refused(),
  "content.blocked": refused(),
  "model.unknown": refused(),
  "model.failed": refused(),
  "model.empty": refused(),
  "model.timeout": refused(),
  // metering and limits
  "balance.short": { code: WIRE_CODES.balance, http: 200 },
  "balance.expired": { code: WIRE_CODES.balance, http: 200 },
  "wait.notOver": { code: WIRE_CODES.vip, http: 200 },
  "level.needsVip": { code: WIRE_CODES.vip, http: 200 },
  "generation.tooMany": refused(),
  // goods, orders, gifts
  "gift.claimed": refused(),
  "gift.afterFirstText": refused(),
  "goods.unknown": refused(),
  "goods.free": refused(),
  "goods.claimOnly": refused(),
  "goods.claimed": refused(),
  "order.unknown": refused(),
  "order.paid": refused(),
  "pay.unavailable": refused(),
  "pay.platformFailed": refused(),
  "notification.forged": refused(401),
  // things a person owns
  "generation.unknown": refused(),
  "generation.running": refused(),
  "generation.notRunning": refused(),
  "generation.nothingLeft": refused(),
  "draft.conflict": refused(),
  "draft.beyondText": refused(),
  "request.mismatch": refused(),
  "file.unknown": refused(404),
  // notes
  "note.tooMany": refused(),
  "notebook.unknown": refused(),
  "notebook.tooMany": refused(),
  "paragraph.unknown": refused(),
  "paragraph.front": refused(),
  // templates
  "template.unknown": refused(),
  // essays
  "essay.tooMany": refused(),
  "essay.tooManyOutlines": refused(),
  "essay.noDocument": refused(),
  "essay.writing": refused(),
  "essay.nothingToWrite": refused(),
  "essay.languageNeedsModel": refused(),
  "essay.nothingToExport": refused(),
  "essay.fullTextOff": refused(),
  "outline.unknown": refused(),
  "outline.tooLong": refused(),
  // databases of published works
  "reference.unavailable": refused(),
  "reference.timeout": refused(),
  "reference.limited": refused(),
  // the references of an essay
  "reference.unknown": refused(),
  "reference.tooMany": refused(),
  "reference.tooManyFiles": refused(),
  "reference.encrypted": refused(),
  "reference.damaged": refused(),
  "reference.noText": refused(),
  "reference.tooHeavy": refused(),
  // Word templates of schools
  "wordTemplate.unknown": refused(),
  "wordTemplate.tooMany": refused(),
  "wordTemplate.empty": refused(),
  // long work
  "job.unknown": refused(),
  "job.ended": refused(),
  "job.capTooLow": refused(),
  "step.unknown": refused(),
  "step.notFailed": refused(),
  "step.stopped": refused(),
  // documents
  "document.unknown": refused(),
  "document.reopen": refused(),
  "document.tooLarge": refused(),
  "document.versionGone": refused(),
  "update.unreadable": refused(400),
  "version.unknown": refused(),
  "version.tooMany": refused(),
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof REASONS;
