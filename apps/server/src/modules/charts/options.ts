import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { Metering } from "../metering/metering.ts";
import type { Space } from "../space/space.ts";

/** What the charts module is built from. */
export type ChartOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly documents: Pick<Documents, "change">;
  readonly exporter: Pick<Exporter, "storeFile" | "exportChart" | "chartPicture">;
  readonly generations: Pick<Generations, "start">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly space: Pick<Space, "assertSpace">;
  /** Names of the models that are the built-in writer. */
  readonly builtinModels: readonly string[];
};
