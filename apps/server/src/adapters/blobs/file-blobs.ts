import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../../platform/make-folder.ts";
import type { BlobSource, Blobs } from "../../ports/blobs.ts";
import { checkBlobKey } from "./check-blob-key.ts";

/** Beside the blobs, because a rename is only atomic within one file system. */
const UNFINISHED_DIR = ".unfinished";

/** Nobody writes one file for so long. */
const UNFINISHED_KEPT_MS = 3_600_000;

/**
 * Blobs as files under `dir`, for any number of processes. What a killed process left half-written is removed at a later
 * start; a young one may be another process's, which is still writing it.
 */
export async function createFileBlobs({ dir, now }: { dir: string; now: () => number }): Promise<Blobs> {
  const unfinished = join(dir, UNFINISHED_DIR);
  makeFolder(unfinished);
  await removeOlder(unfinished, now() - UNFINISHED_KEPT_MS);

  const pathOf = (key: string) => {
    checkBlobKey(key);
    return join(dir, key);
  };

  return {
    // The content type is the caller's to keep: files have none.
    async put(key, source) {
      const path = pathOf(key);
      const draft = join(unfinished, randomUUID());
      try {
        makeFolder(dirname(path));
        const bytes = await writeThrough(draft, source);
        await rename(draft, path);
        await syncDirectory(dirname(path));
        return bytes;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(key);
      const file = await open(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (file === null) return null;
      const found = await file.stat();
      // The stream closes the file, whether it is read to its end or destroyed.
      if (found.isFile()) return { bytes: found.size, content: file.createReadStream() };
      await file.close();
      return null;
    },
    async size(key) {
      try {
        const found = await stat(pathOf(key));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Returns the length. A chunk is asked for once the one before it has been written. */
async function writeThrough(path: string, source: BlobSource): Promise<number> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(source);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** Without it a power cut may forget the new name. Systems that cannot open a directory need it not. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR");
}
