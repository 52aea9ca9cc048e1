import { type Cover, ESSAY_LENGTH, ESSAYS_MAX, type EssayAbstracts, type EssayBrief, type EssayFacts } from "@tangleaf/contract";
import type { Insertable } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { EssayTable } from "../../db/schema/essay-tables.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { countEssays, type EssayRow, findEssay, findEssayByRequest, insertEssay, requireOpenUser, updateEssay } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";

/** What a call says of an essay; what it does not say stays as it is. */
export type EssayFactsInput = Partial<
  Pick<EssayRow, "title" | "major" | "topic" | "level" | "language" | "length" | "method" | "stage"> & {
    readonly keywords: readonly string[];
    readonly material: string;
    readonly abstracts: EssayAbstracts;
    readonly brief: EssayBrief;
    readonly cover: Cover;
    readonly document: NonNullable<EssayFacts["document"]>;
  }
>;

/** The request that makes an essay; `hash` is of all that was asked. */
export type EssayRequest = { readonly requestId?: string | undefined; readonly hash: string };

type Asked = {
  readonly userId: string;
  readonly essayId?: string | undefined;
  readonly facts: EssayFactsInput;
  readonly request: EssayRequest;
};

/**
 * The essay of the call with what it says of it, or a new one, in one transaction with what `then` does. Throws document.unknown
 * (also for one in the bin), essay.tooMany, request.mismatch.
 */
export async function storeEssay<T>(
  { db, clock }: Pick<EssayOptions, "db" | "clock">,
  { userId, essayId, facts, request }: Asked,
  then: (trx: Db, essay: EssayRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const now = clock.now();
    const known = essayId === undefined ? await repeatOf(trx, userId, request) : await ownEssay(trx, userId, essayId);
    if (known !== undefined) {
      // A document has its own title, and stays one.
      const { title: _title, stage: _stage, ...rest } = facts;
      const change = columnsOf(known.stage === "content" ? rest : facts);
      await updateEssay(trx, known.id, { ...change, updated_at: now });
      return then(trx, { ...known, ...change });
    }
    if ((await countEssays(trx, userId)) >= ESSAYS_MAX) throw new AppError("essay.tooMany", { params: { max: ESSAYS_MAX } });
    const row: Insertable<EssayTable> & EssayRow = {
      id: newId(now),
      user_id: userId,
      request_id: request.requestId ?? null,
      request_hash: request.requestId === undefined ? null : request.hash,
      stage: "topic",
      level: "undergraduate",
      language: "zh",
      length: ESSAY_LENGTH.default,
      method: null,
      job_id: null,
      derived_seq: NOTHING_DERIVED,
      chars: 0,
      leaf_paragraphs: 0,
      done_paragraphs: 0,
      created_at: now,
      updated_at: now,
      removed_at: null,
      title: "",
      major: "",
      topic: "",
      keywords: "[]",
      material: "",
      outline: null,
      abstracts: null,
      brief: null,
      integrity_at: null,
      cover: null,
      document_type: null,
      asked: null,
      words: "",
      search_text: "",
      ...columnsOf(facts),
    };
    await insertEssay(trx, row);
    return then(trx, row);
  });
}

/** The user's essay outside the bin. Throws document.unknown. */
export async function ownEssay(db: Db, userId: string, essayId: string): Promise<EssayRow> {
  const row = await findEssay(db, userId, essayId);
  if (row === undefined || row.removed_at !== null) throw new AppError("document.unknown", { field: "essayId" });
  return row;
}

/** Columns of what was said; left out what was not. */
export function columnsOf({ keywords, abstracts, brief, cover, document, ...facts }: EssayFactsInput): Partial<EssayRow> {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return {
    ...said,
    ...(keywords === undefined ? {} : { keywords: JSON.stringify(keywords) }),
    ...(abstracts === undefined ? {} : { abstracts: JSON.stringify(abstracts) }),
    ...(brief === undefined ? {} : { brief: JSON.stringify(brief) }),
    ...(cover === undefined ? {} : { cover: JSON.stringify(cover) }),
    ...(document === undefined ? {} : { document_type: document.type, asked: JSON.stringify(document.asked) }),
  };
}

async function repeatOf(trx: Db, userId: string, { requestId, hash }: EssayRequest): Promise<EssayRow | undefined> {
  const first = requestId === undefined ? undefined : await findEssayByRequest(trx, userId, requestId);
  if (first !== undefined && first.request_hash !== hash) throw new AppError("request.mismatch", { field: "requestId" });
  return first;
}

/** Whatever the documents module derives later is newer. */
const NOTHING_DERIVED = -1;
