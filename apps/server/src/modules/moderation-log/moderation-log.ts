import type { Logger } from "pino";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Moderation, ModerationFinding, ModerationSide } from "../../ports/moderation.ts";
import type { Db } from "../metering/metering.ts";
import { countFindings, deleteFindingsBefore, insertFindings } from "./moderation.repo.ts";

const DAY_MS = 86_400_000;
/** Half a year. */
const KEPT_DAYS = 183;
/** Somebody who sends the same a thousand times fills no table. */
const FINDINGS_A_DAY = 200;
const FINDINGS_AT_ONCE = 20;

type Kept = {
  readonly userId: string;
  /** Kind of the generation. */
  readonly kind: string;
  readonly side: ModerationSide;
  /** null = nothing was written. */
  readonly generationId: string | null;
  readonly findings: readonly ModerationFinding[];
};

/** Public API of the moderation's log (docs/decisions/076). */
export interface ModerationLog {
  /**
   * Keeps what was found, each term once. Answers with the id of the last one, which is the one that ended it where anything did;
   * null where nothing is kept. Never throws: a text does not end because a line about it could not be stored.
   */
  keep(found: Kept): Promise<string | null>;
  /** Deletes what is older than half a year. */
  tidy(): Promise<void>;
}

type Options = { readonly db: Db; readonly clock: Pick<Clock, "now">; readonly log: Pick<Logger, "error"> };

export function createModerationLog({ db, clock, log }: Options): ModerationLog {
  async function store({ userId, kind, side, generationId, findings }: Kept): Promise<string | null> {
    const now = clock.now();
    const before = await countFindings(db, { userId, since: now - DAY_MS, most: FINDINGS_A_DAY });
    if (before >= FINDINGS_A_DAY) return null;
    const each = [...new Map(findings.map((finding) => [finding.term, finding])).values()].slice(-FINDINGS_AT_ONCE);
    const about = { user_id: userId, generation_id: generationId, kind, side, created_at: now };
    const rows = each.map((finding) => ({ ...about, ...finding, id: newId(now) }));
    await insertFindings(db, rows);
    return rows.at(-1)?.id ?? null;
  }

  return {
    async keep(found) {
      if (found.findings.length === 0) return null;
      try {
        return await store(found);
      } catch (error) {
        log.error({ err: error }, "what the moderation found is not kept");
        return null;
      }
    },
    tidy: () => deleteFindingsBefore(db, clock.now() - KEPT_DAYS * DAY_MS),
  };
}

/** The moderation, and what it has found since. */
export function withFindings(moderation: Moderation): { moderation: Moderation; findings: readonly ModerationFinding[] } {
  const findings: ModerationFinding[] = [];
  const onFinding = (finding: ModerationFinding) => {
    if (findings.length === FINDINGS_A_DAY) findings.shift();
    findings.push(finding);
  };
  return {
    findings,
    moderation: {
      check: (text, how) => moderation.check(text, { ...how, onFinding }),
      open: (before) => moderation.open(before, onFinding),
    },
  };
}
