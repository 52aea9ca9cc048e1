import type { OutputOf, referenceApi } from "@tangleaf/contract";
import type { Reference } from "@tangleaf/document/references";
import { lookUpShown } from "./look-up.ts";
import type { ReferenceOptions } from "./options.ts";
import type { References } from "./references.ts";
import { boundedReference, changeLibrary, keepReferences, requireEssay } from "./store-references.ts";

type Failed = OutputOf<typeof referenceApi.add>["failed"];

/** Looks works up and adds those that are found. `same`: ids of works that were there already. */
export async function addWorks(
  options: ReferenceOptions,
  { userId, essayId, works, signal }: Parameters<References["add"]>[0],
): Promise<{ added: string[]; same: string[]; failed: Failed }> {
  const { db, clock, bibliography } = options;
  const place = { userId, essayId };
  await requireEssay(db, place);
  // One after the other: the databases are asked at their own pace, and their earlier answers are cached.
  const failed: Failed = [];
  const found: { index: number; reference: Reference }[] = [];
  for (const [index, work] of works.entries()) {
    const result = await lookUpShown(bibliography, work, signal);
    const reference = "failed" in result ? null : boundedReference({ ...result.reference, tier: result.tier });
    if ("failed" in result) failed.push({ index, reason: result.failed });
    else if (reference === null) failed.push({ index, reason: "notFound" });
    else found.push({ index, reference });
  }
  const results = await changeLibrary(options, place, (trx) =>
    keepReferences(trx, place, {
      added: found.map(({ reference }) => ({ reference, check: "found" })),
      now: clock.now(),
    }),
  );
  const added: string[] = [];
  const same: string[] = [];
  for (const [at, result] of results.entries()) {
    if (result === "full") failed.push({ index: found[at]?.index ?? 0, reason: "tooMany" });
    else (result.isSame ? same : added).push(result.id);
  }
  return { added, same, failed };
}
