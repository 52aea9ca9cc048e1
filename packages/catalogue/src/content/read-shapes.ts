import { DOCUMENT_TYPES, type DocumentType } from "@tangleaf/contract";
import type { DocumentShape } from "../document-shape.ts";
import { ContentError } from "./content-error.ts";
import { checkKeys } from "./file-names.ts";
import { checkFolder, readContentFolder } from "./read-content.ts";
import { shapeFileSchema } from "./shape-file.ts";

/**
 * Reads `content/document-shapes`, a file for each type of document.
 *
 * @throws {ContentError} with every fault in them
 */
export async function readShapes(): Promise<Record<DocumentType, DocumentShape>> {
  const files = await readContentFolder("document-shapes", shapeFileSchema);
  const missing = DOCUMENT_TYPES.filter((type) => !files.some(({ value }) => value.key === type));
  const faults = [
    ...(await checkFolder("document-shapes", [])),
    ...missing.map((type) => `content/document-shapes: a file with key: ${type} is missing.`),
    ...checkKeys(files, "key"),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  const shapes = new Map(files.map(({ value: { key, numbering, method = null, chapters } }) => [key, { numbering, method, chapters }]));
  return Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, shapes.get(type)])) as Record<DocumentType, DocumentShape>;
}
