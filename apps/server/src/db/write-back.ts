/** Commits after which the log is worth being written back: some 1,000 pages of usual ones. */
const COMMITS = 40;
/** So long nobody has committed anything; a server that is never quiet is not waited for longer than so many times that. */
const QUIET_MS = 60;
const LOOKS_MOST = 16;

/**
 * SQLite writes the pages of its log back into the file inside a commit when there are many, and the one that commits waits for all
 * of it. This does it before, in a moment when nobody waits: `isFree` says that no transaction is under way.
 */
export function createWriteBack({ isFree, write }: { isFree: () => boolean; write: () => void }): { soon(): void; close(): void } {
  let commits = 0;
  let seen = 0;
  let looks = 0;
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    seen = commits;
    timer = setTimeout(look, QUIET_MS);
    timer.unref();
  }

  function look(): void {
    looks++;
    if (!isFree() || (commits > seen && looks < LOOKS_MOST)) {
      wait();
      return;
    }
    timer = undefined;
    commits = 0;
    looks = 0;
    try {
      write();
    } catch {
      // The file cannot be written to now: the next commits meet the same, and say so to those that wait for them.
    }
  }

  return {
    soon() {
      commits++;
      if (commits >= COMMITS && timer === undefined) wait();
    },
    close: () => clearTimeout(timer),
  };
}
