import { createCipheriv } from "node:crypto";
import type { PushedCall } from "../../../ports/identity-platform.ts";
import { signParts } from "../wechat-crypto.ts";

export const ACCOUNT = {
  appId: "wx49f0ab532d5d035a",
  appSecret: "unused",
  token: "123456",
  aesKey: "kWxPEV2UEDyxWpmPdKC3F4dgPDmOvfKX1HGnEUDS1aR",
} as const;
export const NOW_MS = 1_411_443_780_000;
const TIMESTAMP = String(NOW_MS / 1000);
const NONCE = "437374425";

export function eventOf(fields: Record<string, string> = {}): string {
  const message = {
    ToUserName: "gh_1",
    FromUserName: "oFollower1",
    CreateTime: "1411443779",
    MsgType: "event",
    Event: "SCAN",
    EventKey: "L1",
  };
  const nodes = Object.entries({ ...message, ...fields }).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
  return `<xml>${nodes.join("")}</xml>`;
}

/** A call in plain mode with the platform's signature. */
export function plainCall(body: string, change: Record<string, string | undefined> = {}): PushedCall {
  const timestamp = change["timestamp"] ?? TIMESTAMP;
  return { query: { signature: signParts(ACCOUNT.token, timestamp, NONCE), timestamp, nonce: NONCE, ...change }, body };
}

/** A call in encrypted mode. */
export function encryptedCall(message: string, input: { appId?: string; pad?: number } = {}): PushedCall {
  const encrypted = encrypt(message, input.appId ?? ACCOUNT.appId, input.pad);
  const msg_signature = signParts(ACCOUNT.token, TIMESTAMP, NONCE, encrypted);
  return plainCall(`<xml><ToUserName>gh_1</ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`, {
    encrypt_type: "aes",
    msg_signature,
  });
}

function encrypt(message: string, appId: string, padByte?: number): string {
  const key = Buffer.from(`${ACCOUNT.aesKey}=`, "base64");
  const text = Buffer.from(message);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.byteLength);
  const plain = Buffer.concat([Buffer.alloc(16, 7), length, text, Buffer.from(appId)]);
  const pad = 32 - (plain.byteLength % 32);
  const cipher = createCipheriv("aes-256-cbc", key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(pad, padByte ?? pad)])), cipher.final()]).toString("base64");
}
