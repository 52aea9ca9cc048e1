import type { Text } from "./scene-schema.ts";

/** Form of a text; `output.kind` of a scene names one. Part of the prompt, and followed by the built-in writer. */
export const outputKinds = {
  article: { zh: "文章，可用小标题分节", en: "Article with headings" },
  letter: { zh: "书信体，含称呼与落款", en: "Letter with salutation and signature" },
  official: {
    zh: "公文体：标题，主送机关顶格，正文分层，末尾署名与成文日期",
    en: "Official layout with title, addressee, numbered levels and signature",
  },
  speech: { zh: "讲稿，适合朗读，不出现小标题编号", en: "Speech for reading aloud, no numbered headings" },
  record: { zh: "记录或汇报，分节分条", en: "Record or report in sections and items" },
  plan: { zh: "方案，分节分条，可含 Markdown 表格", en: "Plan in sections and items, tables allowed" },
  list: { zh: "清单，每条独立成行并编号", en: "Numbered list, one item per line" },
  table: { zh: "以 Markdown 表格为主，表后附说明", en: "Mainly Markdown tables with notes" },
  post: { zh: "短文案，短段换行", en: "Short copy in short lines" },
  script: { zh: "脚本，按镜头或角色分行", en: "Script by shot or speaker" },
  transform: { zh: "对原文的加工结果，先给结果", en: "Transformed text, result first" },
} as const satisfies Record<string, Text>;

export type OutputKind = keyof typeof outputKinds;
