import type { Variant } from "@tangleaf/contract";

type Words = {
  /** `path`: headings from the first level down to the section. */
  readonly task: (path: readonly string[]) => string;
  readonly title: string;
  readonly points: string;
  readonly between: string;
};

/** What prompts for a section of a note say. */
export const noteSectionWords: Readonly<Record<Variant, Words>> = {
  zh: {
    task: (path) =>
      `任务：写这篇文章的这一段：${path.join(" › ")}。照“这段写什么”写；只写正文，不写标题，不写小结和过渡到下一段的话。素材和资料里没有的事实、数字、人名、引语不编，缺的用【待补充：…】标出。`,
    title: "全文标题",
    points: "这段写什么",
    between: "：",
  },
  en: {
    task: (path) =>
      `Task: write this section of the text: ${path.join(" › ")}. Do what “This section” says. Its text only: no heading, no summary at its end, nothing about the next section. Make up no fact, figure, name or quotation that neither the material nor the sources give; what is missing is marked [To add: …].`,
    title: "Title",
    points: "This section",
    between: ": ",
  },
};
