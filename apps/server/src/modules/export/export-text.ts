import type { FileLink } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { aiLabelJson, exportWords, visibleAiLabel } from "./ai-label.ts";
import { contentKeyOf, lookOf } from "./content-key.ts";
import type { Exporter, ExportText } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { assertWordDownload, CONTENT_TYPES, type FileMaker, makeFile } from "./files/make-file.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { PROFILES } from "./profiles/index.ts";

/** Gives a text as it stands; null where the user has no such generation. */
export type LoadText = (input: { userId: string; generationId: string }) => Promise<ExportText | null>;

/** Makes a file of a generated text. */
export async function exportText(maker: FileMaker, loadText: LoadText, input: Parameters<Exporter["exportText"]>[0]): Promise<FileLink> {
  const { userId, generationId, format } = input;
  const loaded = await loadText({ userId, generationId });
  if (loaded === null) throw new AppError("generation.unknown");
  if (format === "docx") await assertWordDownload(maker, userId);
  // The labelling rule lets a person leave the visible label out, and asks that we can tell who did.
  if (input.withoutVisibleLabel) maker.log.info({ userId, generationId, format }, "exported without the visible AI label");
  const { title, text, language } = loaded;
  const profile = PROFILES[loaded.profile];
  const labelJson = aiLabelJson({ producer: maker.labelProducer, generationId });
  const visibleLabel = input.withoutVisibleLabel ? null : visibleAiLabel(loaded);
  const { product, untitled } = exportWords(language);
  const name = fileNameOf(title, format, untitled);
  const contentKey = contentKeyOf([...lookOf(format, loaded.profile), name, title, text, labelJson, visibleLabel, product]);
  const file = { userId, owner: { kind: "generation", id: generationId }, name, contentType: CONTENT_TYPES[format], contentKey } as const;
  return makeFile(maker, file, () =>
    format === "md"
      ? renderMarkdownFile({ title, text, labelJson, visibleLabel })
      : maker.words.render({ title, text, profile, labelJson, visibleLabel, product }, { userId }),
  );
}
