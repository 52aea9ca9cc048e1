import type { DocumentContent } from "@tangleaf/document/plain";

/** A document with the pictures of its figures and charts. */
export type Pictured = { readonly content: DocumentContent; readonly images: ReadonlyMap<string, Uint8Array> };
