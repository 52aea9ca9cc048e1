import { createPrivateKey, createPublicKey, generateKeyPair, webcrypto } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { readPrivateKey, storePrivateKey } from "./password.repo.ts";

const MODULUS_BITS = 2048;
const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" } as const;

const newKeyPair = promisify(generateKeyPair);

type Opened = { readonly publicKey: string; readonly decryptKey: webcrypto.CryptoKey };

/** The key pair browsers encrypt passwords with: created once per deployment, kept in its database. */
export interface KeyPair {
  /** Public key: SPKI, PEM. */
  publicKey(): Promise<string>;
  /** Decrypts base64 RSA-OAEP-SHA256 to NFC text. Throws password.unreadable. */
  decrypt(encrypted: string, field: "password" | "oldPassword"): Promise<string>;
}

export function createKeyPair(db: Db): KeyPair {
  let opening: Promise<Opened> | null = null;
  const opened = (): Promise<Opened> => {
    opening ??= open(db).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  return {
    publicKey: async () => (await opened()).publicKey,

    async decrypt(encrypted, field) {
      const { decryptKey } = await opened();
      try {
        const bytes = await webcrypto.subtle.decrypt(ALGORITHM, decryptKey, Buffer.from(encrypted, "base64"));
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC");
      } catch {
        // No cause: details of a failed decryption must reach neither the page nor the log.
        throw new AppError("password.unreadable", { field });
      }
    },
  };
}

async function open(db: Db): Promise<Opened> {
  const der = Buffer.from((await readPrivateKey(db)) ?? (await makePrivateKey(db)), "base64");
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(privateKey).export({ format: "pem", type: "spki" }) as string;
  const decryptKey = await webcrypto.subtle.importKey("pkcs8", der, ALGORITHM, false, ["decrypt"]);
  return { publicKey, decryptKey };
}

async function makePrivateKey(db: Db): Promise<string> {
  const { privateKey } = await newKeyPair("rsa", { modulusLength: MODULUS_BITS });
  await storePrivateKey(db, privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"));
  const kept = await readPrivateKey(db);
  if (kept === undefined) throw new Error("the key just stored is not there");
  return kept;
}
