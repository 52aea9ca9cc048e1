import { streamXlsxRows } from "hucre/xlsx";
import Papa from "papaparse";

/** The libraries files are read with, and nothing of ours: what reading them is compared with. How many rows each finds. */
export const BARE_READERS = {
  async hucre(bytes: Uint8Array): Promise<number> {
    let count = 0;
    for await (const _ of streamXlsxRows(bytes, {})) count += 1;
    return count;
  },
  async papaparse(bytes: Uint8Array): Promise<number> {
    return Papa.parse(new TextDecoder("utf-8").decode(bytes)).data.length;
  },
} as const;
