import type { Readable } from "node:stream";
import { request } from "undici";
import { AppError } from "../../platform/errors.ts";
import { readBounded } from "../../platform/read-bounded.ts";
import type { Clock } from "../../ports/clock.ts";
import type { BlobStore } from "./parse-blob-url.ts";
import { signRequest } from "./sign-request.ts";

const HEADERS_TIMEOUT_MS = 10_000;
/** Between two chunks; a reader that takes its time does not count. */
const BODY_TIMEOUT_MS = 30_000;
/** A store that restarts or sheds load is asked again after these waits; every call here may be repeated safely. */
const RETRY_AFTER_MS = [100, 400];
/** Answers are a few lines of XML; whatever listens there, no more of it is taken in. */
const ANSWER_MAX_BYTES = 65_536;
const NO_BODY = new Uint8Array(0);
const SERVER_FAULT = 500;
const TOO_MANY = 429;
const INSUFFICIENT_STORAGE = 507;

type S3Request = {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** `` = the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type S3Answer = { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>> };
/** An answer read to its end. */
export type S3Text = S3Answer & { readonly text: string };
/** An answer whose body is still to be read, or destroyed. */
export type S3Body = S3Answer & { readonly body: Readable };

/** Signed requests to one bucket. They throw server.unavailable when the store cannot be reached, storage.full when it is. */
export type S3Requests = {
  ask(request: S3Request): Promise<S3Text>;
  /** The same for a file: where there is one, its body is left to the caller. */
  open(request: S3Request): Promise<S3Text | S3Body>;
};

export const isOk = ({ status }: S3Answer): boolean => status >= 200 && status < 300;

/** The S3 error code of an answer, or empty. */
export const codeOf = ({ text }: S3Text): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";

export function createS3Requests({ store, clock }: { store: BlobStore; clock: Pick<Clock, "now" | "after"> }): S3Requests {
  async function once({ method, key, query = {}, body = NO_BODY, headers = {} }: S3Request): Promise<S3Body> {
    // Keys hold nothing that would have to be encoded (check-blob-key.ts).
    const url = new URL(key === "" ? `/${store.bucket}` : `/${store.bucket}/${key}`, store.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await request(url, {
      method,
      headers: await signRequest({ method, url, headers, body, now: clock.now(), store }),
      body: method === "PUT" || method === "POST" ? body : null,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  /** Asks until the store is able to answer; `finish` reads the answer, or leaves its body open. */
  async function patiently<T extends S3Text | S3Body>(asked: S3Request, finish: (answer: S3Body) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const wait = RETRY_AFTER_MS[attempt];
      const answer = await once(asked)
        .then(finish)
        .catch((error: unknown) => {
          if (wait === undefined) throw new AppError("server.unavailable", {}, "blob store not reached", { cause: error });
          return null;
        });
      if (answer?.status === INSUFFICIENT_STORAGE) throw new AppError("storage.full", {}, "blob store is full");
      if (answer !== null && answer.status < SERVER_FAULT && answer.status !== TOO_MANY) return answer;
      if (wait === undefined) throw new AppError("server.unavailable", {}, `blob store answered ${answer?.status}`);
      await new Promise<void>((resolve) => void clock.after(wait, resolve));
    }
  }

  return {
    ask: (asked) => patiently(asked, readAnswer),
    open: (asked) => patiently<S3Text | S3Body>(asked, async (answer) => (isOk(answer) ? answer : readAnswer(answer))),
  };
}

async function readAnswer({ status, headers, body }: S3Body): Promise<S3Text> {
  return { status, headers, text: (await readBounded(body, ANSWER_MAX_BYTES)).toString("utf8") };
}
