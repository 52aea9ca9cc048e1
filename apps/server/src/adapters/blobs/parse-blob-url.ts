import { AppError } from "../../platform/errors.ts";

const DEFAULT_REGION = "us-east-1";
const PROTOCOLS: Readonly<Record<string, "http" | "https">> = { "s3+http:": "http", "s3+https:": "https" };

export type BlobStore = {
  readonly origin: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

/** Reads `s3+https://key:secret@host:port/bucket?region=…`; key and secret percent-encoded. Never puts the address into the error: it holds the secret. */
export function parseBlobUrl(blobUrl: string): BlobStore {
  const url = URL.canParse(blobUrl) ? new URL(blobUrl) : null;
  const protocol = url === null ? undefined : PROTOCOLS[url.protocol];
  const bucket = url?.pathname.slice(1) ?? "";
  if (url === null || protocol === undefined || !/^[a-z0-9][a-z0-9.-]*$/.test(bucket) || url.username === "" || url.password === "") {
    throw new AppError("server.fault", {}, "BLOB_URL must look like s3+https://key:secret@host:port/bucket?region=name");
  }
  return {
    origin: new URL(`${protocol}://${url.host}`).origin,
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? DEFAULT_REGION,
  };
}
