import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ModelInfo } from "../../ports/model.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { GenerationModule } from "../generation/index.ts";
import type { Metering } from "../metering/metering.ts";
import type { Space } from "../space/space.ts";
import type { TablePool } from "./work/table-pool.ts";

/** What the tables module is built from. */
export type TableOptions = {
  readonly db: Kysely<Database>;
  readonly blobs: Blobs;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly exporter: Pick<Exporter, "storeFile">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly space: Pick<Space, "assertSpace">;
  readonly generations: Pick<Generations, "start" | "ofDocument" | "remove"> & Pick<GenerationModule, "setPlanFaults">;
  readonly models: readonly ModelInfo[];
};

/** The same with the threads it works in. */
export type TableParts = TableOptions & { readonly pool: TablePool };
