import type { Variant } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ModelInfo } from "../../ports/model.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Documents } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Generations } from "../generation/generation.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Metering } from "../metering/metering.ts";
import type { References } from "../references/index.ts";
import type { TextWork } from "../text-work/text-work.ts";
import type { WordTemplates } from "../word-templates/word-templates.ts";

/** Works of an essay's library, as a section may cite them: `text` says what a work is about. */
export type EssayEvidence = {
  evidenceFor(input: { userId: string; essayId: string; query: string; limit: number }): Promise<{ id: string; text: string }[]>;
};

/** What the jobs that write essays are built from. */
export type EssayJobOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  readonly documents: Pick<Documents, "read" | "change">;
  readonly references: EssayEvidence;
  readonly texts: Pick<TextWork, "paragraphsOf">;
};

/** What the essays module is built from. */
export type EssayOptions = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  readonly variant: Variant;
  /** Whole essays may be written at once. */
  readonly fullText: boolean;
  readonly documents: Documents;
  readonly exporter: Exporter;
  readonly wordTemplates: Pick<WordTemplates, "open">;
  readonly generations: Pick<Generations, "start" | "get" | "ofEssay" | "waitSeconds">;
  readonly jobs: Pick<Jobs, "start" | "quote" | "get" | "list" | "results" | "stop" | "wake">;
  readonly metering: Pick<Metering, "levelOf">;
  readonly references: Pick<References, "citedReferences" | "erase">;
  readonly models: readonly ModelInfo[];
  readonly moderation: Pick<Moderation, "check">;
  readonly texts: Pick<TextWork, "paragraphsOf" | "citeInExport">;
};
