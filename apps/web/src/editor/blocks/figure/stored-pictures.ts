import { send } from "#lib/api-client.ts";
import { ApiError, toApiError } from "#lib/api-error.ts";
import { currentToken } from "#lib/session-store.ts";
import { blockMessages } from "#messages/blocks.ts";
import type { ImageStore } from "../blocks.ts";
import { PICTURE_TYPES } from "./choose-figure.ts";

/** A slow line may take this long for the largest file. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Object URLs of pictures that were shown, by their ids: what is stored under an id never changes. */
const shown = new Map<string, Promise<string>>();

/** Pictures stored on the server: uploads of the person, which the document they stand in takes over when it is compacted. */
export const storedPictures: ImageStore = {
  async upload(file, options) {
    if (!PICTURE_TYPES.includes(file.type)) throw new Error(blockMessages.figure.wrongType);
    const { fileId } = await sendFile(file, options);
    return fileId;
  },
  address(fileId) {
    const known = shown.get(fileId);
    if (known) return known;
    const address = fetchPicture(fileId);
    shown.set(fileId, address);
    address.catch(() => shown.delete(fileId));
    return address;
  },
};

/** A picture needs the session, which an <img> does not send. */
async function fetchPicture(fileId: string): Promise<string> {
  const response = await send("/api/file/picture", { fileId });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !type.startsWith("image/"))
    throw toApiError({ status: response.status, body: await response.json().catch(() => null) });
  return URL.createObjectURL(await response.blob());
}

/** By XMLHttpRequest, the only way to see how much has been sent. Rejects with ApiError. */
function sendFile(file: File, { onProgress, signal }: Parameters<ImageStore["upload"]>[1]): Promise<{ fileId: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("file", file);
    const lost = () => reject(new ApiError({ kind: "transport", message: blockMessages.figure.notSent }));
    signal.addEventListener("abort", () => request.abort());
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    for (const event of ["error", "timeout", "abort"] as const) request.addEventListener(event, lost);
    request.addEventListener("load", () => {
      const body: unknown = request.response;
      const data =
        (body as { code?: number; data?: { fileId: string } } | null)?.code === 0 ? (body as { data: { fileId: string } }).data : null;
      if (data) resolve(data);
      else reject(toApiError({ status: request.status, body }));
    });
    request.open("POST", "/api/file/upload");
    request.responseType = "json";
    request.timeout = UPLOAD_TIMEOUT_MS;
    const token = currentToken();
    if (token !== null) request.setRequestHeader("authorization", token);
    request.send(form);
  });
}
