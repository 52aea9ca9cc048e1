import { createCharts } from "../modules/charts/create-charts.ts";
import { createDefence } from "../modules/defence/create-defence.ts";
import { createEssays } from "../modules/essays/create-essays.ts";
import { readCoverFacts } from "../modules/essays/export-essay.ts";
import { createMindtrees } from "../modules/mindtrees/create-mindtrees.ts";
import { createNotes } from "../modules/notes/create-notes.ts";
import { countOpenFile } from "../modules/password/throttle.ts";
import { createTables } from "../modules/tables/create-tables.ts";
import { createTemplates } from "../modules/templates/templates.ts";
import { createUploads } from "../modules/uploads/uploads.ts";
import { createUsage } from "../modules/usage/usage.ts";
import { createWordTemplates } from "../modules/word-templates/create-word-templates.ts";
import { createWorks } from "../modules/works/create-works.ts";
import type { People } from "./create-people.ts";
import type { Writing } from "./create-writing.ts";
import type { Infrastructure } from "./infrastructure.ts";

/** What people make: essays, notes, trees, tables and charts, and what is made of them. */
export function createWorkModules(infrastructure: Infrastructure, people: People, writing: Writing) {
  const { config, clock, log, db, blobs, moderation } = infrastructure;
  const { variant, labelProducer } = config;
  const { metering, space } = people;
  const { generations, jobs, documents, exporter, importer, texts, references, sources, search } = writing;
  const models = infrastructure.models.map(({ info }) => info);
  const builtinModels = models.filter(({ builtin }) => builtin).map(({ name }) => name);
  const base = { db, clock, log, variant };
  const wordTemplates = createWordTemplates({ db, clock, log, exporter, factsOf: (input) => readCoverFacts(db, input) });
  const essays = createEssays({
    ...{ ...base, documents, exporter, wordTemplates, generations, jobs, metering, references, models, moderation, texts },
    fullText: config.essayFullText,
  });
  const tables = createTables({ ...base, blobs, exporter, metering, space, generations, models });
  const notes = createNotes({
    ...{ ...base, documents, exporter, importer, generations, jobs, metering, sources, search, texts, builtinModels, models },
  });
  const mindtrees = createMindtrees({ ...base, documents, exporter, generations, metering, notes, essays, search, texts });
  const charts = createCharts({ ...base, documents, exporter, generations, metering, space, builtinModels });
  return {
    wordTemplates,
    essays,
    tables,
    notes,
    mindtrees,
    charts,
    works: createWorks({ db, clock, search, documents, jobs, generations, essays, notes, mindtrees, tables, charts }),
    defence: createDefence({ variant, documents, generations, exporter, texts, builtinModels }),
    templates: createTemplates({
      ...{ db, clock, variant, essays, notes, exporter, wordTemplates, labelProducer },
      countOpenFile: (address) => countOpenFile(db, clock, address),
    }),
    uploads: createUploads({ db, exporter, metering, space, variant }),
    usage: createUsage({ db, clock, variant, metering, exporter }),
  };
}
