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

export async function unpackUpdate(packed: string): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await decompress(bytesOf(packed)));
}
