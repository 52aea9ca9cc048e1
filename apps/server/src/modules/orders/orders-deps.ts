import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PaymentProvider } from "../../ports/payments.ts";
import type { Metering } from "../metering/metering.ts";
import type { GoodsFile } from "./goods-file.ts";

/** What the orders module is built from. */
export type OrdersDeps = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metering: Metering;
  readonly variant: Variant;
  /** New orders are paid through the first; without one nothing can be bought. */
  readonly providers: readonly PaymentProvider[];
  readonly goods: GoodsFile;
};
