import { createHash, createHmac } from "node:crypto";

export type Credentials = { readonly accessKey: string; readonly secretKey: string; readonly region: string };

const ALGORITHM = "AWS4-HMAC-SHA256";
const SERVICE = "s3";

export const sha256Hex = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac("sha256", key).update(text, "utf8").digest();

/**
 * Headers of a request with its AWS Signature Version 4. `headers` are signed together with host, date and the body's hash;
 * names must be in lower case. `path` is the encoded path, `query` what `canonicalQuery` made.
 */
export function signRequest(input: {
  method: string;
  host: string;
  path: string;
  query?: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Milliseconds since the epoch. */
  now: number;
  credentials: Credentials;
}): Record<string, string> {
  const { accessKey, secretKey, region } = input.credentials;
  const time = new Date(input.now).toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const bodyHash = sha256Hex(input.body);
  const headers: Record<string, string> = { ...input.headers, host: input.host, "x-amz-content-sha256": bodyHash, "x-amz-date": time };

  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/\s+/g, " ")}\n`).join("");
  const signedHeaders = names.join(";");
  const canonicalRequest = [input.method, input.path, input.query ?? "", canonicalHeaders, signedHeaders, bodyHash].join("\n");
  const toSign = [ALGORITHM, time, scope, sha256Hex(canonicalRequest)].join("\n");
  const key = [day, region, SERVICE, "aws4_request"].reduce<Uint8Array | string>((secret, part) => hmac(secret, part), `AWS4${secretKey}`);
  const signature = hmac(key, toSign).toString("hex");
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${accessKey}/${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
  };
}

/** A path as S3 canonicalises it: everything but unreserved characters is encoded, slashes stay. */
export function encodePath(path: string): string {
  return path.split("/").map(encode).join("/");
}

/** A query as S3 canonicalises it: by name, both sides encoded, a name without a value as `name=`. */
export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? "")}`)
    .join("&");
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
