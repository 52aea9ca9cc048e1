const CRC_BYTES = 4;

/** The beginning of a PNG of this size: what its own header says is all anybody asks. */
export function pngOf(width: number, height: number, bytes = 64): Buffer {
  const png = Buffer.alloc(Math.max(bytes, 33));
  Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a).copy(png);
  png.writeUInt32BE(13, 8);
  png.write("IHDR", 12, "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.set([8, 6, 0, 0, 0], 24);
  png.fill(0, 29, 29 + CRC_BYTES);
  return png;
}

/** A JPEG with an APP0 and a Huffman table before the frame header, as cameras write them. */
export function jpegOf(width: number, height: number, marker = 0xc0): Buffer {
  const app0 = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  const table = Buffer.from([0xff, 0xc4, 0, 5, 0, 0, 0, 0xff]);
  const frame = Buffer.from([marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, ...Buffer.alloc(9)]);
  return Buffer.concat([Buffer.of(0xff, 0xd8), app0, table, Buffer.of(0xff), frame, Buffer.of(0xff, 0xd9)]);
}

/** A WebP of one of its three forms. */
export function webpOf(form: "VP8 " | "VP8L" | "VP8X", width: number, height: number): Buffer {
  const webp = Buffer.alloc(40);
  webp.write("RIFF", 0, "latin1");
  webp.writeUInt32LE(32, 4);
  webp.write(`WEBP${form}`, 8, "latin1");
  if (form === "VP8X") {
    webp.writeUIntLE(width - 1, 24, 3);
    webp.writeUIntLE(height - 1, 27, 3);
  } else if (form === "VP8L") {
    webp[20] = 0x2f;
    webp.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  } else {
    webp.set([0x9d, 0x01, 0x2a], 23);
    webp.writeUInt16LE(width, 26);
    webp.writeUInt16LE(height, 28);
  }
  return webp;
}

export function dataUrl(contentType: string, bytes: Buffer): string {
  return `data:${contentType};base64,${bytes.toString("base64")}`;
}
