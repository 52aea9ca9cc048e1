import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const SHARED_MEMORY = "/dev/shm";
const NAME = /^tangleaf-tests-(\d+)-/;
const FREE_MIN_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for what tests store, or null where there is no room: a disk that others keep busy takes seconds to
 * make a commit durable, and a test that waits for it says nothing of the product. What killed runs left is removed.
 */
export function makeMemoryFolder() {
  if (!existsSync(SHARED_MEMORY)) return null;
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (bavail * bsize < FREE_MIN_BYTES) return null;
  const folder = mkdtempSync(join(SHARED_MEMORY, `tangleaf-tests-${process.pid}-`));
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  return folder;
}
