import type { ApiPath, InputOf, OutputOf, Refusal, RouteAt, Variant } from "@tangleaf/contract";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createBibliography } from "../adapters/bibliography/combine.ts";
import { createMemoryBroker } from "../adapters/brokers/memory-broker.ts";
import { createBuiltinModel } from "../adapters/models/builtin-model.ts";
import { readWordList } from "../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../adapters/moderation/word-list-moderation.ts";
import { buildApp } from "../app.ts";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import type { OpenedDatabase } from "../db/opened-database.ts";
import type { Deps } from "../deps.ts";
import type { BuildBounds } from "../modules/documents/document-pool.ts";
import type { DocumentKind } from "../modules/documents/documents.ts";
import type { EssayEvidence } from "../modules/essays/options.ts";
import type { AnyJobKind } from "../modules/jobs/job-kind.ts";
import type { GoodsFile } from "../modules/orders/goods-file.ts";
import { readGoods } from "../modules/orders/index.ts";
import type { PersonalData } from "../modules/personal-data.ts";
import { createModules } from "../modules.ts";
import type { Config } from "../platform/config.ts";
import { createLog } from "../platform/log.ts";
import type { Bibliography } from "../ports/bibliography.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Broker } from "../ports/broker.ts";
import type { IdentityPlatform } from "../ports/identity-platform.ts";
import type { Model } from "../ports/model.ts";
import { PageError, type PageFetcher } from "../ports/page-fetcher.ts";
import type { PaymentProvider } from "../ports/payments.ts";
import type { WebSearch } from "../ports/web-search.ts";
import { createManualClock, type ManualClock } from "./manual-clock.ts";
import { createMemoryBlobs } from "./memory-blobs.ts";
import { testConfig } from "./test-config.ts";
import { openTestDatabase } from "./test-database.ts";

/** An answer: HTTP status and headers, and the parts of the envelope. */
export type Answer<T> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly code: number;
  readonly message: string;
  readonly isSuccess: boolean;
  /** `data` of a success. */
  readonly data: T;
  /** `data` of a refusal. */
  readonly refusal: Refusal;
  /** The body as received. */
  readonly raw: string;
};

export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: ManualClock;
  readonly personalData: readonly PersonalData[];
  /** Calls a route with a typed body. */
  call<P extends ApiPath>(path: P, body: InputOf<RouteAt<P>>, token?: string): Promise<Answer<OutputOf<RouteAt<P>>>>;
  /** Sends any request. */
  send(options: InjectOptions): Promise<Answer<unknown>>;
  /** Signs in by the development login. */
  signIn(username?: string): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  variant?: Variant;
  /** Default: an empty one of its own; pass one to share it between two apps. */
  database?: DatabaseKind | OpenedDatabase;
  clock?: ManualClock;
  config?: Partial<Config>;
  /** Default: the built-in writer without pauses. */
  models?: readonly Model[];
  /** Default: in memory, for this app only. */
  broker?: Broker;
  /** Default: none. */
  identityPlatform?: IdentityPlatform;
  /** Default: none, nothing can be bought. */
  paymentProviders?: readonly PaymentProvider[];
  goods?: GoodsFile;
  /** Default: without a source, nothing can be looked up. */
  bibliography?: Bibliography;
  /** Default: none, the web is not searched. */
  webSearch?: WebSearch;
  /** Default: opens no page. */
  pageFetcher?: PageFetcher;
  /** Default: in memory. */
  blobs?: Blobs;
  /** Kinds of job beside those of the product. */
  jobKinds?: readonly AnyJobKind[];
  /** Works that sections of essays may cite. */
  essayEvidence?: EssayEvidence;
  /** Kinds of document; without them those of the product. */
  documentKinds?: readonly DocumentKind[];
  documentBounds?: BuildBounds;
  /** Replaces parts, e.g. `log` or `pages`. */
  parts?: Partial<Deps>;
};

const NO_PAGES: PageFetcher = { fetch: () => Promise.reject(new PageError("unavailable", "there is no web here")) };

/** The real app on a real, empty database, called without a socket. Close it after use. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig({ ...(options.variant && { variant: options.variant }), ...options.config });
  const clock = options.clock ?? createManualClock();
  const given = options.database ?? "sqlite";
  const opened = typeof given === "string" ? await openTestDatabase(given) : given;
  const modules = createModules({
    config,
    clock,
    log: options.parts?.log ?? createLog({ level: config.logLevel }),
    db: opened.db,
    dialect: opened.dialect,
    models: options.models ?? [createBuiltinModel({ clock, label: "sample", charactersPerSecond: 0 })],
    broker: options.broker ?? createMemoryBroker(),
    blobs: options.blobs ?? createMemoryBlobs(),
    identityPlatform: options.identityPlatform ?? null,
    paymentProviders: options.paymentProviders ?? [],
    goods: options.goods ?? readGoods(),
    bibliography: options.bibliography ?? createBibliography([]),
    webSearch: options.webSearch ?? null,
    pageFetcher: options.pageFetcher ?? NO_PAGES,
    moderation: createWordListModeration(readWordList("")),
    ...(options.jobKinds && { jobKinds: options.jobKinds }),
    ...(options.essayEvidence && { essayEvidence: options.essayEvidence }),
    ...(options.documentKinds && { documentKinds: options.documentKinds }),
    ...(options.documentBounds && { documentBounds: options.documentBounds }),
  });
  // A generation module passed in has been opened by its test.
  const ownGenerations = options.parts?.generations === undefined;
  if (ownGenerations) await modules.generations.open();
  await modules.jobs.open();
  await modules.documents.begin();
  const deps: Deps = { ...modules, pages: null, redis: null, sandbox: null, paySandbox: null, ...options.parts };
  const app = await buildApp(deps);
  await app.ready();

  const send = async (request: InjectOptions) => asAnswer<unknown>(await app.inject(request));
  const call: TestApp["call"] = async (path, payload, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: token }) };
    return asAnswer(await app.inject({ method: "POST", url: path, headers, payload: JSON.stringify(payload) }));
  };
  return {
    app,
    deps,
    clock,
    personalData: modules.personalData,
    send,
    call,
    async signIn(username = "tester") {
      const { data } = await call("/api/auth/devlogin", { username });
      return { token: data.token, userId: data.user.id };
    },
    async close() {
      await app.close();
      await modules.jobs.close();
      await modules.references.close();
      await modules.webPages.close();
      await modules.search.close();
      await modules.tables.close();
      await modules.documents.close();
      if (ownGenerations) await modules.generations.close();
      await modules.exporter.close();
      await modules.importer.close();
      await modules.texts.close();
      await modules.wordTemplates.close();
      if (typeof given === "string") await opened.close();
    },
  };
}

function asAnswer<T>(response: LightMyRequestResponse): Answer<T> {
  const { statusCode: status, headers, body: raw } = response;
  const isJson = String(headers["content-type"]).startsWith("application/json");
  const envelope = isJson ? JSON.parse(raw) : {};
  return {
    status,
    headers,
    raw,
    code: envelope.code,
    message: envelope.message,
    isSuccess: envelope.is_success,
    data: envelope.data,
    refusal: envelope.data,
  };
}
