export type Picture = { readonly type: "png" | "jpg"; readonly width: number; readonly height: number };

const PNG_SIGNATURE = "89504e470d0a1a0a";
const PNG_HEAD_BYTES = 24;
const JPEG_START = 0xffd8;
/** Marks of frames, which have the size; C4, C8 and CC mean other things. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

/** Kind and size in pixels of a PNG or JPEG picture; null for anything else. */
export function sizeOf(data: Uint8Array): Picture | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length >= PNG_HEAD_BYTES && bytes.subarray(0, 8).toString("hex") === PNG_SIGNATURE)
    return positive({ type: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== JPEG_START) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (isFrame(mark)) return positive({ type: "jpg", width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) });
    at += mark === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const positive = (picture: Picture): Picture | null => (picture.width > 0 && picture.height > 0 ? picture : null);
