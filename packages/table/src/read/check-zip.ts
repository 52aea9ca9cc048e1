/** What an archive may hold: a sheet of 13 MB unpacks to 72, a bomb of half a megabyte to 600. */
export const ARCHIVE_LIMITS = {
  entries: 2000,
  entryBytes: 250 * 1_048_576,
  bytes: 300 * 1_048_576,
  ratio: 200,
  ratioFromBytes: 10 * 1_048_576,
} as const;

export type ArchiveFault = "tooDense" | "unreadable";
export type ArchiveCheck =
  | { readonly names: readonly string[]; readonly bytes: number; readonly fault: null }
  | { readonly names: readonly string[]; readonly bytes: number; readonly fault: ArchiveFault };

const END_SIGN = 0x06054b50;
export const ENTRY_SIGN = 0x02014b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 65_535;
export const ENTRY_BYTES = 46;
/** Sizes that stand elsewhere: an archive that needs them is larger than any table that is taken. */
const ELSEWHERE = 0xffffffff;
/** What nothing is packed to. */
const EMPTY_PACKED_BYTES = 2;

/** Looks at an archive's list of what it holds, without unpacking anything. Null where it is no archive. */
export function checkZip(bytes: Uint8Array): ArchiveCheck | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const names: string[] = [];
  const refuse = (fault: ArchiveFault, total = 0): ArchiveCheck => ({ names, bytes: total, fault });
  if (end === null) return refuse("unreadable");
  const count = view.getUint16(end + 10, true);
  if (count > ARCHIVE_LIMITS.entries) return refuse("tooDense");
  let at = view.getUint32(end + 16, true);
  let total = 0;
  let packedTotal = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGN) return refuse("unreadable", total);
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const [nameBytes, extraBytes, commentBytes] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    names.push(new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)));
    total += size;
    packedTotal += packed;
    const isDense = size > ARCHIVE_LIMITS.ratioFromBytes && size > packed * ARCHIVE_LIMITS.ratio;
    // Entries that share their bytes, and sizes that are left out, would unpack to more than the list says.
    if (packedTotal > bytes.length || (size === 0 && packed > EMPTY_PACKED_BYTES)) return refuse("tooDense", total);
    if (size === ELSEWHERE || size > ARCHIVE_LIMITS.entryBytes || total > ARCHIVE_LIMITS.bytes || isDense) return refuse("tooDense", total);
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return { names, bytes: total, fault: null };
}

/** The end of the list stands at the end of the file, behind it a comment at most. */
export function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END_SIGN) return at;
  return null;
}
