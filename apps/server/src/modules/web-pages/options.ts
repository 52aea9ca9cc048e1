import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import type { WebSearch } from "../../ports/web-search.ts";
import type { Importer } from "../import/index.ts";
import type { Metering } from "../metering/metering.ts";
import type { References } from "../references/index.ts";
import type { Sources } from "../sources/sources.ts";
import type { TextWork } from "../text-work/text-work.ts";

/** What the web-pages module is built from. */
export type WebPageOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly metering: Pick<Metering, "charge" | "findCharge" | "countCharges" | "counter" | "levelOf">;
  readonly importer: Pick<Importer, "readWordFile">;
  readonly texts: Pick<TextWork, "cutPassages">;
  readonly sources: Pick<Sources, "list" | "storeSource">;
  readonly references: Pick<References, "lookUp">;
  readonly webSearch: WebSearch | null;
  readonly fetcher: PageFetcher;
  readonly canFindWorks: boolean;
};
