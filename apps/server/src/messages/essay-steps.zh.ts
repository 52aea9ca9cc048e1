/** What a job that writes an essay calls its steps beside the sections. */
export const essayStepLabels: Readonly<Record<"brief" | "abstract", string>> = { brief: "写作要点", abstract: "摘要与关键词" };
