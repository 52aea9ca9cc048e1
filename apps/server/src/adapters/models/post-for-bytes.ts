import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Dispatcher } from "undici";
import { createHandOver, type HandOver } from "./hand-over-bytes.ts";

const ANSWERED = 200;
/** Decoders by content encoding: some proxies compress an answer although it was not asked for. The reader bounds the decoded length. */
const DECODERS: Readonly<Record<string, () => Transform>> = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** An answer with another status than 200: its body says why. */
type Refused = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: AsyncIterable<Uint8Array> };

/**
 * Posts `body` and hands over the bytes of the answer as they come, each with one call: a stream of Node and its promises cost more
 * than all else that is done with a piece. `onBytes` may give what to wait for before more is read. With a `pace`, what comes while
 * it `mayWait` is gathered until its turn, and handed over as one. Resolves with null at the end of the answer, or as soon as it
 * `isOver`; rejects where the connection breaks, and when `signal` is aborted.
 */
export function postForBytes(
  input: HandOver & {
    readonly dispatcher: Dispatcher;
    readonly url: URL;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
  },
): Promise<Refused | null> {
  const { dispatcher, url, headers, body, signal, isOver } = input;
  const { promise, resolve, reject } = Promise.withResolvers<Refused | null>();
  let controller: Dispatcher.DispatchController | null = null;
  let refused: PassThrough | null = null;
  let decoder: Transform | null = null;
  const handOver = createHandOver(input, {
    onOver: () => resolve(null),
    onHold() {
      controller?.pause();
      decoder?.pause();
    },
    onGoOn() {
      controller?.resume();
      decoder?.resume();
    },
  });

  /** Also while there is no connection yet. */
  function leave(): void {
    const error = new Error("left");
    handOver.drop();
    reject(error);
    controller?.abort(error);
  }

  function end(): void {
    signal.removeEventListener("abort", leave);
  }

  /** Hands over the bytes that wait, and settles once they have been taken. */
  function close(settle: () => void): void {
    end();
    handOver.close(settle);
    controller = null;
  }

  function finish(): void {
    refused?.end();
    close(() => resolve(null));
  }

  function fail(error: Error): void {
    refused?.destroy();
    close(() => reject(error));
  }

  /** Makes the decoder of a content encoding; null where the answer is not compressed. */
  function decode(from: Dispatcher.DispatchController, encoding: string | string[] | undefined): Transform | null {
    const made = DECODERS[String(encoding ?? "")]?.() ?? null;
    made?.on("data", (bytes: Uint8Array) => {
      handOver.take(bytes);
      if (!isOver()) return;
      made.destroy();
      from.abort(new Error("over"));
    });
    made?.on("drain", () => from.resume());
    made?.on("end", finish);
    made?.on("error", fail);
    return made;
  }

  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  else
    dispatcher.dispatch(
      { origin: url.origin, path: `${url.pathname}${url.search}`, method: "POST", headers, body },
      {
        onRequestStart(started) {
          controller = started;
          if (signal.aborted) leave();
        },
        onResponseStart(from, status, answered) {
          if (status === ANSWERED) decoder = decode(from, answered["content-encoding"]);
          if (status <= ANSWERED) return;
          const stream = new PassThrough();
          stream.on("drain", () => from.resume());
          refused = stream;
          resolve({ status, headers: answered, body: stream });
        },
        onResponseData(from, bytes) {
          if (decoder !== null) {
            if (!decoder.write(bytes)) from.pause();
          } else if (refused === null) handOver.take(bytes);
          else if (!refused.write(bytes)) from.pause();
        },
        onResponseEnd() {
          if (decoder === null) finish();
          else decoder.end();
        },
        onResponseError(_, error) {
          fail(error);
        },
      },
    );
  return promise;
}
