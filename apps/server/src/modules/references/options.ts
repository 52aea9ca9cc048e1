import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Bibliography } from "../../ports/bibliography.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Importer } from "../import/index.ts";
import type { TextWork } from "../text-work/text-work.ts";

/** What the references module is built from. */
export type ReferenceOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly bibliography: Bibliography;
  readonly exporter: Pick<Exporter, "openOwn" | "attachUpload" | "giveTo" | "removeOf">;
  readonly importer: Pick<Importer, "readWordFile">;
  readonly texts: Pick<TextWork, "rankTexts" | "readReferences" | "cutPassages">;
};
