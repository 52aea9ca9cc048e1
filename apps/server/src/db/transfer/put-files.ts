import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { BackupLine } from "./backup-format.ts";

const FILE_CHUNK_BYTES = 768 * 1024;

/** Files whose rows exist but whose content was not found. */
export type NotThere = {
  /** Not found once: its row may have been removed since the rows were read. */
  readonly gone: readonly string[];
  /** Not found again for rows read afterwards. Rows are removed before their files, so this file is lost. */
  readonly lost: readonly string[];
};

export const NO_FILES: NotThere = { gone: [], lost: [] };

/** Writes stored files into a backup, each once. A key never gets new content. */
export function createFilePutter({ dir, put }: { dir: string; put: (line: BackupLine) => Promise<void> }) {
  const done = new Set<string>();
  const missing = new Set<string>();

  async function putFile(key: string, file: FileHandle): Promise<void> {
    const hash = createHash("sha256");
    await put({ file: key });
    for await (const chunk of file.createReadStream({ highWaterMark: FILE_CHUNK_BYTES })) {
      hash.update(chunk);
      await put({ bytes: chunk.toString("base64") });
    }
    await put({ end: "file", sha256: hash.digest("hex") });
  }

  return {
    /** Writes those that are not in the backup yet. */
    async put(keys: Iterable<string>): Promise<NotThere> {
      const gone: string[] = [];
      const lost: string[] = [];
      for (const key of keys) {
        if (done.has(key)) continue;
        const file = await openFile(join(dir, key));
        if (file === null) {
          (missing.has(key) ? lost : gone).push(key);
          missing.add(key);
          continue;
        }
        // The stream closes the file at its end and on errors.
        await putFile(key, file);
        done.add(key);
      }
      return { gone, lost };
    },
    count: () => done.size,
  };
}

/** null where it does not exist. An open file can be read to its end even if it is removed meanwhile. */
async function openFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
    throw error;
  }
}
