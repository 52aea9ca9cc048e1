import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { readWechatCall, verifyWechatAddress } from "./read-wechat-call.ts";
import { ACCOUNT, encryptedCall, eventOf, NOW_MS, plainCall } from "./testing/push-message.ts";
import { decryptMessage, signParts } from "./wechat-crypto.ts";

const read = (call: Parameters<typeof readWechatCall>[1], account: Parameters<typeof readWechatCall>[0] = ACCOUNT) =>
  readWechatCall(account, call, NOW_MS);
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
  test("is answered with what it says", () => {
    expect(verifyWechatAddress(ACCOUNT, query, NOW_MS)).toBe("echo-1");
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
    expect(read(plainCall(eventOf()))).toEqual({
      dedupeKey: "oFollower1:1411443779:SCAN:L1",
      nonceKey: "1411443780:437374425",
      event: "SCAN",
      openid: "oFollower1",
      scene: "L1",
    });
  });
  test("a first follow brings its scene without the prefix", () => {
    expect(read(plainCall(eventOf({ Event: "subscribe", EventKey: "qrscene_L2" })))?.scene).toBe("L2");
  });
  test("a follow without a QR has no scene", () => {
    expect(read(plainCall(eventOf({ Event: "subscribe", EventKey: "" })))?.scene).toBeNull();
  });
  test("a menu click has no scene, whatever its key", () => {
    expect(read(plainCall(eventOf({ Event: "CLICK", EventKey: "qrscene_L2" })))?.scene).toBeNull();
  });
  test("a scene of digits stays a text", () => {
    expect(read(plainCall(eventOf({ EventKey: "007" })))?.scene).toBe("007");
  });
  test("a message that is no event is none of ours", () => {
    expect(read(plainCall(eventOf({ MsgType: "text" })))).toBeNull();
  });
  test("an encrypted event is opened", () => {
    expect(read(encryptedCall(eventOf()))?.scene).toBe("L1");
  });
  test("in the compatible mode the encrypted message counts", () => {
    const { query, body } = encryptedCall(eventOf({ EventKey: "inside" }));
    const both = eventOf({ EventKey: "outside" }).replace("</xml>", body.replace(/^<xml>|<\/xml>$/g, "").concat("</xml>"));
    expect(read({ query, body: both })?.scene).toBe("inside");
  });
  test("without a key the plain half of a compatible call is read", () => {
    const { query, body } = encryptedCall(eventOf({ EventKey: "inside" }));
    const both = eventOf({ EventKey: "outside" }).replace("</xml>", body.replace(/^<xml>|<\/xml>$/g, "").concat("</xml>"));
    expect(read({ query, body: both }, { ...ACCOUNT, aesKey: null })?.scene).toBe("outside");
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
    ["no nonce", plainCall(eventOf(), { nonce: "" })],
    ["an encrypted message for another account", encryptedCall(eventOf(), { appId: "wx0000000000000000" })],
    ["wrong padding", encryptedCall(eventOf(), { pad: 33 })],
    ["an encrypted message without its signature", { ...encrypted, query: { ...encrypted.query, msg_signature: undefined } }],
    ["a tampered encrypted message", { ...encrypted, body: flipped }],
    ["an encrypted call that holds nothing encrypted", plainCall(eventOf(), { encrypt_type: "aes" })],
    ["a document type", plainCall(`<!DOCTYPE xml [<!ENTITY a "b">]>${eventOf()}`)],
    ["a body that is no XML", plainCall('{"Event":"SCAN"}')],
    ["a body above 64 KB", plainCall(eventOf({ Content: "x".repeat(65_536) }))],
    ["no sender", plainCall(eventOf({ FromUserName: "" }))],
    ["a sender that cannot be one", plainCall(eventOf({ FromUserName: "o'; --" }))],
    ["a field given twice", plainCall(eventOf().replace("</xml>", "<FromUserName>oOther</FromUserName></xml>"))],
    ["nesting without end", plainCall(`<xml>${"<a>".repeat(20_000)}</xml>`)],
  ])("are refused: %s", (_, call) => {
    expect(() => read(call)).toThrow(forged);
  });

  test("five minutes of difference between the clocks are forgiven", () => {
    expect(read(plainCall(eventOf(), { timestamp: String(NOW_MS / 1000 - 300) }))?.event).toBe("SCAN");
  });

  test("a plain call is taken beside the encrypted mode, when it is signed", () => {
    expect(read(plainCall(eventOf()))?.event).toBe("SCAN");
  });

  test("nothing that was sent is quoted in the error", () => {
    const note = catchNote(() => read(plainCall(eventOf(), { signature: "my-signature" })));
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
        const note = catchNote(() => read(attempt));
        if (note !== null) expect(note).toContain("platform call refused");
      }
    }),
    { numRuns: 300 },
  );
});

/** The body's own Encrypt with a right signature: reaches the cipher. */
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
