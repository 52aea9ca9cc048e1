import type { DocumentContent } from "@tangleaf/document/model";
import { REPORT } from "../../export/testing/sample-document.ts";

export const GOLDEN_DOCUMENTS: Readonly<Record<string, DocumentContent>> = { "everything at once": REPORT };
