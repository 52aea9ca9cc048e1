import { readsAs } from "@tangleaf/catalogue/reads-as";
import type { GenerationKind } from "@tangleaf/contract";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { Db } from "../metering/metering.ts";
import { lettersOf } from "../search/index.ts";
import type { Search } from "../search/search.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import { changedSomething, type GenerationRow } from "./generation.repo.ts";

export type ListFilter = {
  readonly userId: string;
  readonly kinds: readonly GenerationKind[];
  readonly q?: string | undefined;
  readonly sceneType?: string | undefined;
  readonly pieceId?: string | undefined;
  readonly page: number;
  readonly size: number;
};

type TextSearch = Pick<Search, "find">;

/** A page of the user's texts, newest first. */
export async function listOwned(db: Db, search: TextSearch, filter: ListFilter): Promise<{ total: number; rows: GenerationRow[] }> {
  if (searchedWords(filter) !== "") {
    const found = await findTexts(db, search, filter);
    return { total: found.length, rows: await readTexts(db, pageOf(found, filter)) };
  }
  const matching = db.selectFrom("generation").where((eb) => eb.and(listConditions(eb, filter)));
  const { n } = await matching.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { total: Number(n), rows };
}

/** A page of the user's pieces, the one written in last first; where words are searched for, with the newest draft that has them. */
export async function listPieces(
  db: Db,
  search: TextSearch,
  filter: ListFilter,
): Promise<{ total: number; pieces: { id: string; hit: string | null }[] }> {
  if (searchedWords(filter) !== "") {
    const hits = new Map<string, string>();
    for (const { id, piece_id } of await findTexts(db, search, filter)) if (!hits.has(piece_id)) hits.set(piece_id, id);
    return { total: hits.size, pieces: pageOf([...hits], filter).map(([id, hit]) => ({ id, hit })) };
  }
  const matching = db.selectFrom("generation").where((eb) => eb.and(listConditions(eb, filter)));
  const { n } = await matching.select((eb) => eb.fn.count<number>("piece_id").distinct().as("n")).executeTakeFirstOrThrow();
  const rows = await matching
    .select((eb) => ["piece_id", eb.fn.max("created_at").as("latest")] as const)
    .groupBy("piece_id")
    .orderBy("latest", "desc")
    .orderBy("piece_id", "desc")
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { total: Number(n), pieces: rows.map(({ piece_id }) => ({ id: piece_id, hit: null })) };
}

/** How many pieces of each scene the user has, most first. */
export async function countPieces(db: Db, userId: string): Promise<{ sceneType: string; count: number }[]> {
  const rows = await db
    .selectFrom("generation")
    .where((eb) => eb.and(listConditions(eb, { userId, kinds: DRAFT_KINDS })))
    .where("scene_type", "is not", null)
    .select((eb) => ["scene_type", eb.fn.count<number>("piece_id").distinct().as("n")] as const)
    .groupBy("scene_type")
    .orderBy("n", "desc")
    .orderBy("scene_type")
    .execute();
  return rows.flatMap(({ scene_type, n }) => (scene_type === null ? [] : [{ sceneType: scene_type, count: Number(n) }]));
}

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

/** The drafts of these pieces without their texts, newest first. */
export async function listDrafts(db: Db, userId: string, pieceIds: readonly string[]) {
  if (pieceIds.length === 0) return [];
  return db
    .selectFrom("generation")
    .select(["id", "piece_id", "kind", "title", "scene_type", "draft_no", "status", "chars", "target", "finish_reason", "created_at"])
    .where("piece_id", "in", pieceIds)
    .where((eb) => eb.and(listConditions(eb, { userId, kinds: DRAFT_KINDS })))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Whole rows, newest first. */
export async function readTexts(db: Db, found: readonly { readonly id: string }[]): Promise<GenerationRow[]> {
  if (found.length === 0) return [];
  return db
    .selectFrom("generation")
    .selectAll()
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

type Searched = Omit<ListFilter, "page" | "size">;

/** All that is found, newest first, of which a page is read whole. */
async function findTexts(db: Db, search: TextSearch, filter: Searched): Promise<{ id: string; piece_id: string }[]> {
  const words = searchedWords(filter);
  const rows = await db
    .selectFrom("generation")
    .where((eb) => eb.and(listConditions(eb, filter)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .select(["id", "piece_id", "title"])
    .execute();
  const hits = await search.find({ userId: filter.userId, kind: "text", ids: rows.map(({ id }) => id), words });
  const letters = lettersOf(words);
  return rows.filter(({ id, title }) => hits.has(id) || (letters !== null && readsAs(title, letters)));
}

function pageOf<T>(found: readonly T[], { page, size }: Pick<ListFilter, "page" | "size">): T[] {
  return found.slice((page - 1) * size, page * size);
}

function searchedWords({ q }: Searched): string {
  return q === undefined ? "" : foldForSearch(q).trim();
}

function listConditions(eb: ExpressionBuilder<Database, "generation">, filter: Searched) {
  return [
    eb("user_id", "=", filter.userId),
    eb("removed_at", "is", null),
    // Parts of something larger, as what is about a draft.
    eb("job_id", "is", null),
    eb("kind", "in", filter.kinds),
    changedSomething(eb),
    ...(filter.sceneType === undefined ? [] : [eb("scene_type", "=", filter.sceneType)]),
    ...(filter.pieceId === undefined ? [] : [eb("piece_id", "=", filter.pieceId)]),
  ];
}
