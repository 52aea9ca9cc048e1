import type { IncomingMessage, ServerResponse } from "node:http";
import type { Redis } from "ioredis";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "./db/schema/index.ts";
import type { StorageWatch } from "./db/storage-watch.ts";
import type { OpenRequests } from "./http/open-requests.ts";
import type { PageIndex } from "./http/pages/page-index.ts";
import type { StreamPlaces } from "./http/stream-places.ts";
import type { Account } from "./modules/account/account.ts";
import type { AccountDeletion } from "./modules/account-deletion/account-deletion.ts";
import type { Advice } from "./modules/advice/advice.ts";
import type { Charts } from "./modules/charts/charts.ts";
import type { Defence } from "./modules/defence/defence.ts";
import type { Documents } from "./modules/documents/documents.ts";
import type { Essays } from "./modules/essays/essays.ts";
import type { Exporter } from "./modules/export/exporter.ts";
import type { Generations } from "./modules/generation/generation.ts";
import type { Invites } from "./modules/invites/invites.ts";
import type { Jobs } from "./modules/jobs/jobs.ts";
import type { Library } from "./modules/library/library.ts";
import type { Metering } from "./modules/metering/metering.ts";
import type { Mindtrees } from "./modules/mindtrees/mindtrees.ts";
import type { ModerationLog } from "./modules/moderation-log/moderation-log.ts";
import type { Notes } from "./modules/notes/notes.ts";
import type { Notices } from "./modules/notices/notices.ts";
import type { Orders } from "./modules/orders/orders.ts";
import type { Passwords } from "./modules/password/password.ts";
import type { Archive } from "./modules/profile/archive/create-archive.ts";
import type { Profile } from "./modules/profile/profile.ts";
import type { References } from "./modules/references/references.ts";
import type { Search } from "./modules/search/search.ts";
import type { SharePictures } from "./modules/share-pictures/share-pictures.ts";
import type { SitePages } from "./modules/site-pages/site-pages.ts";
import type { Sources } from "./modules/sources/sources.ts";
import type { Space } from "./modules/space/space.ts";
import type { Tables } from "./modules/tables/tables.ts";
import type { Templates } from "./modules/templates/templates.ts";
import type { Uploads } from "./modules/uploads/uploads.ts";
import type { Usage } from "./modules/usage/usage.ts";
import type { UserEvents } from "./modules/user-events/user-events.ts";
import type { WebPages } from "./modules/web-pages/web-pages.ts";
import type { WordTemplates } from "./modules/word-templates/word-templates.ts";
import type { Works } from "./modules/works/works.ts";
import type { Config } from "./platform/config.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { Clock } from "./ports/clock.ts";
import type { IdentityPlatform } from "./ports/identity-platform.ts";
import type { ModelInfo } from "./ports/model.ts";
import type { PaymentProvider } from "./ports/payments.ts";

/** What the HTTP layer gets; built by wiring.ts for a real start and by testing/ for tests. */
export type Deps = {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly account: Account;
  readonly passwords: Passwords;
  readonly profile: Profile;
  readonly archive: Archive;
  readonly accountDeletion: AccountDeletion;
  /** Null without credentials. */
  readonly identityPlatform: IdentityPlatform | null;
  readonly metering: Metering;
  readonly invites: Invites;
  readonly usage: Usage;
  readonly generations: Generations;
  readonly jobs: Jobs;
  readonly documents: Documents;
  readonly exporter: Exporter;
  readonly uploads: Uploads;
  readonly mindtrees: Mindtrees;
  readonly tables: Tables;
  readonly charts: Charts;
  readonly search: Search;
  readonly works: Works;
  readonly notes: Notes;
  readonly essays: Essays;
  readonly defence: Defence;
  readonly wordTemplates: WordTemplates;
  readonly library: Library;
  readonly sitePages: SitePages;
  readonly templates: Templates;
  readonly advice: Advice;
  readonly moderationLog: ModerationLog;
  readonly sharePictures: SharePictures;
  readonly references: References;
  readonly webPages: WebPages;
  readonly sources: Sources;
  readonly orders: Orders;
  /** Empty = nothing can be bought. */
  readonly paymentProviders: readonly PaymentProvider[];
  readonly notices: Notices;
  readonly userEvents: UserEvents;
  /** First = the default. */
  readonly models: readonly ModelInfo[];
  readonly metrics: Metrics;
  /** Tells whether anything can be stored. */
  readonly storageWatch: StorageWatch;
  /** Null where this process serves no page. */
  readonly pages: PageIndex | null;
  /** Development only: sandbox of the messaging platform. */
  readonly sandbox: SandboxServer | null;
  /** Development only: sandbox of a payment provider. */
  readonly paySandbox: PaySandboxServer | null;
  /** Aborted when the server is about to stop: whoever sends it calls is told to send them elsewhere, and it still answers. */
  readonly leaving: AbortController;
  /** Aborted when the server begins to stop; open event streams end. */
  readonly stopping: AbortController;
  readonly space: Space;
  readonly openRequests: OpenRequests;
  readonly streamPlaces: StreamPlaces;
  /** Shared counters of the limit on calls; null = each process counts for itself. */
  readonly redis: Redis | null;
};

/** The part of the messaging platform's sandbox the server uses: its pages, and the address it calls us at. */
export type SandboxServer = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  configure(input: { callbackUrl?: string; publicBase?: string }): void;
};

/** The same of a payment provider's sandbox. Notifications go to this origin, whatever that of the order is. */
export type PaySandboxServer = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  configure(input: { notifyOrigin?: string; publicBase?: string }): void;
};
