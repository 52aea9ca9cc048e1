import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Blobs } from "../../ports/blobs.ts";
import { checkBlobKey } from "./check-blob-key.ts";

/** Beside the blobs, because a rename is only atomic within one file system. */
const UNFINISHED_DIR = ".unfinished";

/** Blobs as files under `dir`, for one process. What a killed process left half-written is removed at the next start. */
export async function createFileBlobs({ dir }: { dir: string }): Promise<Blobs> {
  const unfinished = join(dir, UNFINISHED_DIR);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });

  const pathOf = (key: string) => {
    checkBlobKey(key);
    return join(dir, key);
  };

  return {
    // The content type is the caller's to keep: files have none.
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = join(unfinished, randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await writeThrough(draft, bytes);
      await rename(draft, path);
      await syncDirectory(dirname(path));
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
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

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
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
