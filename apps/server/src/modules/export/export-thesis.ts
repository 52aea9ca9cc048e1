import { exportWords } from "./ai-label.ts";
import { chartsLookOf, contentKeyOf, thesisLookOf } from "./content-key.ts";
import type { ThesisExport } from "./exporter.ts";
import { fileNameOf } from "./file-name.ts";
import { assertWordDownload, CONTENT_TYPES, type FileMaker, makeFile, toAiLabels, toPictureParts } from "./files/make-file.ts";
import { PARTED_PROFILES } from "./profiles/index.ts";
import type { ThesisProfile } from "./profiles/thesis-profile.ts";

/** Version of how files by templates of schools are made. */
const TEMPLATE_VERSION = 1;

/** Makes the Word file of a thesis; answers which of its citations name no reference. */
export async function exportThesis(maker: FileMaker, { userId, owner, thesis, look, images, aiMade, template }: ThesisExport) {
  await assertWordDownload(maker, userId);
  const profile: ThesisProfile = PARTED_PROFILES[look];
  const language = profile.textLanguage;
  const { product, untitled } = exportWords(language);
  const label = toAiLabels(maker, aiMade, language);
  if (aiMade?.visible === false) maker.log.info({ userId, owner, format: "docx" }, "exported without the visible AI label");
  const { appendix, content } = thesis;
  // It comes with the writer of Word files, which only its thread keeps loaded.
  const { citeReferences } = await import("./word/thesis/cite-references.ts");
  const { unknown } = citeReferences({ ...content, blocks: [...content.blocks, ...(appendix ?? [])] }, thesis.references);
  const name = fileNameOf(thesis.facts.title ?? content.title, "docx", untitled);
  const json = JSON.stringify(thesis);
  const contentKey = contentKeyOf([
    ...thesisLookOf(look),
    ...chartsLookOf(content),
    ...(template === undefined ? [] : [TEMPLATE_VERSION, JSON.stringify(template.read), JSON.stringify(template.mapping), template.bytes]),
    name,
    json,
    ...toPictureParts(images),
    label.labelJson,
    label.visibleLabel,
    product,
  ]);
  const link = await makeFile(maker, { userId, owner, name, contentType: CONTENT_TYPES.docx, contentKey }, () =>
    maker.words.renderThesis({ json, profile, images, template, ...label, product }, { userId }),
  );
  return { ...link, unknownCitations: unknown };
}
