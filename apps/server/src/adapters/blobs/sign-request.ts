import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import type { BlobStore } from "./parse-blob-url.ts";

/**
 * Headers of a request to S3 with its AWS Signature Version 4. All of `headers` are signed, and so is the body: without its
 * hash the library would sign that it is unsigned.
 */
export async function signRequest(input: {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /** Milliseconds since the epoch. */
  now: number;
  store: Pick<BlobStore, "accessKeyId" | "secretAccessKey" | "region">;
}): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey, region } = input.store;
  const signer = new AwsV4Signer({
    ...{ accessKeyId, secretAccessKey, region, service: "s3", method: input.method, url: input.url.href },
    headers: { ...input.headers, "x-amz-content-sha256": createHash("sha256").update(input.body).digest("hex") },
    datetime: new Date(input.now).toISOString().replace(/[-:]|\.\d{3}/g, ""),
    allHeaders: true,
  });
  const { headers } = await signer.sign();
  return Object.fromEntries(headers);
}
