import { createCipheriv, randomBytes } from "node:crypto";

const NONCE_CHARACTERS = 12;

export type SealedBox = { readonly ciphertext: string; readonly nonce: string; readonly associated_data: string };

/** AES-256-GCM with the merchant's APIv3 key: ciphertext followed by the tag, in base64. */
export function sealBox(apiV3Key: string, input: { text: string; associatedData: string }): SealedBox {
  const nonce = randomBytes(NONCE_CHARACTERS).toString("base64url").slice(0, NONCE_CHARACTERS);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(apiV3Key), Buffer.from(nonce)).setAAD(Buffer.from(input.associatedData));
  const sealed = Buffer.concat([cipher.update(input.text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: sealed.toString("base64"), nonce, associated_data: input.associatedData };
}
