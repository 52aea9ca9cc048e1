import { readFileSync, type Stats, statSync } from "node:fs";
import type { Logger } from "pino";
import type { Clock } from "../../ports/clock.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { readWordList, type WordList } from "./word-list.ts";
import { createWordListModeration } from "./word-list-moderation.ts";

/** How often the file is looked at for changes. */
const LOOK_MS = 5000;
const FILE_MAX_BYTES = 8_000_000;

type Watched = {
  /** The operator's list. */
  readonly file: string;
  /** The list that holds while there is no such file. */
  readonly shipped: string;
  readonly clock: Pick<Clock, "every">;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
};

/** The operator's list, or the shipped one where there is none. Throws what the file system does, and for a file that is too large. */
export function loadWordList({ file, shipped }: Pick<Watched, "file" | "shipped">): { list: WordList; path: string } {
  const path = statOf(file) === undefined ? shipped : file;
  if ((statOf(path)?.size ?? 0) > FILE_MAX_BYTES) throw new Error(`${path} has more than ${FILE_MAX_BYTES} bytes`);
  return { list: readWordList(readFileSync(path, "utf8")), path };
}

/**
 * The moderation by the operator's list, which is read anew when its file changes: what begins after that goes by the new one.
 * A file that cannot be read leaves the list as it was. Throws at the start only.
 */
export function watchWordList(watched: Watched): Moderation {
  const { file, clock, log } = watched;
  let seen = markOf(statOf(file));
  let { moderation } = load();

  function load(): { moderation: Moderation; path: string; terms: number } {
    const { list, path } = loadWordList(watched);
    for (const { line, problem, text } of list.faults)
      log.warn({ path, line, problem, text }, "a line of the moderation's list is left out");
    return { moderation: createWordListModeration(list), path, terms: list.words.length + list.patterns.length };
  }

  clock.every(LOOK_MS, () => {
    const mark = markOf(statOf(file));
    if (mark === seen) return;
    seen = mark;
    try {
      const read = load();
      ({ moderation } = read);
      log.info({ path: read.path, terms: read.terms }, "the moderation's list is read anew");
    } catch (error) {
      log.error({ err: error, path: file }, "the moderation's list cannot be read; the former one holds");
    }
  });
  return {
    check: (text, how) => moderation.check(text, how),
    open: (before, onFinding) => moderation.open(before, onFinding),
  };
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function markOf(stats: Stats | undefined): string {
  return stats === undefined ? "" : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
