import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readBytes, serve } from "../serve.ts";
import { checkSignature, type StoreKeys } from "./check-signature.ts";
import { createMultipartUploads } from "./multipart-uploads.ts";
import type { StoredObject } from "./stored-object.ts";

/** Bytes; the largest object is a person's archive. */
const OBJECT_MAX_BYTES = 268_435_456;

export type ObjectStoreSandbox = {
  /** `http://127.0.0.1:port`, without the bucket. */
  readonly url: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Sizes of the parts that were sent of files that are not whole yet. */
  partsOf(key: string): readonly number[];
  /** The next `times` requests are answered with 503 SlowDown, or with 507 as when the disk is full. */
  failNext(times: number, status?: 503 | 507): void;
  /** From now on every request waits so many milliseconds for its answer; 0 = none. */
  slowDown(ms: number): void;
  close(): Promise<void>;
};

/** An S3-compatible store with one bucket, in memory, with multipart uploads, that refuses wrong signatures. */
export async function startObjectStore(options: StoreKeys & { bucket: string; port?: number }): Promise<ObjectStoreSandbox> {
  const objects = new Map<string, StoredObject>();
  const uploads = createMultipartUploads((key, object) => void objects.set(key, object));
  let failures = 0;
  let failure: 503 | 507 = 503;
  let pauseMs = 0;

  const server = createServer((request, response) => {
    serve(() => handle(request, response), response);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBytes(request, OBJECT_MAX_BYTES);
    if (pauseMs > 0) await sleep(pauseMs);
    if (failures > 0) {
      failures--;
      return refuse(response, failure, failure === 503 ? "SlowDown" : "StorageFull");
    }
    const wrong = checkSignature(request, body, options);
    if (wrong !== null) return refuse(response, 403, wrong);
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://store");
    const [bucket = "", ...rest] = decodeURIComponent(pathname).slice(1).split("/");
    if (bucket !== options.bucket) return refuse(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    const contentType = request.headers["content-type"] ?? "binary/octet-stream";
    if (!uploads.answer(response, { method: request.method ?? "", key, query, body, contentType }))
      answer(request, response, { key, body });
  }

  function answer(request: IncomingMessage, response: ServerResponse, { key, body }: { key: string; body: Buffer }): void {
    const found = objects.get(key);
    switch (request.method) {
      case "PUT":
        objects.set(key, { bytes: body, contentType: request.headers["content-type"] ?? "binary/octet-stream" });
        response.writeHead(200).end();
        return;
      case "DELETE":
        objects.delete(key);
        response.writeHead(204).end();
        return;
      case "HEAD":
        // An answer to HEAD has no body and so no error code.
        if (found === undefined) response.writeHead(404).end();
        else response.writeHead(200, { "content-type": found.contentType, "content-length": found.bytes.byteLength }).end();
        return;
      case "GET":
        if (found === undefined) refuse(response, 404, "NoSuchKey");
        else response.writeHead(200, { "content-type": found.contentType, "content-length": found.bytes.byteLength }).end(found.bytes);
        return;
      default:
        refuse(response, 405, "MethodNotAllowed");
    }
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    partsOf: uploads.partsOf,
    failNext: (times, status = 503) => {
      [failures, failure] = [times, status];
    },
    slowDown: (ms) => {
      pauseMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
