/** What a job that writes an essay calls its steps beside the sections. */
export const essayStepLabels: Readonly<Record<"brief" | "abstract", string>> = { brief: "Brief", abstract: "Abstracts and keywords" };
