import type { FileLink } from "@tangleaf/contract";
import { exportWords } from "./ai-label.ts";
import { chartsLookOf, contentKeyOf, documentLookOf } from "./content-key.ts";
import { renderDocumentFile } from "./document-file.ts";
import type { ContentExport } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { assertWordDownload, CONTENT_TYPES, type FileMaker, makeFile, toAiLabels, toPictureParts } from "./files/make-file.ts";
import { DOCUMENT_PROFILES } from "./profiles/index.ts";

/** JSON of a document, in UTF-16 units, that is made Markdown where it is asked for: no thread is worth starting for it. */
const RENDERED_HERE_MAX_UNITS = 64 * 1024;

/** Makes a file of the content of a document. */
export async function exportContent(maker: FileMaker, input: ContentExport): Promise<FileLink> {
  const { userId, owner, content, format, look, images, aiMade } = input;
  const { words, log } = maker;
  if (format === "docx") await assertWordDownload(maker, userId);
  const language = content.settings.language ?? "zh";
  const { product, untitled } = exportWords(language);
  const label = toAiLabels(maker, aiMade, language);
  if (aiMade?.visible === false) log.info({ userId, owner, format }, "exported without the visible AI label");
  const name = fileNameOf(content.title, format, untitled);
  const json = JSON.stringify(content);
  const contentKey = contentKeyOf([
    ...documentLookOf(format, look),
    ...chartsLookOf(content),
    name,
    json,
    ...toPictureParts(images),
    label.labelJson,
    label.visibleLabel,
    product,
  ]);
  const file = { json, images, ...label };
  const renderText = (as: "md" | "json") =>
    json.length <= RENDERED_HERE_MAX_UNITS
      ? renderDocumentFile(as, { content, images, ...label })
      : words.renderText({ ...file, format: as }, { userId });
  const build = {
    docx: () => words.renderDocument({ ...file, language, profile: DOCUMENT_PROFILES[look][language], product }, { userId }),
    html: () => words.renderPage(file, { userId }),
    md: () => renderText("md"),
    json: () => renderText("json"),
  };
  return makeFile(maker, { userId, owner, name, contentType: CONTENT_TYPES[format], contentKey }, build[format]);
}
