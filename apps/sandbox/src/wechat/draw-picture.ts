import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const SIZE_PX = 132;
const CELLS = 6;
const RGB_BYTES = 3;
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A person's picture: a pattern derived from their id, as a PNG. */
export function drawPicture(openid: string): Buffer {
  const seed = createHash("sha256").update(openid).digest();
  const rows: Buffer[] = [];
  for (let y = 0; y < SIZE_PX; y++) {
    const row = Buffer.alloc(1 + SIZE_PX * RGB_BYTES);
    for (let x = 0; x < SIZE_PX; x++) row.set(colourAt(seed, x, y), 1 + x * RGB_BYTES);
    rows.push(row);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE_PX, 0);
  head.writeUInt32BE(SIZE_PX, 4);
  // Eight bits a channel, RGB.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))]);
}

/** The left half is mirrored. */
function colourAt(seed: Buffer, x: number, y: number): [number, number, number] {
  const column = Math.floor((x * CELLS) / SIZE_PX);
  const row = Math.floor((y * CELLS) / SIZE_PX);
  const cell = row * (CELLS / 2) + Math.min(column, CELLS - 1 - column);
  const filled = (seed[cell] ?? 0) % 2 === 0;
  return filled ? [200, 90 + ((seed[30] ?? 0) % 80), 40 + ((seed[31] ?? 0) % 120)] : [238, 241, 238];
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
