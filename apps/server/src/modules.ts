import { createStorageWatch } from "./db/storage-watch.ts";
import type { Deps } from "./deps.ts";
import { createOpenRequests } from "./http/open-requests.ts";
import { createStreamPlaces } from "./http/stream-places.ts";
import { createAccountDeletion } from "./modules/account-deletion/account-deletion.ts";
import { createAdvice } from "./modules/advice/advice.ts";
import type { DocumentModule } from "./modules/documents/create-documents.ts";
import type { ExporterModule } from "./modules/export/create-exporter.ts";
import type { GenerationModule } from "./modules/generation/index.ts";
import type { Importer } from "./modules/import/index.ts";
import type { JobModule } from "./modules/jobs/create-jobs.ts";
import { createLibrary } from "./modules/library/library.ts";
import { countAdvice } from "./modules/password/throttle.ts";
import type { PersonalData } from "./modules/personal-data.ts";
import { createArchive } from "./modules/profile/archive/create-archive.ts";
import { createSharePictures } from "./modules/share-pictures/share-pictures.ts";
import { createSitePages } from "./modules/site-pages/site-pages.ts";
import type { TextWork } from "./modules/text-work/text-work.ts";
import type { WordTemplateModule } from "./modules/word-templates/create-word-templates.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createPeople } from "./wiring/create-people.ts";
import { createWorkModules } from "./wiring/create-works.ts";
import { createWriting } from "./wiring/create-writing.ts";
import type { Infrastructure } from "./wiring/infrastructure.ts";
import { listPersonalData } from "./wiring/list-personal-data.ts";

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

/**
 * Builds every module, each on those before it: what a later one does for an earlier one it registers there. Nothing runs before
 * `generations.open()`, `jobs.open()` and `documents.begin()`.
 */
export function createModules(infrastructure: Infrastructure): Modules {
  const { config, clock, log, db, blobs, identityPlatform, paymentProviders } = infrastructure;
  const { variant } = config;
  const models = infrastructure.models.map(({ info }) => info);
  const people = createPeople(infrastructure);
  const writing = createWriting(infrastructure, people);
  const personalData = listPersonalData(infrastructure, people, writing);
  return {
    ...{ config, log, clock, db, identityPlatform, paymentProviders, models, personalData },
    ...people,
    ...writing,
    ...createWorkModules(infrastructure, people, writing),
    archive: createArchive({ db, clock, exporter: writing.exporter, variant, personalData }),
    accountDeletion: createAccountDeletion({ db, blobs, clock, log, personalData }),
    library: createLibrary(variant),
    sharePictures: createSharePictures(variant),
    advice: createAdvice({ db, clock, countAdvice: (by) => countAdvice(db, clock, by) }),
    sitePages: createSitePages({
      variant,
      dataDir: config.dataDir,
      serviceEmail: config.serviceEmail,
      models,
      onUnreadable: (path, error) => log.warn({ path, err: error }, "a page of the operator cannot be read; the default is shown"),
    }),
    metrics: createMetrics(),
    // Free space of an object store is not ours to check.
    storageWatch: createStorageWatch({ db, blobs: config.blobUrl === undefined ? blobs : null, clock }),
    leaving: new AbortController(),
    stopping: new AbortController(),
    openRequests: createOpenRequests(),
    streamPlaces: createStreamPlaces(),
  };
}
