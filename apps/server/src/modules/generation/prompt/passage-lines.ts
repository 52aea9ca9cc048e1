import type { EssayLanguage, KindInput, Variant } from "@tangleaf/contract";
import { dataLines, type PromptCall } from "./prompt-lines.ts";
import { settingLines } from "./setting-lines.ts";

type Words = {
  readonly languages: Readonly<Record<EssayLanguage, string>>;
  readonly translate: (language: string) => string;
  readonly instruct: string;
  readonly continue: string;
  readonly each: string;
  /** Besides, where sources may be used. */
  readonly sourced: string;
  readonly answer: string;
  readonly wish: string;
  readonly title: string;
  readonly heading: string;
  readonly points: string;
};

const WORDS: Readonly<Record<Variant, Words>> = {
  zh: {
    languages: { zh: "中文", en: "英文", fr: "法文", ja: "日文", ru: "俄文", es: "西班牙文" },
    translate: (language) => `任务：把原文译成${language}，意思、事实、数字不变，专名照通行译法。`,
    instruct: "任务：照愿望里的要求改原文，没有要求的一字不动。",
    continue: "任务：接着原文往下写一到三段，语气和人称与它一致，不重复它，不写标题，不收束全文；没有给过的事实、数字和出处不写。",
    each: "逐段改，不增删、不合并段落，不添事实、数据和文献；【待补充：…】原样留着。⟦1⟧ 这样的记号代表引文和公式，按原来的次序各留一次。",
    sourced: "资料里写到、这里用得上的事实可以添进来，添的每一处都要引出来源。",
    answer: "paragraphs 按次序给出每一段的全文，不带段号。",
    wish: "要求",
    title: "标题",
    heading: "这一节",
    points: "这一节写什么",
  },
  en: {
    languages: { zh: "Chinese", en: "English", fr: "French", ja: "Japanese", ru: "Russian", es: "Spanish" },
    translate: (language) =>
      `Task: translate the source into ${language}. Meaning, facts and figures stay the same; names as they are usual there.`,
    instruct: "Task: change the source as the wishes ask, and leave every word they do not ask about as it is.",
    continue:
      "Task: go on from the source with one to three paragraphs in its tone and person. Do not repeat it, write no heading and do not end the whole text; no fact, figure or source that was not given.",
    each: "Work on each paragraph for itself: neither add, drop nor merge paragraphs, add no fact, figure or source, and leave [To add: …] as it is. Signs like ⟦1⟧ stand for citations and formulas: keep each once, in their order.",
    sourced: "Facts the sources give may be added where they fit; each one that is added cites its source.",
    answer: "paragraphs gives the full text of each, in their order, without their numbers.",
    wish: "Asked for",
    title: "Title",
    heading: "This section",
    points: "What it is to say",
  },
};

type PassageFacts = Omit<KindInput<"passage">, "noteId" | "headingId">;

/** What is asked for paragraphs of a note, line by line; words of a person only inside the fence. */
export function passageLines(call: PromptCall, facts: PassageFacts): string[] {
  const { frame } = call;
  const words = WORDS[frame.variant];
  const { action, paragraphs, settings, to = "en" } = facts;
  const tasks = {
    ...frame.edit,
    translate: words.translate(words.languages[to]),
    instruct: words.instruct,
    continue: words.continue,
  } as const;
  const labelled = (lines: readonly (readonly [string, string])[]) =>
    lines
      .filter(([, text]) => text.trim() !== "")
      .map(([label, text]) => frame.field(label, text))
      .join("\n");
  const wishes = [
    ...(action === "instruct" ? [frame.field(words.wish, facts.instruction ?? "")] : []),
    ...settingLines(settings, frame.variant),
  ];
  return [
    tasks[action],
    ...(action === "continue" ? [] : [words.each]),
    ...(facts.evidence.length === 0 ? [] : [words.sourced, frame.essay.cite]),
    words.answer,
    ...(action === "translate" ? [] : [frame.language.same]),
    ...dataLines(
      call,
      "material",
      labelled([
        [words.title, facts.title],
        [words.heading, facts.heading],
        [words.points, facts.points],
      ]),
    ),
    ...dataLines(call, "wishes", wishes.join("\n")),
    ...dataLines(call, "evidence", facts.evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
    ...dataLines(call, "before", facts.before ?? ""),
    ...dataLines(call, "source", paragraphs.map((text, at) => frame.field(String(at + 1), text)).join("\n")),
    ...dataLines(call, "after", facts.after ?? ""),
  ];
}
