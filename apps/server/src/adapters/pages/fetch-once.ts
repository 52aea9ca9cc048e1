import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { createByteGatherer } from "../../platform/gather-bytes.ts";
import { PageError } from "../../ports/page-fetcher.ts";

export type Address = { readonly address: string; readonly family: number };
/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly Address[]>;
/** Whether a connection may be made. */
export type MayConnect = (address: string, port: number) => boolean;

export type OneAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Empty where the headers were enough. */
  readonly bytes: Buffer;
};

/** What a fetch of one address needs. */
export type OneFetch = {
  readonly url: URL;
  readonly userAgent: string;
  readonly maxBytes: number;
  /** Longer bodies are cut instead of refused. */
  readonly cuts?: boolean;
  readonly signal: AbortSignal;
  readonly resolve: Resolve;
  readonly mayConnect: MayConnect;
  /** Told of the headers; false = the body is not wanted. */
  readonly wantsBody: (status: number, headers: OneAnswer["headers"]) => boolean;
};

const HEADERS_MAX_BYTES = 16_384;
const PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };
const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The system's resolver. */
export const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * One request without redirects. The name is resolved once, all its addresses must be allowed, and the connection goes to the one
 * that was checked: a name that answers differently the next time changes nothing. Throws PageError.
 */
export async function fetchOnce(input: OneFetch): Promise<OneAnswer> {
  const { url, signal, userAgent } = input;
  const pinned = await checkedAddress(input);
  const { Client } = await import("undici");
  const client = new Client(url.origin, {
    connect: {
      lookup: (_host: string, options: { all?: boolean }, done: (error: null, ...found: never[]) => void) => {
        const found = options.all === true ? [[pinned]] : [pinned.address, pinned.family];
        done(null, ...(found as never[]));
      },
    },
    maxHeaderSize: HEADERS_MAX_BYTES,
    pipelining: 1,
  });
  try {
    const answer = await client.request({
      method: "GET",
      path: url.pathname + url.search,
      signal,
      headers: {
        "user-agent": userAgent,
        accept: "text/html,application/xhtml+xml,text/plain,application/pdf",
        "accept-encoding": "gzip, br",
      },
    });
    const { statusCode: status, headers, body } = answer;
    // Ended with the client, in the middle of it.
    body.on("error", () => undefined);
    if (!input.wantsBody(status, headers)) return { status, headers, bytes: Buffer.alloc(0) };
    return { status, headers, bytes: await readUnpacked(body, headers["content-encoding"], input) };
  } finally {
    await client.destroy().catch(() => undefined);
  }
}

async function checkedAddress({ url, resolve, mayConnect, signal }: OneFetch): Promise<Address> {
  const refusal = new PageError("address", "not an address of the public web");
  const standard = PORTS[url.protocol];
  if (standard === undefined || url.username !== "" || url.password !== "") throw refusal;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await orAborted(resolve(host), signal);
  const port = url.port === "" ? standard : Number(url.port);
  const [first] = found;
  if (first === undefined) throw new PageError("unavailable", "the name has no address");
  if (!found.every(({ address }) => mayConnect(address, port))) throw refusal;
  return first;
}

/** A resolver cannot be told to stop. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PageError("timeout", "the name was not resolved in time"));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/** Both what comes in and what it unpacks to are bounded. */
async function readUnpacked(
  body: Readable,
  encoding: string | string[] | undefined,
  { maxBytes, cuts = false }: Pick<OneFetch, "maxBytes" | "cuts">,
): Promise<Buffer> {
  const name = String(encoding ?? "identity")
    .trim()
    .toLowerCase();
  const unpack = UNPACKERS[name];
  if (unpack === undefined && name !== "identity" && name !== "") throw new PageError("type", "packed in a way nobody asked for");
  const unpacked = unpack === undefined ? body : unpackedBy(unpack(), body, maxBytes);
  const gathered = createByteGatherer();
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const left = maxBytes - gathered.size;
    if (chunk.byteLength > left && !cuts) throw new PageError("tooLarge", "the page is too large");
    gathered.add(chunk.byteLength > left ? chunk.subarray(0, left) : chunk);
    if (chunk.byteLength > left) break;
  }
  return gathered.bytes;
}

function unpackedBy(unpacker: Transform, body: Readable, maxBytes: number): Transform {
  let received = 0;
  body.on("data", (chunk: Buffer) => {
    received += chunk.byteLength;
    if (received > maxBytes) body.destroy(new PageError("tooLarge", "more comes than is read"));
  });
  body.on("error", (error) => unpacker.destroy(error));
  return body.pipe(unpacker);
}
