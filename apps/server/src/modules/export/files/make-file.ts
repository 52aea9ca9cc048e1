import { LIMITS, type Variant } from "@tangleaf/contract";
import type { Logger } from "pino";
import { AppError } from "../../../platform/errors.ts";
import type { BlobSource } from "../../../ports/blobs.ts";
import type { Metering } from "../../metering/metering.ts";
import { aiLabelJson, visibleAiLabel } from "../ai-label.ts";
import type { ContentExport } from "../exporter.ts";
import type { createStoredFiles } from "../stored-files.ts";
import type { createWordPool } from "../word/create-word-pool.ts";
import type { FileOwner } from "./stored-file.ts";

export const CONTENT_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;

/** What export functions make and store files with. */
export type FileMaker = {
  readonly stored: ReturnType<typeof createStoredFiles>;
  readonly words: ReturnType<typeof createWordPool>;
  readonly metering: Pick<Metering, "levelOf">;
  readonly log: Logger;
  readonly variant: Variant;
  /** Code of the provider in the AI label; blank where the operator has none. */
  readonly labelProducer: string;
};

type NewFile = {
  readonly userId: string;
  readonly owner: FileOwner;
  readonly name: string;
  readonly contentType: string;
  readonly contentKey: string;
};

/** Gives the same file made before, or makes and stores it. Throws download.tooMany before the work, not only after it. */
export async function makeFile({ stored }: Pick<FileMaker, "stored">, file: NewFile, build: () => Promise<BlobSource> | BlobSource) {
  const { userId, contentKey } = file;
  const same = await stored.reuse({ userId, contentKey });
  if (same !== null) return same;
  await stored.assertQuota(userId, 0);
  return stored.store({ ...file, source: await build() });
}

/** The labels of what AI made; none of what a person wrote. */
export function toAiLabels({ labelProducer }: Pick<FileMaker, "labelProducer">, aiMade: ContentExport["aiMade"], language: "zh" | "en") {
  return {
    labelJson: aiMade === null ? null : aiLabelJson({ producer: labelProducer, generationId: aiMade.id }),
    visibleLabel: aiMade?.visible === true ? visibleAiLabel({ language, builtin: aiMade.builtin }) : null,
  };
}

/** Throws level.needsVip where Word files are for members. A file stored while the membership lasted stays downloadable. */
export async function assertWordDownload({ metering, variant }: Pick<FileMaker, "metering" | "variant">, userId: string): Promise<void> {
  const { level } = await metering.levelOf(userId);
  if (!LIMITS[variant][level].wordDownload) throw new AppError("level.needsVip", { field: "format" });
}

/** In one order, whichever they were read in. */
export function toPictureParts(images: ContentExport["images"]): (string | Uint8Array)[] {
  return [...images].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat();
}
