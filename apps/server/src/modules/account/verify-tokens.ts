import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hashToken, newToken } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { readVerifyKey, storeVerifyKey } from "./verify-key.repo.ts";

const KEY_BYTES = 32;
/** 120 bits cannot be guessed, and name and signature fit into a cookie of 64 characters. */
const SIGNATURE_CHARACTERS = 20;
const NAME = /^[\w-]{43}$/;

/** Names of browsers, signed, so that a made-up name does not count as a new browser. */
export interface VerifyTokens {
  /** A new name, or the former one; an unsigned name of earlier versions is signed. */
  issue(former?: string): Promise<string>;
  /** The hash that is stored of a browser's name; null without one, and for one with a wrong signature. */
  deviceHash(token: string | undefined): Promise<string | null>;
}

export function createVerifyTokens(db: Db): VerifyTokens {
  let opening: Promise<Buffer> | null = null;
  const key = (): Promise<Buffer> => {
    opening ??= openKey(db).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  async function signed(name: string): Promise<string> {
    const signature = createHmac("sha256", await key())
      .update(name)
      .digest("base64url");
    return `${name}.${signature.slice(0, SIGNATURE_CHARACTERS)}`;
  }

  return {
    async issue(former = "") {
      const [name = ""] = former.split(".");
      return signed(NAME.test(name) ? name : newToken());
    },

    async deviceHash(token = "") {
      const [name = ""] = token.split(".");
      if (!NAME.test(name)) return null;
      const [given, right] = [Buffer.from(token), Buffer.from(await signed(name))];
      return given.byteLength === right.byteLength && timingSafeEqual(given, right) ? hashToken(name) : null;
    },
  };
}

/** Created once per deployment; of two processes at once the first decides. */
async function openKey(db: Db): Promise<Buffer> {
  const known = await readVerifyKey(db);
  if (known !== undefined) return Buffer.from(known, "base64");
  await storeVerifyKey(db, randomBytes(KEY_BYTES).toString("base64"));
  const kept = await readVerifyKey(db);
  if (kept === undefined) throw new Error("the key just stored is not there");
  return Buffer.from(kept, "base64");
}
