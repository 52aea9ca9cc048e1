// Declares the type of the generated file.
import type { DocumentType } from "@tangleaf/contract";
import type { DocumentShape } from "./document-shape.ts";

declare const shapes: Readonly<Record<DocumentType, DocumentShape>>;
export default shapes;
