import type { exportZh } from "./export.zh.ts";

export const exportEn: Record<keyof typeof exportZh, string> = {
  product: "Tangleaf",
  untitled: "Text",
  "label.model": "AI-generated",
  "label.builtin": "AI-generated (sample writer)",
};
