import { brotliCompressSync, constants } from "node:zlib";
import type { FontTables } from "./read-woff.ts";

/** Tags with a number of their own in WOFF2, by that number; of the rest of the list a subset has none. */
const KNOWN_TAGS = [
  "cmap",
  "head",
  "hhea",
  "hmtx",
  "maxp",
  "name",
  "OS/2",
  "post",
  "cvt ",
  "fpgm",
  "glyf",
  "loca",
  "prep",
  "CFF ",
  "VORG",
  "EBDT",
  "EBLC",
  "gasp",
];
const HEADER_BYTES = 48;
const TRUETYPE = 0x0001_0000;
/** Outlines and their offsets are stored as they are; 0 would mean transformed, for these two only. */
const AS_IS = 3 << 6;
/** An outline compresses by little more at the highest quality, in ten times the time. */
const QUALITY = 9;
/** Half of the window is more than a page's face has; each is cleared before it is used. */
const WINDOW_BITS = 16;

/** Packs a font into a WOFF2 file. */
export function writeWoff2(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  // The offsets come straight after what they point into.
  const order = [
    ...sorted.filter(([tag]) => tag !== "loca" && tag !== "glyf"),
    ...sorted.filter(([tag]) => tag === "loca" || tag === "glyf"),
  ];
  const directory = Buffer.concat(
    order.map(([tag, table]) => {
      const known = KNOWN_TAGS.indexOf(tag);
      if (known === -1) throw new Error(`no number for table ${tag}`);
      const form = tag === "glyf" || tag === "loca" ? AS_IS : 0;
      return Buffer.from([known | form, ...base128(table.length)]);
    }),
  );
  const data = brotliCompressSync(Buffer.concat(order.map(([, table]) => table)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  const header = Buffer.alloc(HEADER_BYTES);
  const length = HEADER_BYTES + directory.length + data.length;
  const padded = Math.ceil(length / 4) * 4;
  header.write("wOF2", 0, "latin1");
  header.writeUInt32BE(TRUETYPE, 4);
  header.writeUInt32BE(padded, 8);
  header.writeUInt16BE(order.length, 12);
  header.writeUInt32BE(unpackedBytes(tables), 16);
  header.writeUInt32BE(data.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, data, Buffer.alloc(padded - length)]);
}

/** Size of the font as a plain file: its directory and its tables, each on a border of four bytes. */
const unpackedBytes = (tables: FontTables) =>
  12 + [...tables.values()].reduce((sum, { length }) => sum + 16 + Math.ceil(length / 4) * 4, 0);

/** Seven bits a byte, the highest first; all but the last have their top bit set. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
