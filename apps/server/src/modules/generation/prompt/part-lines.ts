import type { Variant } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { headingWords, isHeading } from "../writing/line-kinds.ts";
import type { PromptCall } from "./prompt-lines.ts";

const WORDS: Readonly<
  Record<
    Variant,
    {
      readonly title: string;
      headings(names: readonly string[]): string;
      /** Characters (words in English) of the whole, of what is there, and after this call. */
      target(counts: { total: number; done: number; until: number }): string;
      readonly used: string;
    }
  >
> = {
  zh: {
    title: "先写标题：单独一行，以 # 开头。",
    headings: (names) => `前面已有的标题：${names.join("、")}。不再写它们，编号接着数。`,
    target: ({ total, done, until }) => `全文 ${total} 字，已写 ${done} 字，这次写到 ${until} 字为止。`,
    used: "素材里前面已经用过的事实（不再讲一遍，可以引用）：",
  },
  en: {
    title: "Begin with the title, on a line of its own that starts with #.",
    headings: (names) => `Headings so far: ${names.join(", ")}. Do not write them again, and go on with their numbering.`,
    target: ({ total, done, until }) => `The whole text has ${total} words; ${done} are written; this call goes on to ${until}.`,
    used: "Facts of the material that have been used already (refer to them, do not tell them again):",
  },
};
const HEADINGS_MOST = 30;
const USED_MOST = 20;

/** What one part of a long text must know of those before it; a document begins with its title. Nothing where a text is one part. */
export function partLines(call: PromptCall, fields: Readonly<Record<string, string | number>>): string[] {
  const { scene, part, written, goOn, total, fence, frame } = call;
  const words = WORDS[frame.variant];
  if (written === "") return scene?.type === "document" && part !== null && part.index === 1 ? [words.title] : [];
  if (part === null || part.of === 1 || goOn) return [];
  const headings = written.split("\n").filter(isHeading).map(headingWords).slice(-HEADINGS_MOST);
  const used = usedFacts(fields, written);
  const done = countCharacters(written);
  return [
    headings.length > 0 ? words.headings(headings) : "",
    total === undefined ? "" : words.target({ total, done, until: Math.min(total, done + part.goal) }),
    ...(used.length > 0 ? [words.used, fence(used.join("\n"))] : []),
  ];
}

/** Sentences of the material whose figures all stand in what is written. */
function usedFacts(fields: Readonly<Record<string, string | number>>, written: string): string[] {
  const figures = new Set(written.match(/\d+(?:\.\d+)?/g));
  return Object.entries(fields)
    .flatMap(([key, value]) => (key === "length" ? [] : String(value).split(/(?<=[。！？；;\n])|(?<=[.!?])\s/)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const own = sentence.match(/\d+(?:\.\d+)?/g) ?? [];
      return own.length > 0 && own.every((figure) => figures.has(figure));
    })
    .slice(0, USED_MOST);
}
