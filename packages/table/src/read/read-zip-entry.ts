import { ENTRY_BYTES, ENTRY_SIGN, findEnd } from "./check-zip.ts";

const LOCAL_BYTES = 30;
const STORED = 0;

/** One file of an archive whose list was looked at before; at most `maxBytes`. null: it is not there, is longer, or is broken. */
export async function readZipEntry(bytes: Uint8Array, { name, maxBytes }: { name: string; maxBytes: number }): Promise<Uint8Array | null> {
  const entry = findEntry(bytes, name);
  if (entry === null) return null;
  if (entry.isStored) return entry.packed.length > maxBytes ? null : entry.packed;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const unpacked = new Blob([entry.packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for await (const part of unpacked as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > maxBytes) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function findEntry(bytes: Uint8Array, wanted: string): { packed: Uint8Array; isStored: boolean } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGN) return null;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    if (name === wanted) {
      const local = view.getUint32(at + 42, true);
      if (local + LOCAL_BYTES > view.byteLength) return null;
      const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.subarray(from, from + view.getUint32(at + 20, true));
      return { packed, isStored: view.getUint16(at + 10, true) === STORED };
    }
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return null;
}
