import type { DocumentType } from "@tangleaf/contract";
import type { DocumentShape } from "./document-shape.ts";
import shapes from "./document-shapes.gen.json" with { type: "json" };

export const DOCUMENT_SHAPES: Readonly<Record<DocumentType, DocumentShape>> = shapes;
