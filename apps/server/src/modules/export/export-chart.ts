import type { FileLink } from "@tangleaf/contract";
import { columnsTitle } from "@tangleaf/table/chart";
import { exportWords } from "./ai-label.ts";
import { CHARTS_LOOK, contentKeyOf, documentLookOf } from "./content-key.ts";
import type { ChartExport } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { assertWordDownload, CONTENT_TYPES, type FileMaker, makeFile, toAiLabels } from "./files/make-file.ts";
import { DOCUMENT_PROFILES } from "./profiles/index.ts";

/** Makes a Word file of a chart with the table of its figures. */
export async function exportChart(maker: FileMaker, { userId, chart, aiMade, isEditable }: ChartExport): Promise<FileLink> {
  await assertWordDownload(maker, userId);
  const language = chart.spec.lang;
  const { product, untitled } = exportWords(language);
  const label = toAiLabels(maker, aiMade, language);
  const name = fileNameOf(columnsTitle(chart.spec), "docx", untitled);
  const contentKey = contentKeyOf([
    ...documentLookOf("docx", "note"),
    ...CHARTS_LOOK,
    isEditable ? "editable charts" : "pictures",
    name,
    JSON.stringify(chart),
    label.labelJson,
    label.visibleLabel,
    product,
  ]);
  const task = { chart, language, profile: DOCUMENT_PROFILES.note[language], product, areChartsEditable: isEditable, ...label };
  const file = { userId, owner: { kind: "user" as const, id: userId }, name, contentType: CONTENT_TYPES.docx, contentKey };
  return makeFile(maker, file, () => maker.words.renderChartDocument(task, { userId }));
}
