import { ESSAY_OUTLINES_MAX, type essayApi, type OutputOf, type ParsedInputOf } from "@tangleaf/contract";
import { type MadeFrom, storedMadeFrom } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import { assertSameRequest, requestHash } from "../request-hash.ts";
import { checkLevel } from "./check-level.ts";
import { addDraft, findDraftByRequest, listDrafts } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";
import { readOutline, withLengths } from "./outline-input.ts";
import { storeEssay } from "./store-essay.ts";

/** `madeFrom`: the template it was made from; its document will keep it. */
export type AddedOutline = { userId: string; madeFrom?: MadeFrom } & ParsedInputOf<typeof essayApi.addOutline>;

/** An outline its owner has, as another version of an essay's outlines: of one that is there, or of a new one. */
export async function addOutline(
  options: EssayOptions,
  { userId, madeFrom, ...input }: AddedOutline,
): Promise<OutputOf<typeof essayApi.addOutline>> {
  const { essayId, outline: asked, requestId, ...facts } = input;
  await checkLevel(options, userId, { keywords: facts.keywords, level: facts.level, chapters: asked.length });
  const outline = withLengths(readOutline(asked), facts.length);
  const hash = requestHash("addOutline", input);
  const request = { requestId, hash };
  return storeEssay(options, { userId, essayId, facts: { ...facts, stage: "outline" }, request }, async (trx, essay) => {
    const known = requestId === undefined ? undefined : await findDraftByRequest(trx, userId, requestId);
    if (known !== undefined) {
      assertSameRequest(known, hash);
      return { essayId: known.essay_id, no: known.no };
    }
    const outlines = (await listDrafts(trx, essay.id)).filter(({ kind }) => kind === "outline").length;
    if (outlines >= ESSAY_OUTLINES_MAX) throw new AppError("essay.tooManyOutlines", { params: { max: ESSAY_OUTLINES_MAX } });
    const no = await addDraft(trx, {
      essay_id: essay.id,
      kind: "outline",
      user_id: userId,
      request_id: requestId ?? null,
      request_hash: requestId === undefined ? null : hash,
      created_at: options.clock.now(),
      outline: JSON.stringify(outline),
      made_from: madeFrom === undefined ? null : storedMadeFrom(madeFrom),
    });
    return { essayId: essay.id, no };
  });
}
