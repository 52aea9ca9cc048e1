import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";
import { archiveEn } from "../../../messages/archive.en.ts";
import { archiveZh } from "../../../messages/archive.zh.ts";
import { fillMessage } from "../../../messages/fill-message.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { shanghaiTime } from "../../../platform/shanghai-day.ts";
import type { Blobs } from "../../../ports/blobs.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Account } from "../../account/account.ts";
import { logAsCsv } from "../../usage/index.ts";
import { avatarBlobKey } from "../avatar-address.ts";
import { type After, FROM_THE_START, readLedger, readTexts } from "./archive.repo.ts";
import type { ArchivePiece } from "./archive-piece.ts";
import { smallFiles } from "./small-files.ts";
import { textEntry, textMarkdown, textPath } from "./text-entry.ts";

/** A lot is read and put into words at one go: 25 of the longest texts take some 20 ms. */
const TEXTS_A_LOT = 25;
const ENTRIES_A_LOT = 500;
/** Simple editors take a file without it for one in the language of their machine. */
const BYTE_ORDER_MARK = "\uFEFF";

export type ArchiveParts = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly account: Pick<Account, "info" | "devices">;
  readonly variant: Variant;
  readonly builtinModels: readonly string[];
  readonly labelProducer: string;
};

export type ArchiveWords = Readonly<Record<keyof typeof archiveZh, string>>;

export function archiveWords(variant: Variant): ArchiveWords {
  return variant === "zh" ? archiveZh : archiveEn;
}

/** Everything a person owns, in lots small enough that nobody's stream waits while one is made. */
export async function* readArchive(parts: ArchiveParts, userId: string): AsyncGenerator<readonly ArchivePiece[]> {
  const words = archiveWords(parts.variant);
  const texts = yield* textLots(parts, words, userId);
  for await (const { csv } of logAsCsv(parts, { userId })) yield [{ path: "usage.csv", content: csv, last: false }];
  yield [{ path: "usage.csv", content: "", last: true }];
  yield* ledgerLots(parts, userId);
  const { nickname, headimg } = await parts.account.info(userId);
  const readme = fillMessage(words.readme, { madeAt: shanghaiTime(parts.clock.now()), nickname, texts });
  yield [{ path: "README.txt", content: BYTE_ORDER_MARK + readme, last: true }, ...(await smallFiles(parts, userId))];
  const key = avatarBlobKey(headimg);
  const picture = key === null ? null : await parts.blobs.get(key);
  if (key !== null && picture !== null) yield [{ path: `avatar${key.slice(key.lastIndexOf("."))}`, content: picture, last: true }];
}

/** The texts as files and as data; returns how many are files. */
async function* textLots(parts: ArchiveParts, words: ArchiveWords, userId: string): AsyncGenerator<readonly ArchivePiece[], number> {
  const { variant, labelProducer, builtinModels } = parts;
  const list = jsonList("texts.json");
  let files = 0;
  let after: After = FROM_THE_START;
  for (;;) {
    const rows = await readTexts(parts.db, { userId, after, limit: TEXTS_A_LOT });
    const lot: ArchivePiece[] = [];
    for (const row of rows) {
      after = { createdAt: row.created_at, id: row.id };
      // A reworked passage is part of another text: it is data, no file.
      const path = row.kind === "edit" ? null : textPath(row, ++files, words);
      if (path !== null)
        lot.push({ path, content: textMarkdown(row, { variant, labelProducer, builtin: builtinModels.includes(row.model) }), last: true });
      lot.push(list.next(textEntry(row, path)));
    }
    yield lot;
    if (rows.length < TEXTS_A_LOT) break;
  }
  yield [list.end()];
  return files;
}

async function* ledgerLots({ db }: ArchiveParts, userId: string): AsyncGenerator<readonly ArchivePiece[]> {
  const list = jsonList("ledger.json");
  for (let afterSeq = 0; ; ) {
    const rows = await readLedger(db, { userId, afterSeq, limit: ENTRIES_A_LOT });
    yield rows.map(({ seq, kind, subject, amount, held_change, balance_after, created_at }) =>
      list.next({ seq, kind, subject, amount, heldChange: held_change, balanceAfter: balance_after, createdAt: isoTime(created_at) }),
    );
    afterSeq = rows.at(-1)?.seq ?? afterSeq;
    if (rows.length < ENTRIES_A_LOT) break;
  }
  yield [list.end()];
}

/** A JSON array written entry by entry. */
function jsonList(path: string) {
  let before = "[\n";
  return {
    next(entry: object): ArchivePiece {
      const content = before + JSON.stringify(entry);
      before = ",\n";
      return { path, content, last: false };
    },
    end: (): ArchivePiece => ({ path, content: before === "[\n" ? "[]\n" : "\n]\n", last: true }),
  };
}
