import { type CatalogueScene, exampleOf, lengthOf } from "@tangleaf/catalogue";
import { DOCUMENT_TYPES, type Variant } from "@tangleaf/contract";
import { needsModel } from "@tangleaf/writer";
import { writeSample } from "@tangleaf/writer/sample";
import { sampleOfDocument } from "../essays/essays.ts";

/** What the sample writer makes of a scene's example, of a generator's the whole document; null where it could only repeat the example with marks in it. */
export function writeSampleOf(scene: CatalogueScene, variant: Variant): string | null {
  if (needsModel(scene.key)) return null;
  const documentType = DOCUMENT_TYPES.find((type) => type === scene.key);
  if (documentType !== undefined) return sampleOfDocument(scene, documentType, variant);
  const fields = exampleOf(scene, variant);
  const { length } = fields;
  return writeSample({
    kind: "scene",
    sceneType: scene.key,
    fields,
    target: lengthOf(scene) === null || typeof length !== "number" ? null : length,
    language: scene.output.language ?? variant,
    attempt: 1,
  });
}
