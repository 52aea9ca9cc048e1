import type { UploadedFile } from "@tangleaf/contract";
import { call } from "./api-client.ts";

/** A slow line may take this long for the largest file. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Stores a file of the person's; it goes after a day unless something takes it. Throws `ApiError`. */
export function uploadFile(file: File, { signal }: { signal?: AbortSignal } = {}): Promise<UploadedFile> {
  const form = new FormData();
  form.append("file", file);
  return call("/api/file/upload", form, { timeoutMs: UPLOAD_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) });
}
