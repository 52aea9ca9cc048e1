import { AppError } from "../../platform/errors.ts";
import { createByteGatherer } from "../../platform/gather-bytes.ts";
import type { BlobSource, Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { checkBlobKey } from "./check-blob-key.ts";
import { parseBlobUrl } from "./parse-blob-url.ts";
import { codeOf, createS3Requests, isOk, type S3Requests, type S3Text } from "./s3-requests.ts";

/** The smallest part S3 takes but for the last. A stream is sent in parts of this size: one of them is in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024;
const NOT_FOUND = 404;

/** Blobs in any S3-compatible store, addressed by path. Throws server.unavailable when the store cannot be reached, storage.full when it is. */
export function createS3Blobs({ blobUrl, clock }: { blobUrl: string; clock: Pick<Clock, "now" | "after"> }): Blobs {
  const requests = createS3Requests({ store: parseBlobUrl(blobUrl), clock });

  async function putWhole(key: string, body: Uint8Array, contentType: string): Promise<number> {
    mustBeOk("PUT", await requests.ask({ method: "PUT", key, body, headers: { "content-type": contentType } }));
    return body.byteLength;
  }

  return {
    async put(key, source, contentType) {
      checkBlobKey(key);
      if (source instanceof Uint8Array) return putWhole(key, source, contentType);
      const parts = partsOf(source);
      try {
        const first = await parts.next();
        if (first.done) return await putWhole(key, new Uint8Array(0), contentType);
        if (first.value.last) return await putWhole(key, first.value.bytes, contentType);
        return await putInParts(requests, { key, contentType, first: first.value.bytes, rest: parts });
      } finally {
        // Lets go of the source, also where the store failed.
        await parts.return(undefined);
      }
    },
    async get(key) {
      checkBlobKey(key);
      const answer = await requests.open({ method: "GET", key });
      if (!("body" in answer)) {
        if (isMissingKey(answer)) return null;
        throw refusal("GET", answer);
      }
      const bytes = lengthOf(answer);
      if (Number.isSafeInteger(bytes)) return { bytes, content: answer.body };
      answer.body.destroy();
      throw new AppError("server.fault", {}, "blob store gave a file without its length");
    },
    async size(key) {
      checkBlobKey(key);
      const answer = await requests.ask({ method: "HEAD", key });
      if (isOk(answer)) return lengthOf(answer);
      if (isMissingKey(answer)) return null;
      throw refusal("HEAD", answer);
    },
    async remove(key) {
      checkBlobKey(key);
      await abortUnfinished(requests, key);
      const answer = await requests.ask({ method: "DELETE", key });
      if (!isOk(answer) && !isMissingKey(answer)) throw refusal("DELETE", answer);
    },
  };
}

type Part = { readonly bytes: Uint8Array; readonly last: boolean };

/** Cuts a stream into parts; whether one is the last shows only when another chunk comes, or none. */
async function* partsOf(source: Exclude<BlobSource, Uint8Array>): AsyncGenerator<Part, undefined> {
  const gathered = createByteGatherer();
  for await (const chunk of source) {
    for (let from = 0; from < chunk.byteLength; ) {
      if (gathered.size === PART_BYTES) {
        yield { bytes: gathered.bytes, last: false };
        gathered.clear();
      }
      const to = Math.min(chunk.byteLength, from + PART_BYTES - gathered.size);
      gathered.add(chunk.subarray(from, to));
      from = to;
    }
  }
  if (gathered.size > 0) yield { bytes: gathered.bytes, last: true };
}

/** A multipart upload: the file appears under its key when all parts are there, and is taken back where one fails. */
async function putInParts(
  requests: S3Requests,
  { key, contentType, first, rest }: { key: string; contentType: string; first: Uint8Array; rest: AsyncGenerator<Part, undefined> },
): Promise<number> {
  const headers = { "content-type": contentType };
  const begun = mustBeOk("POST", await requests.ask({ method: "POST", key, query: { uploads: "" }, headers }));
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text)?.[1] ?? "";
  if (uploadId === "") throw new AppError("server.fault", {}, "blob store began an upload without an id");
  try {
    const tags: string[] = [];
    let bytes = 0;
    const send = async (body: Uint8Array) => {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = mustBeOk("PUT", await requests.ask({ method: "PUT", key, query, body }));
      tags.push(String(answer.headers["etag"] ?? ""));
      bytes += body.byteLength;
    };
    await send(first);
    for await (const part of rest) await send(part.bytes);
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join("");
    const body = new TextEncoder().encode(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
    const done = mustBeOk("POST", await requests.ask({ method: "POST", key, query: { uploadId }, body }));
    // A failure found after the answer had begun comes with a good status.
    if (codeOf(done) !== "") throw refusal("POST", done);
    return bytes;
  } catch (error) {
    await requests.ask({ method: "DELETE", key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** Parts sent by a killed process take up storage until their upload is aborted. Stores that cannot list uploads answer so, and keep no parts. */
async function abortUnfinished(requests: S3Requests, key: string): Promise<void> {
  const listed = await requests.ask({ method: "GET", key: "", query: { prefix: key, uploads: "" } });
  if (!isOk(listed)) return;
  for (const [, upload = ""] of listed.text.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(upload)?.[1];
    if (uploadId === undefined || !upload.includes(`<Key>${key}</Key>`)) continue;
    await requests.ask({ method: "DELETE", key, query: { uploadId } });
  }
}

const lengthOf = ({ headers }: { headers: S3Text["headers"] }) => Number(headers["content-length"]);

/** A missing bucket answers 404 too, and means that nothing will ever be found. */
const isMissingKey = (answer: S3Text) => answer.status === NOT_FOUND && codeOf(answer) !== "NoSuchBucket";

function mustBeOk(method: string, answer: S3Text): S3Text {
  if (!isOk(answer)) throw refusal(method, answer);
  return answer;
}

function refusal(method: string, answer: S3Text): AppError {
  return new AppError("server.fault", {}, `blob store refused ${method}: ${answer.status} ${codeOf(answer)}`);
}
