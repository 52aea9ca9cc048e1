import { isInApp } from "@tangleaf/contract/in-app";
import { call } from "./api-client.ts";
import { openLogin, useSession } from "./session-store.ts";
import { uploadFile } from "./upload-file.ts";

/** Making a file of a long text takes its turn among those of others, and slow lines carry it for a while. */
export const EXPORT_TIMEOUT_MS = 120_000;

/** A browser may read the file only after this turn, and one on a slow phone later still. */
const KEPT_MS = 60_000;

/** Whether the page is open inside a messaging app on a phone: nothing is printed there, and files go by the server. */
export const isOpenInApp = (): boolean => isInApp(navigator.userAgent);

const FILE_NAME_MAX_CHARACTERS = 80;

/** A title as the name of a file, without what systems refuse. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, " ")
    .trim()
    .slice(0, FILE_NAME_MAX_CHARACTERS);
  return `${name || "outline"}.${ending}`;
}

/** Hands a file made in the page to the person. Throws `ApiError` where it goes by the server. */
export async function handOver(made: Blob, name: string): Promise<void> {
  const file = new File([made], name, { type: made.type });
  if (isOpenInApp()) await handOverByServer(file);
  else if (!(await share(file))) download(file);
}

/** Browsers inside messaging apps save nothing that a page has made: the file gets an address of its own, which says how to go on. */
async function handOverByServer(file: File): Promise<void> {
  if (useSession.getState().token === null) return openLogin();
  const { fileId } = await uploadFile(file);
  const { url } = await call("/api/user/download", { fileId });
  location.assign(url);
}

/** By the phone's own sheet: to the album, to another app. False where there is none. */
async function share(file: File): Promise<boolean> {
  if (!matchMedia("(pointer: coarse)").matches || navigator.canShare?.({ files: [file] }) !== true) return false;
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever closes the sheet wants no file; where making it took longer than the press counts, it is downloaded.
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}

function download(file: File): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
