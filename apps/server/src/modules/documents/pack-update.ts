import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { bytesOf } from "./inspect-update.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half the bytes of gzip at the same cost. */
const QUALITY = 5;

/** A Yjs update as versions are stored: base64 of brotli. */
export async function packUpdate(update: Uint8Array): Promise<string> {
  return (await compress(update, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).toString("base64");
}

/** The update again. With `maxBytes` null for a larger one: a few packed bytes can be a million letters. */
export async function unpackUpdate(packed: string): Promise<Uint8Array<ArrayBuffer>>;
export async function unpackUpdate(packed: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
export async function unpackUpdate(packed: string, maxBytes?: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return Uint8Array.from(await decompress(bytesOf(packed), maxBytes === undefined ? {} : { maxOutputLength: maxBytes }));
  } catch (error) {
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") return null;
    throw error;
  }
}
