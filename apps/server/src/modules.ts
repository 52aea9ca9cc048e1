import { findScene, layoutOf } from "@tangleaf/catalogue";
import type { ReasonCode, TextLayout } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { DatabaseDialect } from "./db/dialects/database-dialect.ts";
import type { Database } from "./db/schema/index.ts";
import { createStorageWatch } from "./db/storage-watch.ts";
import type { Deps } from "./deps.ts";
import { createOpenRequests } from "./http/open-requests.ts";
import { createStreamPlaces } from "./http/stream-places.ts";
import { reasonMessage } from "./messages/reason-message.ts";
import { accountPersonalData, createAccount } from "./modules/account/index.ts";
import { createAccountDeletion } from "./modules/account-deletion/account-deletion.ts";
import { createAdvice } from "./modules/advice/advice.ts";
import { advicePersonalData } from "./modules/advice/personal-data.repo.ts";
import { createCharts } from "./modules/charts/create-charts.ts";
import { chartsPersonalData } from "./modules/charts/personal-data.repo.ts";
import { createDefence } from "./modules/defence/create-defence.ts";
import { createDocuments, type DocumentModule } from "./modules/documents/create-documents.ts";
import type { BuildBounds } from "./modules/documents/document-pool.ts";
import type { DocumentKind } from "./modules/documents/documents.ts";
import { documentsPersonalData } from "./modules/documents/personal-data.repo.ts";
import { createEssays } from "./modules/essays/create-essays.ts";
import { createEssayJobKind } from "./modules/essays/essay-job.ts";
import { createEssayKind } from "./modules/essays/essay-kind.ts";
import type { EssayEvidence } from "./modules/essays/options.ts";
import { essaysPersonalData } from "./modules/essays/personal-data.repo.ts";
import { createExporter, type ExporterModule } from "./modules/export/create-exporter.ts";
import type { Exporter } from "./modules/export/exporter.ts";
import { filesPersonalData, type ProfileName } from "./modules/export/index.ts";
import { createFirstUse } from "./modules/first-use/first-use.ts";
import { createGenerations, type GenerationModule, generationPersonalData } from "./modules/generation/index.ts";
import { createImporter, type Importer } from "./modules/import/index.ts";
import { createInvites } from "./modules/invites/invites.ts";
import { invitesPersonalData } from "./modules/invites/personal-data.repo.ts";
import { createJobs, type JobModule } from "./modules/jobs/create-jobs.ts";
import type { AnyJobKind } from "./modules/jobs/job-kind.ts";
import { jobsPersonalData } from "./modules/jobs/personal-data.repo.ts";
import { createLibrary } from "./modules/library/library.ts";
import { createMetering, meteringPersonalData } from "./modules/metering/index.ts";
import { createMindtrees } from "./modules/mindtrees/create-mindtrees.ts";
import { mindtreeKind } from "./modules/mindtrees/mindtree-kind.ts";
import { mindtreesPersonalData } from "./modules/mindtrees/personal-data.repo.ts";
import { createModerationLog } from "./modules/moderation-log/moderation-log.ts";
import { moderationPersonalData } from "./modules/moderation-log/personal-data.repo.ts";
import { createNotes } from "./modules/notes/create-notes.ts";
import { createNoteJobKind } from "./modules/notes/note-job.ts";
import { createNoteKind } from "./modules/notes/note-kind.ts";
import { notesPersonalData } from "./modules/notes/personal-data.repo.ts";
import { createNotices, noticesPersonalData, readAnnouncements } from "./modules/notices/index.ts";
import type { GoodsFile } from "./modules/orders/goods-file.ts";
import { createOrders, ordersPersonalData } from "./modules/orders/index.ts";
import { spendCaptcha } from "./modules/password/captcha.ts";
import { createPasswords } from "./modules/password/create-passwords.ts";
import { createHasher } from "./modules/password/hasher.ts";
import { passwordPersonalData } from "./modules/password/password.repo.ts";
import { countAdvice, countOpenFile, countSignUp } from "./modules/password/throttle.ts";
import type { PersonalData } from "./modules/personal-data.ts";
import { createArchive } from "./modules/profile/archive/create-archive.ts";
import { profilePersonalData } from "./modules/profile/personal-data.repo.ts";
import { createProfile } from "./modules/profile/profile.ts";
import { createQueue, queuePersonalData } from "./modules/queue/index.ts";
import { createReferences, referencesPersonalData } from "./modules/references/index.ts";
import { createSearch, createSearchIndexer, searchPersonalData } from "./modules/search/index.ts";
import { createSharePictures } from "./modules/share-pictures/share-pictures.ts";
import { createSitePages } from "./modules/site-pages/site-pages.ts";
import { createSources, sourcesPersonalData } from "./modules/sources/index.ts";
import { createSpace } from "./modules/space/space.ts";
import { createTables } from "./modules/tables/create-tables.ts";
import { tablesPersonalData } from "./modules/tables/personal-data.repo.ts";
import { templatesPersonalData } from "./modules/templates/personal-data.repo.ts";
import { createTemplates } from "./modules/templates/templates.ts";
import { createTextWork } from "./modules/text-work/create-text-work.ts";
import type { TextWork } from "./modules/text-work/text-work.ts";
import { createUploads } from "./modules/uploads/uploads.ts";
import { createUsage, usagePersonalData } from "./modules/usage/usage.ts";
import { createUserEvents } from "./modules/user-events/create-user-events.ts";
import { createWebPages } from "./modules/web-pages/create-web-pages.ts";
import { createWordTemplates, type WordTemplateModule } from "./modules/word-templates/create-word-templates.ts";
import { wordTemplatesPersonalData } from "./modules/word-templates/personal-data.repo.ts";
import { createWorks } from "./modules/works/create-works.ts";
import type { Config } from "./platform/config.ts";
import { newId } from "./platform/ids.ts";
import { createMetrics } from "./platform/metrics.ts";
import type { Bibliography } from "./ports/bibliography.ts";
import type { Blobs } from "./ports/blobs.ts";
import type { Broker } from "./ports/broker.ts";
import type { Clock } from "./ports/clock.ts";
import type { IdentityPlatform } from "./ports/identity-platform.ts";
import type { Model } from "./ports/model.ts";
import type { Moderation } from "./ports/moderation.ts";
import type { PageFetcher } from "./ports/page-fetcher.ts";
import type { PaymentProvider } from "./ports/payments.ts";
import type { WebSearch } from "./ports/web-search.ts";

