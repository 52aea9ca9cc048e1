import type { Flag, Millis } from "./column-types.ts";

/** A person. The level is not stored: a member is one whose vip_to lies in the future. */
export type UserTable = {
  id: string;
  username: string;
  nickname: string;
  headimg: string;
  invite_code: string;
  invited_by: string | null;
  vip_from: Millis | null;
  vip_to: Millis | null;
  /** 1 = unlimited plan while vip_to lies ahead. */
  unlimited: Flag;
  created_at: Millis;
  /** Browser the account was made on, as `session.device_hash`. */
  sign_up_device: string | null;
  /** From when gifts may be claimed; null = not before the first text. */
  gifts_from: Millis | null;
  /** When the account ends, as its owner asked. */
  closes_at: Millis | null;
  /** The account has ended: the row holds nothing personal any more. */
  closed_at: Millis | null;
};

/** A way to recognise a person: provider + subject is unique. */
export type IdentityTable = { provider: string; subject: string; user_id: string; created_at: Millis };

/** SHA-256 of an identity whose account was closed: a new account of it gets no new-user gift. */
export type ClosedIdentityTable = { identity_hash: string; closed_at: Millis };

/** A sign-in on one device. Only the SHA-256 of the token is stored. */
export type SessionTable = {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  remember: Flag;
  created_at: Millis;
  last_used_at: Millis;
  expires_at: Millis;
  revoked_at: Millis | null;
  /** SHA-256 of the browser's verify token; null where it had none. */
  device_hash: string | null;
};

/** One QR sign-in. The browser polls with `id`, the QR carries `ticket`; neither can be derived from the other. */
export type LoginQrTable = {
  id: string;
  ticket: string;
  state: "waiting" | "scanned" | "confirmed" | "used";
  user_id: string | null;
  invite_code: string | null;
  remember: Flag;
  created_at: Millis;
  expires_at: Millis;
  device_hash: string | null;
  /** Whose page the QR opens: this site's, or the messaging platform's. */
  platform: "embedded" | "wechat";
};

/** A sign-in begun on the messaging platform's page. */
export type OauthStateTable = {
  state_hash: string;
  /** Kept by the browser that began; somebody who is sent a link does not have it. */
  nonce_hash: string;
  type: "web" | "inapp";
  /** Path of this site to return to. */
  return_to: string;
  invite_code: string | null;
  device_hash: string | null;
  remember: Flag;
  created_at: Millis;
  expires_at: Millis;
};

/** argon2id of a user's password as a PHC string. The name it goes with is the identity of provider `password`. */
export type PasswordTable = { user_id: string; hash: string; changed_at: Millis };

/** A captcha that has not been tried; a try removes it. */
export type CaptchaTable = { id: string; answer_hash: string; expires_at: Millis };

/**
 * Counters with a wait, by key: failures in a row of an account name or an address, and accounts made from an address in a
 * day.
 */
export type ThrottleTable = { key: string; failures: number; wait_until: Millis; updated_at: Millis };

/** An invited user, one row each, with the outcome. */
export type InvitationTable = {
  user_id: string;
  inviter_id: string;
  /**
   * pending: waits for the first text; capped: over the day's limit; noDevice: made on a browser without a signed name;
   * sameDevice: made on a browser the inviter uses; returned: had an account before; inviterClosed: the inviter's account had ended.
   */
  outcome: "pending" | "rewarded" | "capped" | "noDevice" | "sameDevice" | "returned" | "inviterClosed";
  created_at: Millis;
  /** When the outcome was found; null while it is pending. */
  settled_at: Millis | null;
};

/** A message of the messaging platform, stored before it is answered: repeats are recognised, and none is lost to a crash. */
export type WxEventTable = {
  /** FromUserName + CreateTime + Event. */
  dedupe_key: string;
  /** timestamp + nonce of the first call that brought it. */
  nonce_key: string;
  event: string;
  openid: string;
  /** Hash of the sign-in ticket it carried, if any. */
  ticket_hash: string | null;
  state: "new" | "done" | "ignored";
  created_at: Millis;
};

/** A nonce of the messaging platform with the message it came with; with any other message it is a forgery. */
export type WxNonceTable = {
  /** timestamp + nonce of the call. */
  nonce_key: string;
  message_key: string;
  created_at: Millis;
};
