import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Model } from "../../ports/model.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { FirstUse } from "../first-use/first-use.ts";
import type { Metering } from "../metering/metering.ts";
import type { ModerationLog } from "../moderation-log/moderation-log.ts";
import type { Queue } from "../queue/queue.ts";
import type { Search } from "../search/search.ts";
import type { JobHook } from "./job-steps.ts";
import type { PlanFaults } from "./kind.ts";

/** What the generation module is built from. */
export type GenerationOptions = {
  readonly db: Kysely<Database>;
  readonly metering: Metering;
  readonly firstUse: FirstUse;
  readonly queue: Queue;
  readonly search: Pick<Search, "find">;
  /** Told of the texts that are steps of jobs. */
  readonly jobHook: JobHook;
  /** Asked of plans for tables, whose rows this module does not have. Left out: nobody is. */
  readonly planFaults?: PlanFaults;
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
