import type { Text } from "./content/texts.ts";

/** Form of a text; `output.kind` of a scene names one. Part of the prompt, and followed by the built-in writer. */
export const outputKinds = {
  article: { zh: "文章，篇幅长了才分小标题", en: "Article, with headings only where it is long" },
  letter: { zh: "书信体，含称呼与落款", en: "Letter with salutation and signature" },
  official: {
    zh: "公文体：标题单独一行，有主送或称呼的顶格写；正文分几层的，序数依次用“一、”“（一）”“1.”“（1）”，不分层的不编号",
    en: "Official layout: title on a line of its own, then the addressee where there is one; levels numbered where there are several",
  },
  speech: { zh: "讲稿，适合朗读，小标题不编号", en: "Speech for reading aloud, no numbered headings" },
  record: { zh: "记录或汇报，分节分条", en: "Record or report in sections and items" },
  plan: { zh: "方案，分节分条，可含 Markdown 表格", en: "Plan in sections and items, tables allowed" },
  list: { zh: "清单，一条一行，分部分的各部分有小标题", en: "List, one item a line, its parts under headings where it has some" },
  table: { zh: "以 Markdown 表格为主，表后附说明", en: "Mainly Markdown tables with notes" },
  post: { zh: "短文，短段换行，不分小标题", en: "Short text in short paragraphs, without headings" },
  script: { zh: "脚本，按镜头或角色分行", en: "Script by shot or speaker" },
  transform: { zh: "对原文的加工结果，先给结果", en: "Transformed text, result first" },
} as const satisfies Record<string, Text>;

export type OutputKind = keyof typeof outputKinds;
