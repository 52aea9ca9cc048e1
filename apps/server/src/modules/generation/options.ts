import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { ComputedPlan } from "@tangleaf/table/plan";
import type { RepairFault } from "@tangleaf/table/repair";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Model } from "../../ports/model.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { FirstUse } from "../first-use/first-use.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { ModerationLog } from "../moderation-log/moderation-log.ts";
import type { Queue } from "../queue/queue.ts";
import type { Search } from "../search/search.ts";
import type { GenerationRow } from "./generation.repo.ts";

/** What the generation module is built from. */
export type GenerationOptions = {
  readonly db: Kysely<Database>;
  readonly metering: Metering;
  readonly firstUse: FirstUse;
  readonly queue: Queue;
  readonly search: Pick<Search, "find">;
  readonly clock: Clock;
  readonly log: Logger;
  /** The first is the default. Never empty: the built-in writer is always there. */
  readonly models: readonly Model[];
  readonly broker: Broker;
  readonly moderation: Moderation;
  /** Keeps what it finds. */
  readonly moderationLog: Pick<ModerationLog, "keep">;
  readonly variant: Variant;
  /** Unique among all processes that ever ran on this database. */
  readonly processId: string;
  /** SQLite: whatever another process was writing is dead by definition. */
  readonly soleProcess: boolean;
  /** false on a process that only serves pages (ROLES=web). */
  readonly runs: boolean;
  /** The sentence a person reads for a reason, in the variant's language. */
  readonly messageOf: (reason: ReasonCode) => string;
};

/** What other modules do for texts of theirs. */
export type GenerationHooks = {
  /** Told of the texts that are steps of jobs. */
  readonly jobHook: JobHook;
  /** Asked of plans for tables, whose rows this module does not have. */
  readonly planFaults: PlanFaults;
};

/** Options and hooks. */
export type GenerationParts = GenerationOptions & GenerationHooks;

/** How the text of a step ended, and what was charged for it. */
export type StepSettlement = Pick<GenerationRow, "status"> & { readonly finishReason: string; readonly charged: number };

/** What the texts of jobs report to. The generation module knows no more of jobs. */
export type JobHook = {
  /**
   * First in the transaction that ends a text: takes the job's row, so that everybody takes rows in one order. What it answers
   * is called last in it.
   */
  begin(trx: Db, input: { jobId: string; step: string; generationId: string }): Promise<(settlement: StepSettlement) => Promise<void>>;
  /** That transaction is committed. */
  committed(job: { jobId: string; userId: string }): void;
};
export type PlanFaults = (asked: {
  userId: string;
  tableId: string;
  plan: ComputedPlan;
  language: Variant;
}) => Promise<readonly RepairFault[]>;
