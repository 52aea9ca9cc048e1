import type { UploadedFile } from "@tangleaf/contract";
import { uploadMessages as m } from "#messages/upload.ts";
import { reported } from "./api-client.ts";
import { ApiError, toApiError, unreached } from "./api-error.ts";
import { currentToken } from "./session-store.ts";

/** A line that sends nothing, or a server that answers nothing, for so long is given up; a slow one that goes on is not. */
const SILENCE_MS = 60_000;
/** The status of a proxy in front of the site, or of the site, that takes no bodies of this size (RFC 9110, 15.5.14). */
const TOO_LARGE = 413;

export type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Left out, the page says a refusal. */
  shownBy?: "action";
};

/** Stores a file of the person's; it goes after a day unless something takes it. Throws `ApiError`, and the abort of the signal itself. */
export function uploadFile(file: File, { onProgress = () => undefined, ...options }: UploadOptions = {}): Promise<UploadedFile> {
  return reported(() => sendFile(file, { onProgress, ...options }), options);
}

/** By XMLHttpRequest, the only way to see how much has been sent. */
function sendFile(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal?: AbortSignal },
): Promise<UploadedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append("file", file);
  const giveUp = (error: unknown) => {
    reject(error);
    request.abort();
  };
  const silent = () => giveUp(unreached(new DOMException("nothing was sent", "TimeoutError")));
  let timer = setTimeout(silent, SILENCE_MS);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(silent, SILENCE_MS);
  };
  const abort = () => giveUp(signal?.reason);
  signal?.addEventListener("abort", abort);
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    goOn();
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener("error", () => reject(unreached(null)));
  request.addEventListener("load", () => {
    const body = request.response as { code?: unknown; data: UploadedFile; message?: unknown } | null;
    if (body?.code === 0) resolve(body.data);
    else if (request.status === TOO_LARGE && typeof body?.message !== "string")
      reject(new ApiError({ kind: "refused", message: m.tooLargeOnTheWay }));
    else reject(toApiError({ status: request.status, body }));
  });
  request.addEventListener("loadend", () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  });
  request.open("POST", "/api/file/upload");
  request.responseType = "json";
  const token = currentToken();
  if (token !== null) request.setRequestHeader("authorization", token);
  request.send(form);
  return promise;
}
