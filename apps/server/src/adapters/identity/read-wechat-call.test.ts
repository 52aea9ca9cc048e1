import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { readWechatCall, verifyWechatAddress } from "./read-wechat-call.ts";
import { ACCOUNT, encryptedCall, eventOf, NOW_MS, plainCall } from "./testing/push-message.ts";
import { decryptMessage, signParts } from "./wechat-crypto.ts";

const read = (call: Parameters<typeof readWechatCall>[1], account: Parameters<typeof readWechatCall>[0] = ACCOUNT) =>
  readWechatCall(account, call, NOW_MS);
/** An account in plain mode. */
const readPlain = (call: Parameters<typeof readWechatCall>[1]) => read(call, { ...ACCOUNT, aesKey: null });
const forged = expect.objectContaining({ reason: "callback.forged" });

describe("the documented vectors", () => {
  test("the check of an address is signed over token, time and nonce", () => {
    expect(signParts("AAAAA", "1714037059", "486452656")).toBe("899cf89e464efb63f54ddac96b0a0a235f53aa78");
  });

  const encrypted = "4ByGGj+sVCYcvGeQYhaKIk1o0pQRNbRjxybjTGblXrBaXlTXeOo1+bXFXDQQb1o6co6Yh9Bv41n7hOchLF6p+Q==";
  test("an encrypted message is signed over itself too", () => {
    expect(signParts("123456", "1411443780", "437374425", encrypted)).toBe("dd6b9c95b495b3f7e2901bfbc76c664930ffdb96");
  });
  test("an encrypted message opens", () => {
    expect(decryptMessage({ encrypted, aesKey: ACCOUNT.aesKey, appId: ACCOUNT.appId })).toBe("5927782489442352469");
  });
});

describe("the address check", () => {
  const query = plainCall("", { echostr: "echo-1" }).query;
  test.each([ACCOUNT, { ...ACCOUNT, aesKey: null }])("is answered with what it says, in either mode", (account) => {
    const { answer, call } = verifyWechatAddress(account, query, NOW_MS);
    expect(answer).toBe("echo-1");
    expect(call).toMatchObject({ nonceKey: "1411443780:437374425", event: null });
  });
  test("is another message when it says something else", () => {
    const keyOf = (echostr: string) => verifyWechatAddress(ACCOUNT, { ...query, echostr }, NOW_MS).call.messageKey;
    expect(keyOf("echo-1")).toBe(keyOf("echo-1"));
    expect(keyOf("echo-2")).not.toBe(keyOf("echo-1"));
  });
  test.each([
    ["another signature", { ...query, signature: "0".repeat(40) }],
    ["no signature", { ...query, signature: undefined }],
    ["nothing to say", { ...query, echostr: undefined }],
  ])("is refused with %s", (_, bad) => {
    expect(() => verifyWechatAddress(ACCOUNT, bad, NOW_MS)).toThrow(forged);
  });
});

describe("events", () => {
  test("a scan by a follower brings its scene", () => {
    expect(readPlain(plainCall(eventOf()))).toEqual({
      nonceKey: "1411443780:437374425",
      messageKey: "oFollower1:1411443779:SCAN:L1",
      event: { dedupeKey: "oFollower1:1411443779:SCAN:L1", event: "SCAN", openid: "oFollower1", scene: "L1" },
    });
  });
  test("a first follow brings its scene without the prefix", () => {
    expect(read(encryptedCall(eventOf({ Event: "subscribe", EventKey: "qrscene_L2" }))).event?.scene).toBe("L2");
  });
  test("a follow without a QR has no scene", () => {
    expect(read(encryptedCall(eventOf({ Event: "subscribe", EventKey: "" }))).event?.scene).toBeNull();
  });
  test("a menu click has no scene, whatever its key", () => {
    expect(read(encryptedCall(eventOf({ Event: "CLICK", EventKey: "qrscene_L2" }))).event?.scene).toBeNull();
  });
  test("a scene of digits stays a text", () => {
    expect(read(encryptedCall(eventOf({ EventKey: "007" }))).event?.scene).toBe("007");
  });
  test("a message that is no event is none of ours", () => {
    expect(read(encryptedCall(eventOf({ MsgType: "text" }))).event).toBeNull();
  });
  test("a message that is no event is told apart by its number, and from an event", () => {
    const keyOf = (fields: Record<string, string>) => readPlain(plainCall(eventOf(fields))).messageKey;
    const text = keyOf({ MsgType: "text", MsgId: "1" });
    expect(keyOf({ MsgType: "text", MsgId: "1" })).toBe(text);
    expect(new Set([text, keyOf({ MsgType: "text", MsgId: "2" }), keyOf({})]).size).toBe(3);
  });
  test("an encrypted event is opened", () => {
    expect(read(encryptedCall(eventOf())).event?.scene).toBe("L1");
  });
});

