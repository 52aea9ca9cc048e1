import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { ArchivePiece } from "../../archive-piece.ts";

/** Texts shrink to a third at every level; higher ones only take longer. */
const LEVEL = 6;

/** A ZIP that grows piece by piece; several of its files may be open at the same time. */
export function createZipWriter(modifiedAt: number) {
  let chunks: Uint8Array[] = [];
  const open = new Map<string, ZipDeflate | ZipPassThrough>();
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });

  function fileAt({ path, content }: ArchivePiece): ZipDeflate | ZipPassThrough {
    const known = open.get(path);
    if (known !== undefined) return known;
    // Pictures are packed already.
    const file = typeof content === "string" ? new ZipDeflate(path, { level: LEVEL }) : new ZipPassThrough(path);
    file.mtime = modifiedAt;
    zip.add(file);
    open.set(path, file);
    return file;
  }

  return {
    add(piece: ArchivePiece): void {
      fileAt(piece).push(typeof piece.content === "string" ? strToU8(piece.content) : piece.content, piece.last);
      if (piece.last) open.delete(piece.path);
      if (failure !== null) throw failure;
    },
    end(): void {
      zip.end();
      if (failure !== null) throw failure;
    },
    /** What the ZIP has grown by since it was last taken. */
    take(): readonly Uint8Array[] {
      const taken = chunks;
      chunks = [];
      return taken;
    },
  };
}
