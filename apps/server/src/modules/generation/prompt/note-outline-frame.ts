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
    fields: { title: "题目", material: "作者对全文说的", sources: "作者的资料摘录" },
    task: ({ length, depth, sectionLength, hasPresent, isAgain }) =>
      [
        `任务：为这篇文章拟大纲，全文约 ${length} 字，标题最多 ${depth} 级，最下一级每节约 ${sectionLength} 字。先看题目和作者说的判断文体，按这种文体的写法分节。`,
        "标题写具体，点出这篇自己的人和事，不带编号，同一级不重复。作者说到的事实都要有地方放，没说到的不编；他说给谁看、什么口气、多长、什么不写的，照办。",
        "brief 用一两句话说这一节写什么、用到哪些事实；characters 是它的字数，包括它下面的各节。",
        hasPresent ? "“已有的标题”原样留着，层级不动，缺的补在合适的地方。" : "",
        isAgain ? "“这一稿”是上一版，作者想看另一种分法：换一个角度分节，不照搬它。" : "",
      ]
        .filter((line) => line !== "")
        .join("\n"),
    avoided: (words) => `不许出现的词：${words.join("、")}`,
    miswritten: (terms) => `这些术语要照原样写：${terms.join("、")}`,
    length: (characters) => `（${characters} 字）`,
  },
  en: {
    fields: { title: "Title", material: "What the author said of the whole", sources: "From the author's sources" },
    task: ({ length, depth, sectionLength, hasPresent, isAgain }) =>
      [
        `Task: outline this text: about ${length} words in all, headings on ${depth} level${depth === 1 ? "" : "s"} at most, some ${sectionLength} words for each section of the lowest level. Tell from the title and what the author said which kind of text it is, and divide it the way such texts are.`,
        "Headings are concrete and name the people and things of this very text; no numbers before them, none twice beside each other. Every fact the author gives has a place, and none is made up; what they say of readers, tone, length and what to leave out is kept to.",
        "brief says in a sentence or two what the section is to say and which facts it uses; characters is its length in words, the sections below it included.",
        hasPresent ? "Keep the headings it has word for word on their level, and add what is missing where it belongs." : "",
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
