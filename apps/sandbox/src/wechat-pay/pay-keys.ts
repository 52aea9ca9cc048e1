import { generateKeyPairSync, randomBytes, randomInt } from "node:crypto";

const RSA_BITS = 2048;
const SERIAL_BYTES = 20;
const API_V3_KEY_BYTES = 16;
const DIGITS = 10;

/**
 * How the platform signs for a merchant: with its public key's pair (merchants since 2024), with its certificate's, or with
 * either while a merchant moves from the certificate to the public key.
 */
export type KeyMode = "publicKey" | "certificate" | "moving";

type KeyPair = { readonly publicKey: string; readonly privateKey: string };

/** The merchant's account and the platform's keys, valid in this sandbox only. */
export type PayKeys = {
  readonly merchantId: string;
  readonly appId: string;
  /** 32 characters. */
  readonly apiV3Key: string;
  readonly merchant: KeyPair & { readonly serialNo: string };
  readonly platform: KeyPair & { readonly publicKeyId: string };
  readonly certificate: KeyPair & { readonly serial: string; readonly expiredSerial: string };
};

/**
 * The key pairs, which take a fifth of a second, are made all together when one of them is first asked for: most servers
 * with a sandbox are never paid. `onMade` is where they are stored, before anybody has used them.
 */
export function createPayKeys(onMade: () => void = () => undefined): PayKeys {
  const merchantId = `16${digits(8)}`;
  let made: Pairs | null = null;
  const pair = (name: keyof Pairs): KeyPair => {
    if (made === null) {
      made = { merchant: createPair(), platform: createPair(), certificate: createPair() };
      onMade();
    }
    return made[name];
  };
  return {
    merchantId,
    appId: `wx${randomBytes(8).toString("hex")}`,
    apiV3Key: randomBytes(API_V3_KEY_BYTES).toString("hex"),
    merchant: withPair(() => pair("merchant"), { serialNo: newSerial() }),
    platform: withPair(() => pair("platform"), { publicKeyId: `PUB_KEY_ID_01${merchantId}${digits(DIGITS)}` }),
    certificate: withPair(() => pair("certificate"), { serial: newSerial(), expiredSerial: newSerial() }),
  };
}

type Pairs = Readonly<Record<"merchant" | "platform" | "certificate", KeyPair>>;

function withPair<Ids extends object>(pair: () => KeyPair, ids: Ids): KeyPair & Ids {
  return {
    ...ids,
    get publicKey() {
      return pair().publicKey;
    },
    get privateKey() {
      return pair().privateKey;
    },
  };
}

/** 40 hexadecimal digits, as in certificates; positive and without a leading zero. */
export function newSerial(): string {
  const bytes = randomBytes(SERIAL_BYTES);
  bytes[0] = 0x40 | ((bytes[0] ?? 0) & 0x3f);
  return bytes.toString("hex").toUpperCase();
}

function createPair(): KeyPair {
  return generateKeyPairSync("rsa", {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}

export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}