/** The ports and settings the modules are built on. */
export type Infrastructure = {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Deps["log"];
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

/** The part of `Deps` that is the same for a real start and for tests. */
export type Modules = Omit<Deps, "pages" | "redis" | "sandbox" | "paySandbox"> & {
  readonly generations: GenerationModule;
  readonly jobs: JobModule;
  readonly documents: DocumentModule;
  readonly exporter: ExporterModule;
  readonly importer: Importer;
  readonly texts: TextWork;
  readonly wordTemplates: WordTemplateModule;
  /** What each module keeps of a person: the archive and the end of an account go by this list. */
  readonly personalData: readonly PersonalData[];
};

/** Builds every module. Nothing runs before `generations.open()`, `jobs.open()` and `documents.begin()`. */
export function createModules(infrastructure: Infrastructure): Modules {
  const { config, clock, log, db, models, broker, blobs, moderation } = infrastructure;
  const { variant } = config;
  const userEvents = createUserEvents({ db, clock, broker, log });
  const metering = createMetering({ db, clock, variant, changes: userEvents.changed });
  const space = createSpace({ db, metering, variant, parts: () => personalData });
  const invites = createInvites({ db, clock, metering, dailyCap: config.inviteDailyCap });
  const { identityPlatform, paymentProviders } = infrastructure;
  const account = createAccount({
    db,
    clock,
    log,
    metering,
    invites,
    moderation,
    variant,
    identityPlatform,
    broker,
    spendCaptcha: (answer) => spendCaptcha(db, clock, answer),
    countSignUp: (trx, address) => countSignUp(trx, clock, { address, perDay: config.signUpsPerDay }),
    adoptPicture: (picture) => void profile.adoptPicture(picture),
  });
  const processId = newId(clock.now());
  const moderationLog = createModerationLog({ db, clock, log });
  const messageOf = (reason: ReasonCode) => reasonMessage(variant, reason, {});
  const searchIndexer = createSearchIndexer({ db, dialect: infrastructure.dialect });
  const search = createSearch({ db, dialect: infrastructure.dialect, clock, log, indexer: searchIndexer });
  const generations = createGenerations({
    db,
    search,
    metering,
    firstUse: createFirstUse({ clock, invites }),
    queue: createQueue({ db, dialect: infrastructure.dialect, clock }),
    jobHook: { begin: (trx, step) => jobs.hook.begin(trx, step), committed: (job) => jobs.hook.committed(job) },
    planFaults: (asked) => tables.planFaults(asked),
    clock,
    log,
    models,
    broker,
    moderation,
    moderationLog,
    variant,
    soleProcess: infrastructure.dialect.kind === "sqlite",
    processId,
    runs: config.roles.worker,
    messageOf,
  });
  const essayJobKind = createEssayJobKind({
    db,
    clock,
    log,
    variant,
    documents: { read: (input) => documents.read(input), change: (input) => documents.change(input) },
    references: infrastructure.essayEvidence ?? { evidenceFor: (query) => references.evidenceFor(query) },
    texts: { paragraphsOf: (input) => texts.paragraphsOf(input) },
  });
  const noteJobKind = createNoteJobKind({
    log,
    documents: { read: (input) => documents.read(input), change: (input) => documents.change(input) },
    sources: { evidenceFor: (query) => sources.evidenceFor(query) },
    generations,
  });
  const jobs = createJobs({
    db,
    metering,
    generations,
    clock,
    log,
    broker,
    variant,
    kinds: [essayJobKind, noteJobKind, ...(infrastructure.jobKinds ?? [])],
    processId,
    runs: config.roles.worker,
    userChanged: userEvents.changed,
    messageOf,
  });
  const attaching = { attachNew: (...input: Parameters<Exporter["attachNew"]>) => exporter.attachNew(...input) };
  const documents = createDocuments({
    db,
    dialect: infrastructure.dialect,
    clock,
    log,
    broker,
    kinds: infrastructure.documentKinds ?? [createNoteKind(attaching), createEssayKind(attaching), mindtreeKind],
    processId,
    bounds: infrastructure.documentBounds,
    runs: config.roles.worker,
    presencesMax: config.documentPresences,
    space,
  });
  const exporter = createExporter({
    db,
    blobs,
    clock,
    log,
    metering,
    variant,
    labelProducer: config.labelProducer,
    loadText: async (input) => {
      const { title, text, sceneType, model } = await generations.get(input);
      const builtin = models.find(({ info }) => info.name === model)?.info.builtin ?? false;
      const layout = layoutOf(sceneType === null ? null : findScene(sceneType), variant);
      return { title, text, profile: PROFILE_OF[layout], language: variant, builtin };
    },
  });
  const importer = createImporter({ log });
  const texts = createTextWork({ log });
  const references = createReferences({ db, clock, log, variant, bibliography: infrastructure.bibliography, exporter, importer, texts });
  const sources = createSources({ db, clock, log, variant, metering, space, exporter, importer, texts });
  const webPages = createWebPages({
    ...{ db, clock, log, variant, metering, importer, sources, references, texts },
    webSearch: infrastructure.webSearch,
    fetcher: infrastructure.pageFetcher,
    canFindWorks: infrastructure.bibliography.sources.length > 0,
  });
  const wordTemplates = createWordTemplates({ db, clock, log, exporter, factsOf: (input) => essays.coverFacts(input) });
  const essays = createEssays({
    db,
    clock,
    log,
    variant,
    fullText: config.essayFullText,
    documents,
    exporter,
    wordTemplates,
    generations,
    jobs,
    metering,
    references,
    models: models.map(({ info }) => info),
    moderation,
    texts,
  });
  const tables = createTables({
    db,
    blobs,
    clock,
    log,
    variant,
    exporter,
    metering,
    space,
    generations,
    models: models.map(({ info }) => info),
  });
  const builtinModels = models.filter(({ info }) => info.builtin).map(({ info }) => info.name);
  const notes = createNotes({
    db,
    clock,
    log,
    variant,
    documents,
    exporter,
    importer,
    generations,
    jobs,
    metering,
    sources,
    search,
    texts,
    builtinModels,
    models: models.map(({ info }) => info),
  });
  const profile = createProfile({ db, blobs, clock, log, moderation, identityPlatform });
  const mindtrees = createMindtrees({ db, clock, log, variant, documents, exporter, generations, metering, notes, essays, search, texts });
  const charts = createCharts({ db, clock, log, variant, documents, exporter, generations, metering, space, builtinModels });
  const { labelProducer } = config;
  // In this order they take part in the archive and in the end of an account.
  const personalData: readonly PersonalData[] = [
    // First: a job that goes on begins the next text.
    jobsPersonalData({ db, jobs }),
    referencesPersonalData({ db, exporter }),
    essaysPersonalData({ db, documents, exporter, references, variant, labelProducer }),
    wordTemplatesPersonalData({ db, exporter }),
    templatesPersonalData({ db, variant }),
    advicePersonalData(db),
    moderationPersonalData(db),
    sourcesPersonalData({ db, exporter }),
    notesPersonalData({ db, documents, exporter, variant, labelProducer }),
    chartsPersonalData({ db }),
    mindtreesPersonalData({ db, documents, exporter, variant }),
    tablesPersonalData({ db, blobs, clock, log, variant }),
    searchPersonalData(searchIndexer),
    documentsPersonalData({ db, dialect: infrastructure.dialect, documents }),
    generationPersonalData({ db, clock, generations, variant, builtinModels, labelProducer }),
    queuePersonalData(db),
    usagePersonalData({ db, variant }),
    meteringPersonalData(db),
    passwordPersonalData,
    accountPersonalData({ db, account, variant }),
    ordersPersonalData(db),
    invitesPersonalData(db),
    filesPersonalData({ db, blobs }),
    profilePersonalData({ db, blobs }),
    // Last: what is stopped or erased before may still tell of it.
    noticesPersonalData(db),
  ];
  return {
    config,
    log,
    clock,
    db,
    metering,
    invites,
    usage: createUsage({ db, clock, variant, metering, exporter }),
    generations,
    jobs,
    documents,
    exporter,
    importer,
    texts,
    wordTemplates,
    identityPlatform,
    account,
    profile,
    archive: createArchive({ db, clock, exporter, variant, personalData }),
    personalData,
    accountDeletion: createAccountDeletion({ db, blobs, clock, log, personalData }),
    passwords: createPasswords({ db, clock, account, moderation, hasher: createHasher(), tellsAnswers: config.env === "test" }),
    paymentProviders,
    orders: createOrders({ db, clock, log, metering, variant, providers: paymentProviders, goods: infrastructure.goods }),
    uploads: createUploads({ db, exporter, metering, space, variant }),
    notes,
    essays,
    mindtrees,
    tables,
    charts,
    search,
    works: createWorks({
      ...{ db, clock, search },
      ...{ documents, jobs, generations, essays, notes, mindtrees, tables, charts },
    }),
    defence: createDefence({ variant, documents, generations, exporter, texts, builtinModels }),
    library: createLibrary(variant),
    templates: createTemplates({
      db,
      clock,
      variant,
      essays,
      notes,
      exporter,
      wordTemplates,
      labelProducer,
      countOpenFile: (address) => countOpenFile(db, clock, address),
    }),
    moderationLog,
    sharePictures: createSharePictures(variant),
    advice: createAdvice({ db, clock, countAdvice: (by) => countAdvice(db, clock, by) }),
    sitePages: createSitePages({
      variant,
      dataDir: config.dataDir,
      serviceEmail: config.serviceEmail,
      models: models.map(({ info }) => info),
      onUnreadable: (path, error) => log.warn({ path, err: error }, "a page of the operator cannot be read; the default is shown"),
    }),
    references,
    sources,
    webPages,
    announcements: () => readAnnouncements(db, clock.now()),
    notices: createNotices({ db, clock }),
    userEvents,
    models: models.map(({ info }) => info),
    metrics: createMetrics(),
    // Free space of an object store is not ours to check.
    storageWatch: createStorageWatch({ db, blobs: config.blobUrl === undefined ? blobs : null, clock }),
    leaving: new AbortController(),
    stopping: new AbortController(),
    space,
    openRequests: createOpenRequests(),
    streamPlaces: createStreamPlaces(),
  };
}

/** The look of a text's Word file. */
const PROFILE_OF: Readonly<Record<TextLayout, ProfileName>> = { none: "plain-en", letter: "plain-zh", gongwen: "gongwen" };
