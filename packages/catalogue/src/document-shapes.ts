import type { DocumentType } from "@tangleaf/contract";
import type { DocumentShape } from "./document-shape.ts";
import { journalShape } from "./document-shapes/journal-essay.ts";
import { kepuShape } from "./document-shapes/kepu.ts";
import { openingReportShape } from "./document-shapes/opening-report.ts";
import { professionalShape } from "./document-shapes/professional-essay.ts";

export const DOCUMENT_SHAPES: Readonly<Record<DocumentType, DocumentShape>> = {
  openingReport: openingReportShape,
  journalEssay: journalShape,
  professionalEssay: professionalShape,
  kepu: kepuShape,
};
