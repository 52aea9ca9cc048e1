import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type StoreKeys = { readonly accessKey: string; readonly secretKey: string; readonly region: string };

/** Largest age of a signature, in both directions, as in real stores. */
const CLOCK_SKEW_MAX_MS = 15 * 60 * 1000;
const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];

/** The S3 error code of a wrong AWS Signature Version 4, or null. Written from the standard, independently of the client it tests. */
export function checkSignature(request: IncomingMessage, body: Buffer, keys: StoreKeys): string | null {
  const header = request.headers.authorization ?? "";
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    );
  if (parts === null) return "AccessDenied";
  const [, accessKey = "", day = "", region = "", signedList = "", signature = ""] = parts;
  if (accessKey !== keys.accessKey) return "InvalidAccessKeyId";
  if (region !== keys.region) return "AuthorizationHeaderMalformed";
  const signed = signedList.split(";");
  if (MUST_BE_SIGNED.some((name) => !signed.includes(name)) || signed.join() !== [...signed].sort().join()) return "AccessDenied";

  const time = String(request.headers["x-amz-date"] ?? "");
  if (!time.startsWith(day) || Math.abs(Date.now() - momentOf(time)) > CLOCK_SKEW_MAX_MS) return "RequestTimeTooSkewed";
  const hash = createHash("sha256").update(body).digest("hex");
  if (request.headers["x-amz-content-sha256"] !== hash) return "XAmzContentSHA256Mismatch";

  const [path = "", query = ""] = (request.url ?? "").split("?");
  const lines = signed.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}`);
  const canonical = `${request.method}\n${path}\n${query}\n${lines.join("\n")}\n\n${signedList}\n${hash}`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${createHash("sha256").update(canonical).digest("hex")}`;
  const dayKey = mac(`AWS4${keys.secretKey}`, day);
  const expected = mac(mac(mac(mac(dayKey, region), "s3"), "aws4_request"), text);
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

function mac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** `20260102T030405Z` in milliseconds since the epoch. */
function momentOf(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}
