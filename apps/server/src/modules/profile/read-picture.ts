/** Kinds of picture taken as an avatar, by the ending of their files. SVG is none: it can carry script. */
export const PICTURE_CONTENT_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type PictureType = keyof typeof PICTURE_CONTENT_TYPES;

export type Picture = { readonly type: PictureType; readonly width: number; readonly height: number };

/** PNG: signature, length of the first chunk, its name, width and height. */
const PNG_HEAD_BYTES = 24;
const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** RIFF header, name of the first chunk, its length, and the longest of three forms of size. */
const WEBP_HEAD_BYTES = 30;
const VP8_START_CODE = 0x2a019d;
const VP8_SIDE_MASK = 0x3fff;
const VP8L_SIGNATURE = 0x2f;
const JPEG_START = 0xffd8;
const JPEG_MARKER = 0xff;

/** Which picture these bytes are, by their own words, and how large; null for anything else. Nothing is decoded. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readWebp(view) ?? readJpeg(view);
}

function readPng(view: Buffer): Picture | null {
  if (view.length < PNG_HEAD_BYTES || !view.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return null;
  if (view.toString("latin1", 12, 16) !== "IHDR") return null;
  return { type: "png", width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

function readWebp(view: Buffer): Picture | null {
  if (view.length < WEBP_HEAD_BYTES || view.toString("latin1", 0, 4) !== "RIFF" || view.toString("latin1", 8, 12) !== "WEBP") return null;
  const form = view.toString("latin1", 12, 16);
  if (form === "VP8X") return { type: "webp", width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
  if (form === "VP8 " && view.readUIntLE(23, 3) === VP8_START_CODE)
    return { type: "webp", width: view.readUInt16LE(26) & VP8_SIDE_MASK, height: view.readUInt16LE(28) & VP8_SIDE_MASK };
  if (form === "VP8L" && view[20] === VP8L_SIGNATURE) {
    const bits = view.readUInt32LE(21);
    return { type: "webp", width: (bits & VP8_SIDE_MASK) + 1, height: ((bits >>> 14) & VP8_SIDE_MASK) + 1 };
  }
  return null;
}

/** The size stands in the frame header, after any number of other segments. */
function readJpeg(view: Buffer): Picture | null {
  if (view.length < 4 || view.readUInt16BE(0) !== JPEG_START) return null;
  let at = 2;
  while (at + 9 <= view.length) {
    if (view[at] !== JPEG_MARKER) return null;
    const marker = view[at + 1] ?? 0;
    if (marker === JPEG_MARKER) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker)) return { type: "jpg", height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    const length = view.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** C0 to CF, but for the tables that share the range: Huffman, arithmetic, and the reserved JPG. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
