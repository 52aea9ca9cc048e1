import { findScene, layoutOf } from "@tangleaf/catalogue";
import type { ReasonCode, TextLayout } from "@tangleaf/contract";
import { reasonMessage } from "../messages/reason-message.ts";
import { createDocuments } from "../modules/documents/create-documents.ts";
import { createEssayJobKind } from "../modules/essays/essay-job.ts";
import { createEssayKind } from "../modules/essays/essay-kind.ts";
import { createExporter } from "../modules/export/create-exporter.ts";
import type { ProfileName } from "../modules/export/index.ts";
import { createFirstUse } from "../modules/first-use/first-use.ts";
import { createGenerations } from "../modules/generation/index.ts";
import { createImporter } from "../modules/import/index.ts";
import { createJobs } from "../modules/jobs/create-jobs.ts";
import { mindtreeKind } from "../modules/mindtrees/mindtree-kind.ts";
import { createModerationLog } from "../modules/moderation-log/moderation-log.ts";
import { createNoteJobKind } from "../modules/notes/note-job.ts";
import { createNoteKind } from "../modules/notes/note-kind.ts";
import { createQueue } from "../modules/queue/index.ts";
import { createReferences } from "../modules/references/index.ts";
import { createSearch, createSearchIndexer } from "../modules/search/index.ts";
import { createSources } from "../modules/sources/index.ts";
import { createTextWork } from "../modules/text-work/create-text-work.ts";
import { createWebPages } from "../modules/web-pages/create-web-pages.ts";
import { newId } from "../platform/ids.ts";
import type { People } from "./create-people.ts";
import type { Infrastructure } from "./infrastructure.ts";

/** The look of a text's Word file. */
const PROFILE_OF: Readonly<Record<TextLayout, ProfileName>> = { none: "plain-en", letter: "plain-zh", gongwen: "gongwen" };

/** What writes, what keeps texts, and what they are written from. */
export function createWriting(infrastructure: Infrastructure, people: People) {
  const { config, clock, log, db, dialect, models, broker, moderation } = infrastructure;
  const { variant } = config;
  const { metering, space } = people;
  const shared = { processId: newId(clock.now()), runs: config.roles.worker };
  const messageOf = (reason: ReasonCode) => reasonMessage(variant, reason, {});
  const moderationLog = createModerationLog({ db, clock, log });
  const searchIndexer = createSearchIndexer({ db, dialect });
  const search = createSearch({ db, dialect, clock, log, indexer: searchIndexer });
  const generations = createGenerations({
    ...{ db, search, metering, clock, log, models, broker, moderation, moderationLog, variant, messageOf, ...shared },
    firstUse: createFirstUse({ clock, invites: people.invites }),
    queue: createQueue({ db, dialect, clock }),
    soleProcess: dialect.kind === "sqlite",
  });
  const exporter = createExporter({
    ...{ db, blobs: infrastructure.blobs, clock, log, metering, variant, labelProducer: config.labelProducer },
    loadText: async (input) => {
      const { title, text, sceneType, model } = await generations.get(input);
      const builtin = models.find(({ info }) => info.name === model)?.info.builtin ?? false;
      const layout = layoutOf(sceneType === null ? null : findScene(sceneType), variant);
      return { title, text, profile: PROFILE_OF[layout], language: variant, builtin };
    },
  });
  const documents = createDocuments({
    ...{ db, dialect, clock, log, broker, space, ...shared },
    kinds: infrastructure.documentKinds ?? [createNoteKind(exporter), createEssayKind(exporter), mindtreeKind],
    bounds: infrastructure.documentBounds,
    presencesMax: config.documentPresences,
  });
  const importer = createImporter({ log });
  const texts = createTextWork({ log });
  const { bibliography } = infrastructure;
  const references = createReferences({ db, clock, log, variant, bibliography, exporter, importer, texts });
  const sources = createSources({ db, clock, log, variant, metering, space, exporter, importer, texts });
  const webPages = createWebPages({
    ...{ db, clock, log, variant, metering, importer, sources, references, texts },
    webSearch: infrastructure.webSearch,
    fetcher: infrastructure.pageFetcher,
    canFindWorks: bibliography.sources.length > 0,
  });
  const jobs = createJobs({
    ...{ db, metering, generations, clock, log, broker, variant, messageOf, ...shared },
    kinds: [
      createEssayJobKind({ db, clock, log, variant, documents, references: infrastructure.essayEvidence ?? references, texts }),
      createNoteJobKind({ log, documents, sources, generations }),
      ...(infrastructure.jobKinds ?? []),
    ],
    userChanged: people.userEvents.changed,
  });
  return { moderationLog, searchIndexer, search, generations, exporter, documents, importer, texts, references, sources, webPages, jobs };
}

export type Writing = ReturnType<typeof createWriting>;
