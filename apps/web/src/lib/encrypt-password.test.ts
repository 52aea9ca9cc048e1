import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { expect, test } from "vitest";
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

test.each(["correct horse battery", "密码也可以是中文 🍊"])("only the server reads %s again", async (password) => {
  expect(opened(await encryptPassword({ password, publicKey }))).toBe(password);
});

test("the same password never looks the same twice", async () => {
  const once = await encryptPassword({ password: "correct horse", publicKey });
  expect(await encryptPassword({ password: "correct horse", publicKey })).not.toBe(once);
});
