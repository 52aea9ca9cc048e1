import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Generations } from "../generation/generation.ts";
import type { GenerationModule } from "../generation/index.ts";
import type { Metering } from "../metering/metering.ts";
import type { AnyJobKind } from "./job-kind.ts";

/** What the jobs module is built from. */
export type JobOptions = {
  readonly db: Kysely<Database>;
  readonly metering: Metering;
  readonly generations: Pick<Generations, "get" | "stop"> & Pick<GenerationModule, "steps" | "setJobHook">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly broker: Broker;
  readonly variant: Variant;
  readonly kinds: readonly AnyJobKind[];
  /** The generation module's: who is alive is known by it. */
  readonly processId: string;
  /** false on a process that only serves pages (ROLES=web). */
  readonly runs: boolean;
  /** Told after a change of somebody's job that is committed, where whose it is is known. */
  readonly userChanged?: (userId: string) => void;
  /** The sentence a person reads for a reason, in the variant's language. */
  readonly messageOf: (reason: ReasonCode) => string;
};
