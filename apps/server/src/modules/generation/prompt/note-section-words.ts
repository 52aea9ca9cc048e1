import type { Variant } from "@tangleaf/contract";

type Words = {
  /** `path`: headings from the first level down to the section; `hasPoints`: it is said what the section is to say. */
  readonly task: (asked: { path: readonly string[]; hasPoints: boolean }) => string;
  readonly title: string;
  readonly points: string;
  readonly between: string;
};

/** What prompts for a section of a note say. */
export const noteSectionWords: Readonly<Record<Variant, Words>> = {
  zh: {
    task: ({ path, hasPoints }) =>
      `任务：写这篇文章的这一节：${path.join(" › ")}。${hasPoints ? "照“这节写什么”写，" : ""}只写归这一节的内容，别节的留给别节；只写正文，不写标题，不写小结和过渡到下一节的话。`,
    title: "全文标题",
    points: "这节写什么",
    between: "：",
  },
  en: {
    task: ({ path, hasPoints }) =>
      `Task: write this section of the text: ${path.join(" › ")}.${hasPoints ? " Do what “This section” says." : ""} Leave to the other sections what is theirs. Its text only: no heading, no summary at its end, nothing about the next section.`,
    title: "Title",
    points: "This section",
    between: ": ",
  },
};
