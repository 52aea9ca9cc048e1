import { REFERENCE_ABSTRACT_MAX_CHARACTERS, REFERENCE_CHECKS_MAX } from "@tangleaf/contract";
import { lookUp } from "./look-up.ts";
import type { ReferenceOptions } from "./options.ts";
import { findReference, listReferences, updateReferences } from "./reference.repo.ts";
import { changeLibrary, type Place, requireEssay } from "./store-references.ts";
import { numberOf, toReference } from "./stored-reference.ts";

/** Look-ups of this process at the same time: the databases of works are asked at their own pace. */
const AT_ONCE = 2;
/** Look-ups that wait in this process, and those of one person among them; who comes after may ask again. */
const WAITING_MAX = 1000;
const WAITING_OF_ONE_MAX = 200;
const ANSWER_TIMEOUT_MS = 20_000;

type Waiting = { readonly userId: string; readonly essayId: string; readonly no: number; readonly version: number };

/**
 * Looks references up after the answer. What waits stands in its row: a process that dies leaves rows that count as not looked up
 * after ten minutes, and can be asked for again.
 */
export function createChecks({ db, clock, log, bibliography }: ReferenceOptions) {
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  async function check({ essayId, no, version }: Waiting): Promise<void> {
    const row = await findReference(db, { essayId, no });
    if (row === undefined || row.version !== version || row.check_state !== "waiting") return;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const result = await lookUp(bibliography, toReference(row), signal);
    const checked_at = clock.now();
    const where = { essayId, nos: [no], version };
    if ("failed" in result) return updateReferences(db, where, { tier: "C", check_state: result.failed, checked_at });
    const abstract = row.abstract ?? result.reference.abstract?.slice(0, REFERENCE_ABSTRACT_MAX_CHARACTERS).toWellFormed() ?? null;
    return updateReferences(db, where, { tier: result.tier, check_state: "found", checked_at, abstract });
  }

  function begin(): void {
    while (!closing.signal.aborted && running.size < AT_ONCE) {
      const next = queue.shift();
      if (next === undefined) return;
      const work = check(next)
        .catch((error: unknown) => log.error({ err: error, essayId: next.essayId }, "could not look a reference up"))
        .finally(() => {
          running.delete(work);
          begin();
        });
      running.add(work);
    }
  }

  /**
   * Marks references as waiting and looks them up in the background: those named, else all that were not found yet. Returns how
   * many; those beyond a call's number, and beyond what this process bears, stay as they are.
   */
  async function ask(place: Place, ids: readonly string[] | null): Promise<number> {
    await requireEssay(db, place);
    if (bibliography.sources.length === 0) return 0;
    const { essayId, userId } = place;
    const waiting = await changeLibrary({ db }, place, async (trx) => {
      const rows = await listReferences(trx, essayId);
      const wanted = ids === null ? null : new Set(ids.map(numberOf));
      const open = rows.filter(({ no, tier, source }) => (wanted === null ? tier === "C" && source !== "file" : wanted.has(no)));
      const own = queue.filter((one) => one.userId === userId).length;
      const free = Math.max(0, Math.min(REFERENCE_CHECKS_MAX, WAITING_MAX - queue.length, WAITING_OF_ONE_MAX - own));
      const now = open.slice(0, free);
      await updateReferences(trx, { essayId, nos: now.map(({ no }) => no) }, { check_state: "waiting", checked_at: clock.now() });
      return now.map(({ no, version }): Waiting => ({ userId, essayId, no, version }));
    });
    queue.push(...waiting);
    begin();
    return waiting.length;
  }

  return {
    ask,
    async close(): Promise<void> {
      queue.length = 0;
      closing.abort();
      await Promise.all(running);
    },
  };
}
