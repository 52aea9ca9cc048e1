import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { WORDS_MAX_UNITS } from "./cut-parts.ts";
import { findReady, type IndexRow } from "./index-entries.repo.ts";
import { listParts, partId, readWords, slotOf } from "./search.repo.ts";
import type { Search } from "./search.ts";

/** A text of no more parts is read whole for its excerpt. */
const READ_WHOLE_PARTS = 2;
/** Characters read around a part: folding moves words, and the title stands before them. */
const AROUND = 1000;
/** Places looked at for an excerpt: the first may be the title alone. */
const PLACES = 3;

type Excerpt = Parameters<Search["excerpt"]>[0];
type Store = { readonly db: Kysely<Database>; readonly dialect: Pick<DatabaseDialect, "textIndex"> };

/** Reads the words around the first hit of a text. */
export async function readExcerpt(store: Store, wanted: Excerpt): Promise<string> {
  const { db } = store;
  const { kind, id, words } = wanted;
  // SQLite reads a column whole: others have their turn between the works of a page.
  await nextTurn();
  // Longer words may go on in the next part.
  const row = words.length <= WORDS_MAX_UNITS ? await findReady(db, kind, id) : null;
  if (row === null || row.parts.length <= READ_WHOLE_PARTS) return excerptOf(toPlain(await readWords(db, kind, id)), words);
  return readExcerptOfParts(store, wanted, row);
}

/** Reads the text around the first hit outside the title, without reading the whole text. */
async function readExcerptOfParts({ db, dialect: { textIndex } }: Store, wanted: Excerpt, { no, parts }: IndexRow): Promise<string> {
  const { userId, kind, id, words } = wanted;
  const range = { userId, from: partId(no, 0), to: partId(no + 1, 0) - 1 };
  const slots = new Set((await listParts(db, textIndex.containing(words, range))).map(slotOf));
  const places = new Set(parts.filter(({ slot }) => slots.has(slot)).map(({ place }) => place));
  const length = 2 * AROUND + textIndex.partUnits + WORDS_MAX_UNITS;
  for (const place of [...places].sort((a, b) => a - b).slice(0, PLACES)) {
    const text = toPlain(await readWords(db, kind, id, { from: Math.max(0, place - AROUND), length }));
    if (foldForSearch(text).includes(words)) return excerptOf(text, words);
  }
  return wanted.beginning;
}

function toPlain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
