import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { encryptPassword } from "./encrypt-password.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const opened = (sealed: string) =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
    Buffer.from(sealed, "base64"),
  ).toString("utf8");

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(["https", "http"])("on an address of %s", (protocol) => {
  /** Browsers keep crypto.subtle from pages over http. */
  const visit = () => {
    if (protocol === "http") vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  };

  test.each(["correct horse battery", "密码也可以是中文 🍊"])("only the server reads %s again", async (password) => {
    visit();
    expect(opened(await encryptPassword({ password, publicKey }))).toBe(password);
  });

  test("the same password never looks the same twice", async () => {
    visit();
    const once = await encryptPassword({ password: "correct horse", publicKey });
    expect(await encryptPassword({ password: "correct horse", publicKey })).not.toBe(once);
  });

  test("a password longer than the key takes is refused", async () => {
    visit();
    await expect(encryptPassword({ password: "长".repeat(100), publicKey })).rejects.toThrow();
  });
});
