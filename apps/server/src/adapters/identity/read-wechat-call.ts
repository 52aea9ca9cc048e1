import { XMLParser } from "fast-xml-parser";
import type { WechatConfig } from "../../platform/config.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import type { PlatformEvent, PushedCall, SignedCall } from "../../ports/identity-platform.ts";
import { decryptMessage, sameText, signParts } from "./wechat-crypto.ts";

type Account = NonNullable<WechatConfig["account"]>;
type Message = Readonly<Record<string, string>>;

const BODY_MAX_BYTES = 65_536;
/** Largest difference between the platform's clock and ours, in seconds; older calls are replays. */
const SKEW_MAX_SECONDS = 300;
const SECOND_MS = 1000;
const SUBSCRIBE_PREFIX = "qrscene_";
/** Nothing may precede the root element: a document type could define entities. */
const ROOT = /^\s*(?:(<\?xml[^>]{0,200}\?>)\s*)?<xml>/;
const OPENID = /^[\w-]{1,128}$/;
/** No leading zeros: with one notation for a moment, one signature cannot be used with a second nonce. */
const TIMESTAMP = /^[1-9]\d{0,11}$/;
/** In encrypted mode the message has no fields outside Encrypt; in compatible mode it has, and they are not signed. */
const PLAIN_PARTS = ["FromUserName", "MsgType", "Event"] as const;
const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, processEntities: false, trimValues: true });

/** The platform's check of our address, and what to answer; signed as in plain mode. Throws callback.forged. */
export function verifyWechatAddress(account: Account, query: PushedCall["query"], nowMs: number): { call: SignedCall; answer: string } {
  const moment = readMoment(query, nowMs);
  checkPlainSignature(account, moment, query);
  const answer = query["echostr"] ?? forged("echostr is missing");
  return { call: { nonceKey: nonceKeyOf(moment), messageKey: `address:${hashToken(answer)}`, event: null }, answer };
}

/** Verifies and parses a pushed call. Throws callback.forged. */
export function readWechatCall(account: Account, call: PushedCall, nowMs: number): SignedCall {
  const moment = readMoment(call.query, nowMs);
  const outer = parseMessage(call.body);
  const message = openMessage(account, outer, { moment, query: call.query });
  const event = asEvent(message);
  return { nonceKey: nonceKeyOf(moment), messageKey: event?.dedupeKey ?? messageKeyOf(message), event };
}

type Moment = { readonly timestamp: string; readonly nonce: string };

function readMoment(query: PushedCall["query"], nowMs: number): Moment {
  const { timestamp = "", nonce = "" } = query;
  if (!TIMESTAMP.test(timestamp) || nonce === "" || nonce.length > 128) return forged("timestamp or nonce is missing");
  if (Math.abs(nowMs / SECOND_MS - Number(timestamp)) > SKEW_MAX_SECONDS) return forged("timestamp is too far from now");
  return { timestamp, nonce };
}

function nonceKeyOf({ timestamp, nonce }: Moment): string {
  return `${timestamp}:${nonce}`;
}

/**
 * The configured key decides the mode, not the call: a plain signature does not cover the message, so a caller who could
 * choose the mode could send any message under a signature seen before.
 */
function openMessage(account: Account, outer: Message, call: { moment: Moment; query: PushedCall["query"] }): Message {
  const encrypted = outer["Encrypt"];
  if (account.aesKey === null) {
    if (encrypted !== undefined || call.query["encrypt_type"] === "aes") return forged("the call is encrypted, and no key is set");
    checkPlainSignature(account, call.moment, call.query);
    return outer;
  }
  if (encrypted === undefined) return forged("the call is not encrypted, though a key is set");
  if (PLAIN_PARTS.some((part) => outer[part] !== undefined)) return forged("the compatible mode is not offered, choose the encrypted one");
  const { timestamp, nonce } = call.moment;
  const wanted = signParts(account.token, timestamp, nonce, encrypted);
  if (!sameText(call.query["msg_signature"] ?? "", wanted)) return forged("msg_signature is wrong");
  const opened = decryptMessage({ encrypted, aesKey: account.aesKey, appId: account.appId });
  return opened === null ? forged("message cannot be opened") : parseMessage(opened);
}

function checkPlainSignature(account: Account, { timestamp, nonce }: Moment, query: PushedCall["query"]): void {
  if (!sameText(query["signature"] ?? "", signParts(account.token, timestamp, nonce))) forged("signature is wrong");
}

function parseMessage(xml: string): Message {
  if (Buffer.byteLength(xml) > BODY_MAX_BYTES) return forged("message is too large");
  if (!ROOT.test(xml)) return forged("message is no XML");
  try {
    const root: unknown = parser.parse(xml)?.xml;
    if (typeof root !== "object" || root === null) return forged("message is empty");
    return Object.fromEntries(Object.entries(root).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return forged("message cannot be read");
  }
}

/** Other messages (texts, pictures …) are known by the platform's MsgId. */
function messageKeyOf({ FromUserName: openid, CreateTime: createTime, MsgType: type, MsgId: id = "" }: Message): string {
  return ["message", openid, createTime, hashToken(JSON.stringify([type, id]))].join(":");
}

function asEvent(message: Message): PlatformEvent | null {
  const { MsgType: type, Event: event, FromUserName: openid = "", CreateTime: createTime = "", EventKey: key = "" } = message;
  if (!OPENID.test(openid) || !/^\d{1,12}$/.test(createTime) || type === undefined) return forged("message is incomplete");
  if (type !== "event") return null;
  if (event === undefined) return forged("event without a name");
  return { dedupeKey: [openid, createTime, event, key].join(":"), event, openid, scene: sceneOf(event, key) };
}

function sceneOf(event: string, key: string): string | null {
  if (event === "subscribe" && key.startsWith(SUBSCRIBE_PREFIX)) return key.slice(SUBSCRIBE_PREFIX.length) || null;
  return event === "SCAN" && key !== "" ? key : null;
}

/** The note goes to the log, so it never contains what was sent. */
function forged(note: string): never {
  throw new AppError("callback.forged", {}, `platform call refused: ${note}`);
}
