import type { Variant } from "@tangleaf/contract";

type Asked = {
  readonly length: number;
  readonly depth: number;
  readonly sectionLength: number;
  readonly hasPresent: boolean;
  readonly isAgain: boolean;
};
type NoteOutlineFrame = {
  readonly fields: Readonly<Record<"title" | "material" | "sources", string>>;
  task(asked: Asked): string;
  /** Words to avoid that stand in an answer. */
  avoided(words: readonly string[]): string;
  /** Terms it wrote another way. */
  miswritten(terms: readonly string[]): string;
  /** Behind the title of a section. */
  length(characters: number): string;
};

/** What prompts say about the outline of a note. */
export const noteOutlineFrames: Readonly<Record<Variant, NoteOutlineFrame>> = {
  zh: {
    fields: { title: "题目", material: "作者给的材料", sources: "作者的资料摘录" },
    task: ({ length, depth, sectionLength, hasPresent, isAgain }) =>
      [
        `任务：为这篇文章拟大纲，全文约 ${length} 字，标题最多 ${depth} 级，最下一级每节约 ${sectionLength} 字。先看题目和材料判断文体，按这种文体的写法分节。`,
        "标题写具体，点出这篇自己的人和事，不带编号，同一级不重复。材料里写到的都要有地方放，没写到的事实不编。",
        "brief 用一两句话说这一节写什么、用材料里的哪些内容；characters 是它的字数，包括它下面的各节。",
        hasPresent ? "全文大纲是已有的标题：原样留着，层级不动，缺的补在合适的地方。" : "",
        isAgain ? "“这一稿”是上一版，作者想看另一种分法：换一个角度分节，不照搬它。" : "",
      ]
        .filter((line) => line !== "")
        .join("\n"),
    avoided: (words) => `不许出现的词：${words.join("、")}`,
    miswritten: (terms) => `这些术语要照原样写：${terms.join("、")}`,
    length: (characters) => `（${characters} 字）`,
  },
  en: {
    fields: { title: "Title", material: "The author's material", sources: "From the author's sources" },
    task: ({ length, depth, sectionLength, hasPresent, isAgain }) =>
      [
        `Task: outline this text: about ${length} words in all, headings on ${depth} level${depth === 1 ? "" : "s"} at most, some ${sectionLength} words for each section of the lowest level. Tell from the title and the material which kind of text it is, and divide it the way such texts are.`,
        "Headings are concrete and name the people and things of this very text; no numbers before them, none twice beside each other. Whatever the material says has a place; facts it does not give are not made up.",
        "brief says in a sentence or two what the section is to say and which of the material it uses; characters is its length in words, the sections below it included.",
        hasPresent
          ? "The outline shown is what the text has: keep those headings word for word on their level, and add what is missing where it belongs."
          : "",
        isAgain
          ? "The draft shown is the proposal before this one. The author wants to see another way to divide the text: take another angle."
          : "",
      ]
        .filter((line) => line !== "")
        .join("\n"),
    avoided: (words) => `words that may not stand in it: ${words.join(", ")}`,
    miswritten: (terms) => `terms to be written exactly so: ${terms.join(", ")}`,
    length: (characters) => ` (${characters} words)`,
  },
};
