import { createCipheriv, createHash, randomBytes } from "node:crypto";

const PAD_TO_BYTES = 32;
const IV_BYTES = 16;
const RANDOM_BYTES = 16;

export function sign(...parts: string[]): string {
  return createHash("sha1").update(parts.sort().join("")).digest("hex");
}

/** random(16) | length | message | app id, padded to a multiple of 32. */
export function encrypt(input: { message: string; aesKey: string; appId: string }): string {
  const key = Buffer.from(`${input.aesKey}=`, "base64");
  const message = Buffer.from(input.message, "utf8");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(message.byteLength);
  const plain = Buffer.concat([randomBytes(RANDOM_BYTES), length, message, Buffer.from(input.appId)]);
  const pad = PAD_TO_BYTES - (plain.byteLength % PAD_TO_BYTES);
  const cipher = createCipheriv("aes-256-cbc", key, key.subarray(0, IV_BYTES));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(pad, pad)])), cipher.final()]).toString("base64");
}

export type EventFields = { toUser: string; openid: string; createTime: number; event: string; eventKey: string; ticket: string | null };

export function eventXml(fields: EventFields): string {
  const { toUser, openid, createTime, event, eventKey, ticket } = fields;
  const text = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>`;
  return [
    "<xml>",
    text("ToUserName", toUser),
    text("FromUserName", openid),
    `<CreateTime>${createTime}</CreateTime>`,
    text("MsgType", "event"),
    text("Event", event),
    text("EventKey", eventKey),
    ticket === null ? "" : text("Ticket", ticket),
    "</xml>",
  ].join("\n");
}
