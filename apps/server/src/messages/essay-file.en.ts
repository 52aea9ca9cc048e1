import type { essayFileZh } from "./essay-file.zh.ts";

export const essayFileEn: Record<keyof typeof essayFileZh, string> = {
  between: ", ",
  "titles.of": "{topic}: suggested titles",
  "titles.no": "No.",
  "titles.title": "Title",
  "titles.keywords": "Keywords",
  "outline.of": "{title}: outline",
  "outline.length": " ({count} words)",
  "outline.needs": "Needs: {needs}",
  "need.data": "data",
  "need.table": "table",
  "need.figure": "figure",
  "need.formula": "formula",
  "need.source": "source",
};
