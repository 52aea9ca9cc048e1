import { createPublicKey, createSign } from "node:crypto";

/** Tags of DER. */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const NULL = 0x05;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;

const SHORT_LENGTH_MAX = 127;
const LONG_LENGTH = 0x80;
const X509_V3 = 2;
const PEM_LINE = /.{1,64}/g;

const SHA256_WITH_RSA = der(SEQUENCE, der(OBJECT_ID, Buffer.from("2a864886f70d01010b", "hex")), der(NULL));
const COMMON_NAME = der(OBJECT_ID, Buffer.from("550403", "hex"));

/** A self-signed X.509 certificate in PEM; Node can parse certificates but not create them. */
export function writeCertificate(input: {
  name: string;
  serial: string;
  from: number;
  to: number;
  publicKey: string;
  privateKey: string;
}): string {
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(input.name)))));
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([X509_V3]))),
    der(INTEGER, Buffer.from(input.serial, "hex")),
    SHA256_WITH_RSA,
    name,
    der(SEQUENCE, time(input.from), time(input.to)),
    name,
    createPublicKey(input.publicKey).export({ type: "spki", format: "der" }),
  );
  const signature = createSign("RSA-SHA256").update(content).sign(input.privateKey);
  const certificate = der(SEQUENCE, content, SHA256_WITH_RSA, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = certificate.toString("base64").match(PEM_LINE) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.byteLength;
  if (length <= SHORT_LENGTH_MAX) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([tag, LONG_LENGTH | bytes.byteLength]), bytes, content]);
}

/** 20261121040000Z */
function time(ms: number): Buffer {
  return der(GENERALIZED_TIME, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]|\..*/g, "")}Z`));
}
