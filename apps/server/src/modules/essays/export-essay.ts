import type { essayApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { readPictures } from "../export/index.ts";
import { checkLevel } from "./check-level.ts";
import type { EssayOptions } from "./options.ts";
import { ownEssay } from "./store-essay.ts";

/** An essay as a file to download, labelled where AI wrote a section of it. */
export async function exportEssay(
  options: EssayOptions,
  { userId, essayId, format }: { userId: string } & ParsedInputOf<typeof essayApi.export>,
): Promise<OutputOf<typeof essayApi.export>> {
  const { db, documents, exporter, generations, models, variant } = options;
  await checkLevel(options, userId, { json: format === "json" });
  const row = await ownEssay(db, userId, essayId);
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const { content } = await documents.read({ userId, documentId: essayId });
  const isShown = format === "docx" || format === "html";
  const images = isShown ? await readPictures(exporter, { userId, content }) : new Map<string, Uint8Array>();
  const generationId = content.blocks.map(({ attrs }) => attrs?.["generationId"]).find((id) => typeof id === "string");
  const aiMade = typeof generationId === "string" ? { id: generationId, builtin: await isBuiltin(generationId), visible: true } : null;
  const settings = { language: variant, ...content.settings };
  return exporter.exportContent({
    userId,
    owner: { kind: "document", id: essayId },
    content: { ...content, settings },
    format,
    look: "report",
    images,
    aiMade,
  });

  /** Of a text that has been removed since nothing more is known than that AI wrote it. */
  async function isBuiltin(id: string): Promise<boolean> {
    try {
      const { model } = await generations.get({ userId, generationId: id });
      return models.some(({ name, builtin }) => name === model && builtin);
    } catch {
      return false;
    }
  }
}
