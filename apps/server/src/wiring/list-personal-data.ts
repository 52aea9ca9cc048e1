import { accountPersonalData } from "../modules/account/index.ts";
import { advicePersonalData } from "../modules/advice/personal-data.repo.ts";
import { chartsPersonalData } from "../modules/charts/personal-data.repo.ts";
import { documentsPersonalData } from "../modules/documents/personal-data.repo.ts";
import { essaysPersonalData } from "../modules/essays/personal-data.repo.ts";
import { filesPersonalData } from "../modules/export/index.ts";
import { generationPersonalData } from "../modules/generation/index.ts";
import { invitesPersonalData } from "../modules/invites/personal-data.repo.ts";
import { jobsPersonalData } from "../modules/jobs/personal-data.repo.ts";
import { meteringPersonalData } from "../modules/metering/index.ts";
import { mindtreesPersonalData } from "../modules/mindtrees/personal-data.repo.ts";
import { moderationPersonalData } from "../modules/moderation-log/personal-data.repo.ts";
import { notesPersonalData } from "../modules/notes/personal-data.repo.ts";
import { noticesPersonalData } from "../modules/notices/index.ts";
import { ordersPersonalData } from "../modules/orders/index.ts";
import { passwordPersonalData } from "../modules/password/password.repo.ts";
import type { PersonalData } from "../modules/personal-data.ts";
import { profilePersonalData } from "../modules/profile/personal-data.repo.ts";
import { queuePersonalData } from "../modules/queue/index.ts";
import { referencesPersonalData } from "../modules/references/index.ts";
import { searchPersonalData } from "../modules/search/index.ts";
import { sourcesPersonalData } from "../modules/sources/index.ts";
import { tablesPersonalData } from "../modules/tables/personal-data.repo.ts";
import { templatesPersonalData } from "../modules/templates/personal-data.repo.ts";
import { usagePersonalData } from "../modules/usage/usage.ts";
import { wordTemplatesPersonalData } from "../modules/word-templates/personal-data.repo.ts";
import type { People } from "./create-people.ts";
import type { Writing } from "./create-writing.ts";
import type { Infrastructure } from "./infrastructure.ts";

/** What each module keeps of a person, in the order in which they take part in the archive and in the end of an account. */
export function listPersonalData(infrastructure: Infrastructure, { account }: People, writing: Writing): readonly PersonalData[] {
  const { config, clock, log, db, dialect, blobs, models } = infrastructure;
  const { variant, labelProducer } = config;
  const { jobs, exporter, documents, references, searchIndexer, generations } = writing;
  const builtinModels = models.filter(({ info }) => info.builtin).map(({ info }) => info.name);
  return [
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
    documentsPersonalData({ db, dialect, documents }),
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
}