describe("the mode", () => {
  const { query, body } = encryptedCall(eventOf({ EventKey: "inside" }));
  const compatible = {
    query,
    body: eventOf({ EventKey: "outside" }).replace("</xml>", body.replace(/^<xml>|<\/xml>$/g, "").concat("</xml>")),
  };
  const bare = { encrypt_type: undefined, msg_signature: undefined };
  test.each([
    ["a plain event with a right signature", plainCall(eventOf())],
    ["a plain event that says it is encrypted", plainCall(eventOf(), { encrypt_type: "aes" })],
    ["a plain event under the signatures of an encrypted call", { query, body: eventOf() }],
    ["a plain event beside an encrypted one", compatible],
    ["an encrypted event signed plainly only", { query: { ...query, ...bare }, body }],
    ["an empty place for the encrypted event", { query, body: eventOf().replace("</xml>", "<Encrypt></Encrypt></xml>") }],
  ])("with a key, nothing but an encrypted call is taken: %s", (_, call) => {
    expect(() => read(call)).toThrow(forged);
  });
  test.each([
    ["an encrypted event", { query, body }],
    ["a plain event beside an encrypted one", compatible],
    ["a plain event beside an encrypted one, signed plainly", { ...compatible, query: { ...query, ...bare } }],
    ["a plain event that says it is encrypted", plainCall(eventOf(), { encrypt_type: "aes" })],
  ])("without a key, nothing but a plain call is taken: %s", (_, call) => {
    expect(() => readPlain(call)).toThrow(forged);
  });
});

describe("forged calls", () => {
  const encrypted = encryptedCall(eventOf());
  const flipped = encrypted.body.replace(/CDATA\[(.)/, (_, first: string) => `CDATA[${first === "A" ? "B" : "A"}`);
  test.each([
    ["a wrong signature", plainCall(eventOf(), { signature: "0".repeat(40) })],
    ["a signature of another length", plainCall(eventOf(), { signature: "0" })],
    ["no signature", plainCall(eventOf(), { signature: undefined })],
    ["no time", plainCall(eventOf(), { timestamp: "" })],
    ["a time that is no number", plainCall(eventOf(), { timestamp: "NaN" })],
    ["a time too long ago", plainCall(eventOf(), { timestamp: String(NOW_MS / 1000 - 301) })],
    ["a time too far ahead", plainCall(eventOf(), { timestamp: String(NOW_MS / 1000 + 301) })],
    ["a time with a zero before it", plainCall(eventOf(), { timestamp: `0${NOW_MS / 1000}` })],
    ["no nonce", plainCall(eventOf(), { nonce: "" })],
    ["a document type", plainCall(`<!DOCTYPE xml [<!ENTITY a "b">]>${eventOf()}`)],
    ["a body that is no XML", plainCall('{"Event":"SCAN"}')],
    ["a body above 64 KB", plainCall(eventOf({ Content: "x".repeat(65_536) }))],
    ["no sender", plainCall(eventOf({ FromUserName: "" }))],
    ["a sender that cannot be one", plainCall(eventOf({ FromUserName: "o'; --" }))],
    ["a field given twice", plainCall(eventOf().replace("</xml>", "<FromUserName>oOther</FromUserName></xml>"))],
    ["nesting without end", plainCall(`<xml>${"<a>".repeat(20_000)}</xml>`)],
  ])("are refused in the plain mode: %s", (_, call) => {
    expect(() => readPlain(call)).toThrow(forged);
  });

  test.each([
    ["a message for another account", encryptedCall(eventOf(), { appId: "wx0000000000000000" })],
    ["wrong padding", encryptedCall(eventOf(), { pad: 33 })],
    ["a message without its signature", { ...encrypted, query: { ...encrypted.query, msg_signature: undefined } }],
    ["a tampered message", { ...encrypted, body: flipped }],
    ["a time too long ago", { ...encrypted, query: { ...encrypted.query, timestamp: String(NOW_MS / 1000 - 301) } }],
    ["no sender", encryptedCall(eventOf({ FromUserName: "" }))],
  ])("are refused in the encrypted mode: %s", (_, call) => {
    expect(() => read(call)).toThrow(forged);
  });

  test("five minutes of difference between the clocks are forgiven", () => {
    expect(readPlain(plainCall(eventOf(), { timestamp: String(NOW_MS / 1000 - 300) })).event?.event).toBe("SCAN");
  });

  test("nothing that was sent is quoted in the error", () => {
    const note = catchNote(() => readPlain(plainCall(eventOf(), { signature: "my-signature" })));
    expect(note).not.toMatch(/my-signature|oFollower1|123456/);
  });
});

test("whatever is sent, the only failure is a refusal", () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((random) => Buffer.from(random).toString("latin1"));
  const inside = bytes.map((text) => `<xml>${text}</xml>`);
  const sealed = bytes.map((text) => `<xml><Encrypt>${Buffer.from(text, "latin1").toString("base64")}</Encrypt></xml>`);
  const call = fc.record({ body: bytes, inside, sealed, pick: fc.constantFrom("body", "inside", "sealed"), signature: fc.string() });
  fc.assert(
    fc.property(call, ({ pick, signature, ...bodies }) => {
      for (const attempt of [
        plainCall(bodies[pick]),
        plainCall(bodies[pick], { signature }),
        encryptedCall(bodies[pick]),
        signed(bodies[pick]),
      ]) {
        for (const reading of [read, readPlain]) {
          const note = catchNote(() => reading(attempt));
          if (note !== null) expect(note).toContain("platform call refused");
        }
      }
    }),
  );
});

/** A body whose Encrypt has a valid signature, so that it reaches the cipher. */
function signed(body: string) {
  const { query } = plainCall(body);
  const sealed = /<Encrypt>([^<]*)</.exec(body)?.[1] ?? "";
  return { body, query: { ...query, msg_signature: signParts(ACCOUNT.token, query["timestamp"] ?? "", query["nonce"] ?? "", sealed) } };
}

function catchNote(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== "callback.forged") throw error;
    return error.message;
  }
}
