import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;
const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;
const IS_WINDOWS = process.platform === "win32";

/** Sets the umask so that other accounts of the machine cannot read new files: DATA_DIR holds people's texts. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Removes other accounts' permissions from a folder and the files in it. Returns whether there were any. Skips files that another account
 * owns.
 */
export function closeToOthers(dataDir: string): boolean {
  if (IS_WINDOWS || !existsSync(dataDir)) return false;
  const names = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map(({ name }) => close(join(dataDir, name), OWNER_FILE));
  const folder = close(dataDir, OWNER_FOLDER);
  return folder || files.includes(true);
}

function close(path: string, mode: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (stat.mode & OTHERS) === 0 || stat.uid !== process.getuid?.()) return false;
  chmodSync(path, mode);
  return true;
}
