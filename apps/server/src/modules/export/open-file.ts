import type { OpenBlob } from "../../ports/blobs.ts";

/** A file being read: `bytes` is its length. */
export type OpenFile = OpenBlob & { readonly name: string; readonly contentType: string };

/** A link opens without a session for this long: in-app browsers hand it to another program that has no cookies. */
export const TICKET_VALID_MINUTES = 15;
