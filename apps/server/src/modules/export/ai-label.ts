import { exportEn } from "../../messages/export.en.ts";
import { exportZh } from "../../messages/export.zh.ts";
import type { ExportText } from "./exporter.ts";

/** GB 45438-2025, annex E: 1 = the content is generated. */
const LABEL_GENERATED = "1";

/** The implicit label of a machine's text: what the labelling rule wants in every file's metadata. It is never left out. */
export function aiLabelJson(input: { producer: string; generationId: string }): string {
  return JSON.stringify({
    AIGC: {
      Label: LABEL_GENERATED,
      ContentProducer: input.producer,
      ProduceID: input.generationId,
      ReservedCode1: "",
      ContentPropagator: "",
      PropagateID: "",
      ReservedCode2: "",
    },
  });
}

/** The label a reader sees. */
export function visibleAiLabel({ language, builtin }: Pick<ExportText, "language" | "builtin">): string {
  return exportWords(language)[builtin ? "label.builtin" : "label.model"];
}

export function exportWords(language: ExportText["language"]): typeof exportEn {
  return language === "zh" ? exportZh : exportEn;
}
