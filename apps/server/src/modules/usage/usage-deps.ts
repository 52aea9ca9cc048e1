import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Metering } from "../metering/metering.ts";

/** What is looked at: everything of a user, or a part of it. Moments are inclusive, in milliseconds. */
export type LogFilter = {
  readonly userId: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Kind of generation, or `grant`, or `expire`. */
  readonly kind?: string | undefined;
};
export type UsageDeps = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly variant: Variant;
  readonly metering: Pick<Metering, "counter">;
  readonly exporter: Pick<Exporter, "storeFile">;
};
