import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseDialect } from "../db/dialects/database-dialect.ts";
import type { Database } from "../db/schema/index.ts";
import type { BuildBounds } from "../modules/documents/document-pool.ts";
import type { DocumentKind } from "../modules/documents/documents.ts";
import type { EssayEvidence } from "../modules/essays/options.ts";
import type { AnyJobKind } from "../modules/jobs/job-kind.ts";
import type { GoodsFile } from "../modules/orders/goods-file.ts";
import type { Config } from "../platform/config.ts";
import type { Bibliography } from "../ports/bibliography.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Broker } from "../ports/broker.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdentityPlatform } from "../ports/identity-platform.ts";
import type { Model } from "../ports/model.ts";
import type { Moderation } from "../ports/moderation.ts";
import type { PageFetcher } from "../ports/page-fetcher.ts";
import type { PaymentProvider } from "../ports/payments.ts";
import type { WebSearch } from "../ports/web-search.ts";

/** The ports and settings the modules are built on. */
export type Infrastructure = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly db: Kysely<Database>;
  readonly dialect: DatabaseDialect;
  readonly models: readonly Model[];
  readonly broker: Broker;
  readonly blobs: Blobs;
  readonly moderation: Moderation;
  readonly identityPlatform: IdentityPlatform | null;
  readonly paymentProviders: readonly PaymentProvider[];
  readonly bibliography: Bibliography;
  /** null = the web is not searched. */
  readonly webSearch: WebSearch | null;
  readonly pageFetcher: PageFetcher;
  readonly goods: GoodsFile;
  /** Kinds of job beside those of the product. */
  readonly jobKinds?: readonly AnyJobKind[];
  /** Works that sections of essays may cite; none where left out. */
  readonly essayEvidence?: EssayEvidence;
  /** Kinds of document; all there are where left out. */
  readonly documentKinds?: readonly DocumentKind[];
  /** What building a document may take; as the documents module has it where left out. */
  readonly documentBounds?: BuildBounds;
};
