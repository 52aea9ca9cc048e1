import { createDecipheriv } from "node:crypto";

const TAG_BYTES = 16;

/** AES-256-GCM as the platform sends it: ciphertext followed by the tag. */
export type SealedBox = { readonly ciphertext: string; readonly nonce: string; readonly associated_data?: string | undefined };

/** Decrypts with the APIv3 key. Throws where it was encrypted with another or changed. */
export function openBox(apiV3Key: string, box: SealedBox): string {
  const sealed = Buffer.from(box.ciphertext, "base64");
  if (sealed.byteLength <= TAG_BYTES) throw new Error("the box is too short");
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(apiV3Key, "utf8"), Buffer.from(box.nonce, "utf8"), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(sealed.byteLength - TAG_BYTES));
  decipher.setAAD(Buffer.from(box.associated_data ?? "", "utf8"));
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.byteLength - TAG_BYTES)), decipher.final()]).toString("utf8");
}
