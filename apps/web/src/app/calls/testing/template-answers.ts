/** A template of the library, as the list of templates answers it. */
export const TEMPLATE_CARD = {
  pubId: "abcdefghij",
  kind: "thesis",
  discipline: "management",
  method: "survey",
  title: "工作嵌入",
  titleZh: "工作嵌入",
  remark: "",
  major: "",
  levels: ["undergraduate"],
  length: { default: 12_000, min: 8000, max: 20_000 },
  chapters: 1,
  cover: [],
};

const LINE = { title: "绪论", titleZh: "绪论", intent: "", weight: 40, needs: [], mistake: null, children: [] };

/** What a template's own page has beside that. */
export const TEMPLATE_PARTS = {
  slots: [],
  bring: [],
  outline: [LINE],
  pattern: "",
  numbering: "A",
  keywords: [],
  target: "essay",
  near: [],
};
