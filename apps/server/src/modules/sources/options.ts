import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Importer } from "../import/index.ts";
import type { Metering } from "../metering/metering.ts";
import type { Space } from "../space/space.ts";
import type { TextWork } from "../text-work/text-work.ts";

/** What the sources module is built from. */
export type SourceOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly metering: Pick<Metering, "charge" | "findCharge">;
  readonly space: Pick<Space, "assertSpace">;
  readonly exporter: Pick<Exporter, "openOwn" | "attachUpload" | "removeOf">;
  readonly importer: Pick<Importer, "readWordFile">;
  readonly texts: Pick<TextWork, "cutPassages">;
};
