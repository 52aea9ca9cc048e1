import { DOCUMENT_UPDATE_MAX_BYTES } from "@tangleaf/contract";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Rows after the snapshot that make a document due for compaction at once. */
export const COMPACT_AFTER_ROWS = 200;
/** A document nobody changed for this long is compacted. */
export const COMPACT_AFTER_MS = 30_000;
/** How often a worker looks for documents that are due. */
export const COMPACT_LOOK_MS = 2000;
/** Documents a worker takes at a time. */
export const COMPACT_BATCH = 8;
/** How long a process may compact one document before another one may take it. */
export const LEASE_MS = 180_000;
/** After a compaction that failed. */
export const COMPACT_RETRY_MS = 5 * MINUTE_MS;
/** Rows a snapshot holds are kept this long, for pages that were away. */
export const ROWS_KEPT_MS = 7 * DAY_MS;

/** A snapshot this many times the JSON of its content is rebuilt without its history, once nobody watches. */
export const REBUILD_RATIO = 5;
/** Smaller snapshots are never rebuilt: bytes. */
export const REBUILD_FROM_BYTES = 256 * 1024;
/** Nobody has watched for this long. */
export const UNWATCHED_MS = 3 * MINUTE_MS;
/** A document that is to be rebuilt but is watched is looked at again. */
export const REBUILD_RETRY_MS = 15 * MINUTE_MS;
/**
 * CPU time of its thread, in milliseconds. A million characters in 5,000 blocks are opened in 100, and compacted with 10,000 changes
 * in 700. What takes more than this to compact was made to, and is rebuilt from its content.
 */
export const REBUILD_FROM_CPU_MS = 3000;
/** The same for what is ended: what a person asked for, and compaction, which replays the changes one by one. */
export const ASKED_MAX_CPU_MS = 6000;
export const COMPACT_MAX_CPU_MS = 12_000;
/** Either is ended after this long by the clock, for a thread that uses no CPU time, and well before a lease ends: milliseconds. */
export const BUILD_MAX_WALL_MS = 120_000;

/** How often building a document may take too much, in a row: then only its snapshot is read; then not even that. */
export const STRIKES = { quarantined: 2, unreadable: 4 } as const;
/** After one document of a person took too much, their other ones are compacted later: everybody else's come before. */
export const HEAVY_PAUSE_MS = MINUTE_MS;

/** Snapshot and kept rows of one document together: bytes. */
export const STORED_MAX_BYTES = 64 * 1024 * 1024;
/** Values and structure one change may bring to a document that is over a bound: bytes. The longest note of a tree has 30,000. */
export const EDIT_MAX_BYTES = 64 * 1024;
/** From here on rows go as soon as a snapshot holds them; pages that were away open the document again. */
export const TRIM_FROM_BYTES = STORED_MAX_BYTES / 2;
/** Largest change made by the server itself: bytes. */
export const CHANGE_MAX_BYTES = 32 * DOCUMENT_UPDATE_MAX_BYTES;
/** Parts of one update. The largest a page sends in earnest is a table of 3,000 cells, with 27,000 structs. */
export const STRUCTS_MAX = 40_000;
export const UPDATE_MAX = {
  structs: STRUCTS_MAX,
  /** What is accepted of a suggestion brings clients of its own, and 50 changes go together. */
  clients: 12_000,
  /** A page that starts again sends all deletions of the document. */
  deletedRanges: 100_000,
} as const;
/** Pairs of parts of one update that stand behind the same part, as 1,000 words retyped at one place do. */
export const CONFLICTS_MAX = 500_000;
/** Updates stored in one transaction. */
export const BATCH_MAX = 200;

/** One automatic version in this time at most. */
export const AUTO_VERSION_MS = 10 * MINUTE_MS;
/** Versions nobody named: all are kept this long, then the last one of each day. */
export const ALL_VERSIONS_MS = DAY_MS;
export const DAILY_VERSIONS_MS = 30 * DAY_MS;
export const NAMED_VERSIONS_MAX = 200;

/** Watchers are told how many changes there are. */
export const HEAD_MS = 10_000;
/** A change that is missing while later ones are there is waited for, then read. */
export const HOLE_MS = 1000;
export const PRESENCE_MS = 15_000;
/** A watched document is marked as watched this often. */
export const WATCHED_MARK_MS = MINUTE_MS;
