import type { ChargeKind, GenerationKind } from "@tangleaf/contract";

/** Texts of the usage log as a CSV file: columns, and the name of every kind of entry. */
export const usageZh = {
  fileName: "用量明细",
  "column.time": "时间（北京时间）",
  "column.kind": "种类",
  "column.title": "标题",
  "column.model": "模型",
  "column.chars": "字数",
  "column.tokens": "用量（token）",
  "column.charged": "扣除（token）",
  "column.balance": "余额（token）",
  "kind.scene": "写稿",
  "kind.revise": "改稿",
  "kind.continue": "续写",
  "kind.edit": "改选中的字",
  "kind.summary": "摘要",
  "kind.titles": "论文选题",
  "kind.outline": "论文大纲",
  "kind.brief": "论文写作要点",
  "kind.abstract": "论文摘要",
  "kind.section": "论文正文",
  "kind.reword": "论文改写",
  "kind.sync": "论文跟着改",
  "kind.source": "喂资料",
  "kind.webSearch": "联网搜索",
  "kind.grant": "到账",
  "kind.expire": "过期",
} as const satisfies Readonly<Record<`kind.${GenerationKind | ChargeKind | "grant" | "expire"}`, string>> &
  Readonly<Record<string, string>>;
