import { createCipheriv, createHash, randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "./people.ts";
import { newSecret, type SandboxState, type SentCall, type SentEvent, trim } from "./sandbox-state.ts";

/** The account's own name in messages. */
const ACCOUNT_USER = "gh_7a11ea5eacc0";
const ATTEMPTS = 3;
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const ANSWER_SHOWN_CHARACTERS = 300;

/** Pushes an event to the callback, up to three times until it is answered. */
export async function pushEvent(
  state: SandboxState,
  input: { event: SentEvent["event"]; person: Person; eventKey?: string; ticket?: string },
): Promise<SentEvent> {
  const { event, person, eventKey = "", ticket = null } = input;
  const createTime = Math.floor(state.now() / SECOND_MS);
  const xml = eventXml({ toUser: ACCOUNT_USER, openid: person.openid, createTime, event, eventKey, ticket });
  const sent: SentEvent = { id: newSecret(), at: state.now(), event, person, eventKey, xml, calls: [] };
  state.events.push(sent);
  trim(state.events);
  if (state.behaviour.callbackDelayMs > 0) await sleep(state.behaviour.callbackDelayMs, undefined, { ref: false });
  await pushUntilAnswered(state, sent);
  if (state.faults.take("duplicatedEvent")) await pushAgain(state, sent);
  if (state.faults.take("replayedNonce")) await replay(state, sent);
  return sent;
}

async function pushUntilAnswered(state: SandboxState, sent: SentEvent): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { accepted } = await pushAgain(state, sent);
    if (accepted) return;
  }
}

/** Repeats the event in a call of its own. */
export async function pushAgain(state: SandboxState, sent: SentEvent, options: { forged?: boolean } = {}): Promise<SentCall> {
  return deliver(state, sent, signedCall(state, sent, options.forged === true || state.faults.take("wrongSignature")));
}

/** Repeats the last call byte for byte. */
export async function replay(state: SandboxState, sent: SentEvent): Promise<SentCall> {
  const last = sent.calls.at(-1);
  return last === undefined ? pushAgain(state, sent) : deliver(state, sent, last);
}

/** Checks the callback's address as the platform's console does. True when it answers correctly. */
export async function checkAddress(state: SandboxState): Promise<boolean> {
  if (state.callbackUrl === null) return false;
  const echo = String(randomInt(1e12));
  const query = plainQuery(state, state.credentials.account.token);
  query.set("echostr", echo);
  const answer = await fetch(`${state.callbackUrl}?${query}`);
  return answer.status === 200 && (await answer.text()) === echo;
}

function plainQuery(state: SandboxState, token: string): URLSearchParams {
  const late = state.faults.take("oldTimestamp") ? HOUR_SECONDS : 0;
  const timestamp = String(Math.floor(state.now() / SECOND_MS) - late);
  const nonce = String(randomInt(1e9));
  return new URLSearchParams({ signature: sign(token, timestamp, nonce), timestamp, nonce });
}

function signedCall(state: SandboxState, { xml, person }: SentEvent, forged: boolean): { query: string; body: string } {
  const { account } = state.credentials;
  const token = forged ? "not-the-token" : account.token;
  const query = plainQuery(state, token);
  query.set("openid", person.openid);
  const { mode } = state.behaviour;
  if (mode === "plain") return { query: query.toString(), body: xml };
  const encrypted = encrypt({ message: xml, aesKey: account.aesKey, appId: account.appId });
  query.set("encrypt_type", "aes");
  query.set("msg_signature", sign(token, query.get("timestamp") ?? "", query.get("nonce") ?? "", encrypted));
  const node = `<Encrypt><![CDATA[${encrypted}]]></Encrypt>`;
  const body =
    mode === "compatible"
      ? xml.replace("</xml>", `${node}\n</xml>`)
      : `<xml><ToUserName><![CDATA[${ACCOUNT_USER}]]></ToUserName>${node}</xml>`;
  return { query: query.toString(), body };
}

async function deliver(state: SandboxState, sent: SentEvent, call: { query: string; body: string }): Promise<SentCall> {
  const { query, body } = call;
  let done: SentCall;
  try {
    if (state.callbackUrl === null) throw new Error("no callback address");
    const response = await fetch(`${state.callbackUrl}?${query}`, {
      method: "POST",
      headers: { "content-type": "text/xml" },
      body,
      signal: AbortSignal.timeout(state.behaviour.answerWithinMs),
    });
    const answer = (await response.text()).slice(0, ANSWER_SHOWN_CHARACTERS);
    const accepted = response.status === 200 && (answer === "" || answer === "success" || answer.startsWith("<xml>"));
    done = { query, body, status: response.status, answer, accepted };
  } catch (error) {
    done = { query, body, status: 0, answer: error instanceof Error ? error.message : "", accepted: false };
  }
  sent.calls.push(done);
  return done;
}

const PAD_TO_BYTES = 32;
const IV_BYTES = 16;
const RANDOM_BYTES = 16;

function sign(...parts: string[]): string {
  return createHash("sha1").update(parts.sort().join("")).digest("hex");
}

/** random(16) | length | message | app id, padded to a multiple of 32. */
function encrypt(input: { message: string; aesKey: string; appId: string }): string {
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

type EventFields = { toUser: string; openid: string; createTime: number; event: string; eventKey: string; ticket: string | null };

function eventXml(fields: EventFields): string {
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
