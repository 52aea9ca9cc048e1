import { request } from "undici";
import { AppError } from "../../platform/errors.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import { checkBlobKey } from "./check-blob-key.ts";
import { parseBlobUrl } from "./parse-blob-url.ts";
import { encodePath, signRequest } from "./sign-request.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const BODY_TIMEOUT_MS = 30_000;
/** A store that restarts or sheds load is asked again after these waits; every call here may be repeated safely. */
const RETRY_AFTER_MS = [100, 400];
const NO_BODY = new Uint8Array(0);
const SERVER_FAULT = 500;
const TOO_MANY = 429;
const NOT_FOUND = 404;
const INSUFFICIENT_STORAGE = 507;

type Method = "GET" | "HEAD" | "PUT" | "DELETE";
type Answer = { readonly status: number; readonly bytes: Uint8Array; readonly length: number };

/** Blobs in any S3-compatible store, addressed by path. Throws server.unavailable when the store cannot be reached, storage.full when it is. */
export function createS3Blobs({ blobUrl, clock }: { blobUrl: string; clock: Pick<Clock, "now" | "after"> }): Blobs {
  const store = parseBlobUrl(blobUrl);

  async function ask(method: Method, key: string, body: Uint8Array, headers: Record<string, string>): Promise<Answer> {
    const path = encodePath(`/${store.bucket}/${key}`);
    const signed = signRequest({ method, host: store.host, path, headers, body, now: clock.now(), credentials: store.credentials });
    const answer = await request(store.origin + path, {
      method,
      headers: signed,
      body: method === "PUT" ? body : null,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    });
    const length = Number(answer.headers["content-length"]);
    return { status: answer.statusCode, bytes: new Uint8Array(await answer.body.arrayBuffer()), length };
  }

  async function askPatiently(
    method: Method,
    key: string,
    body: Uint8Array = NO_BODY,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    checkBlobKey(key);
    for (let attempt = 0; ; attempt++) {
      const wait = RETRY_AFTER_MS[attempt];
      const answer = await ask(method, key, body, headers).catch((error: unknown) => {
        if (wait === undefined) throw new AppError("server.unavailable", {}, "blob store not reached", { cause: error });
        return null;
      });
      if (answer?.status === INSUFFICIENT_STORAGE) throw new AppError("storage.full", {}, `blob store is full: ${codeOf(answer)}`);
      if (answer !== null && answer.status < SERVER_FAULT && answer.status !== TOO_MANY) return answer;
      if (wait === undefined) throw new AppError("server.unavailable", {}, `blob store answered ${answer?.status}`);
      await new Promise<void>((resolve) => void clock.after(wait, resolve));
    }
  }

  return {
    async put(key, bytes, contentType) {
      const answer = await askPatiently("PUT", key, bytes, { "content-type": contentType });
      if (!isOk(answer)) throw refusal("PUT", answer);
    },
    async get(key) {
      const answer = await askPatiently("GET", key);
      if (isOk(answer)) return answer.bytes;
      if (isMissingKey(answer)) return null;
      throw refusal("GET", answer);
    },
    async size(key) {
      const answer = await askPatiently("HEAD", key);
      if (isOk(answer)) return answer.length;
      if (isMissingKey(answer)) return null;
      throw refusal("HEAD", answer);
    },
    async remove(key) {
      const answer = await askPatiently("DELETE", key);
      if (!isOk(answer) && !isMissingKey(answer)) throw refusal("DELETE", answer);
    },
  };
}

const isOk = ({ status }: Answer) => status >= 200 && status < 300;

/** A missing bucket answers 404 too, and means that nothing will ever be found. */
const isMissingKey = (answer: Answer) => answer.status === NOT_FOUND && codeOf(answer) !== "NoSuchBucket";

function codeOf({ bytes }: Answer): string {
  return /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1] ?? "";
}

function refusal(method: string, answer: Answer): AppError {
  return new AppError("server.fault", {}, `blob store refused ${method}: ${answer.status} ${codeOf(answer)}`);
}
