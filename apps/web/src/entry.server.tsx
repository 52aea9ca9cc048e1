import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Parts of a page over this many bytes are written behind it, for a script to put in their places. None is: that would move what is painted. */
const BYTES_BEFORE_APART = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page at build, with all of its lazy parts in their places: a stored page has everything, and no script has to put anything
 * where it belongs.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      progressiveChunkSize: BYTES_BEFORE_APART,
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
      },
      onShellError: reject,
      onError() {
        answerStatus = 500;
      },
    });
  });
}
