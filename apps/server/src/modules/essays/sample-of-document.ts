import { type CatalogueScene, exampleOf } from "@tangleaf/catalogue";
import { DOCUMENT_SHAPES } from "@tangleaf/catalogue/document-shapes";
import type { DocumentType, EssayFacts, OutlineParagraph, Variant } from "@tangleaf/contract";
import { markdownToBlocks } from "@tangleaf/document/convert";
import type { NodeJson } from "@tangleaf/document/model";
import { writeSample } from "@tangleaf/writer/sample";
import { renderDocumentFile } from "../export/index.ts";
import { sectionSample } from "../generation/index.ts";
import { documentBlocks } from "./document-blocks.ts";
import { documentOutline } from "./document-outline.ts";
import { factsOfFields } from "./start-document.ts";

/** References to a table by its caption and to the formula above: on a sheet without numbers they are words. */
const TABLE_AND_FORMULA: Readonly<Record<Variant, readonly (readonly [RegExp, string])[]>> = {
  zh: [
    [/\[\[表：([^\]\n]*)\]\]/g, "表“$1”"],
    [/\[\[式\]\]/g, "上式"],
  ],
  en: [
    [/\[\[Table: ([^\]\n]*)\]\]/g, "the table “$1”"],
    [/\[\[Eq\]\]/g, "the formula above"],
  ],
};

/** What the sample writer makes of the example of a document generator's form: its outline, every section written as its job would. */
export function sampleOfDocument(scene: CatalogueScene, documentType: DocumentType, variant: Variant): string {
  const { length, method, ...facts } = factsOfFields(exampleOf(scene, variant), { scene, documentType, variant });
  const shape = DOCUMENT_SHAPES[documentType];
  const essay: EssayFacts = { ...facts, essayId: "sample" };
  const outline = documentOutline(shape, { length, language: variant });
  const written = new Map<string, string>();
  for (const { id, title, targetCnt } of leavesOf(outline)) {
    if (targetCnt === 0) continue;
    const before = [...written].map(([of, text]) => ({ id: of, title, text }));
    const section = { essay, method, outline, paragraphId: id, before, target: targetCnt, attempt: 1, language: variant };
    written.set(id, writeSample(sectionSample(section)));
  }
  const schedule = facts.document.asked["schedule"] ?? "";
  const blocks = documentBlocks(outline, { type: documentType, schedule, language: variant }).flatMap((block): NodeJson[] => [
    block,
    ...markdownToBlocks(written.get(String(block.attrs?.["id"] ?? "")) ?? "").blocks,
  ]);
  const settings = { language: variant, numbering: shape.numbering };
  const content = { title: facts.title, settings, blocks, footnotes: {} };
  const file = renderDocumentFile("md", { content, images: new Map(), labelJson: null, visibleLabel: null });
  return TABLE_AND_FORMULA[variant].reduce((text, [reference, words]) => text.replace(reference, words), Buffer.from(file).toString());
}

const leavesOf = (outline: readonly OutlineParagraph[]): OutlineParagraph[] =>
  outline.flatMap((paragraph) => (paragraph.subPara.length === 0 ? [paragraph] : leavesOf(paragraph.subPara)));
