import { type EssayLanguage, type KindInput, SOURCED_PASSAGE_ACTIONS, type Variant } from "@tangleaf/contract";
import { dataLines, type PromptCall } from "./prompt-lines.ts";
import { settingLines, toldWords } from "./setting-lines.ts";

type Words = {
  readonly languages: Readonly<Record<EssayLanguage, string>>;
  readonly translate: (language: string) => string;
  readonly instruct: string;
  readonly continue: string;
  /** The same where nothing is written yet. */
  readonly begin: string;
  readonly each: string;
  /** What may be added: nothing, or what sources say. */
  readonly unsourced: string;
  readonly sourced: string;
  readonly answer: string;
  readonly title: string;
  readonly heading: string;
  readonly points: string;
};

const WORDS: Readonly<Record<Variant, Words>> = {
  zh: {
    languages: { zh: "中文", en: "英文", fr: "法文", ja: "日文", ru: "俄文", es: "西班牙文" },
    translate: (language) => `任务：把原文译成${language}，意思、事实、数字不变，专名照通行译法。`,
    instruct: "任务：照“要求”改原文，没有要求的一字不动；要求里给的事实可以用。",
    continue: "任务：接着原文往下写一到三段，语气和人称与它一致，不重复它，不写标题，不收束全文；没有给过的事实、数字和出处不写。",
    begin: "任务：给这一节写开头的一到三段，不写标题，不收束全文；没有给过的事实、数字和出处不写。",
    each: "逐段改，不增删、不合并段落；【待补充：…】原样留着。⟦1⟧ 这样的记号代表引文和公式，按原来的次序各留一次。",
    unsourced: "没有给的事实、数据和文献不添。",
    sourced: "“可以引用的文献”里写到、这里用得上的事实可以添，添的每一处都要引出来源；没有给的不添。",
    answer: "paragraphs 按次序给出每一段的全文，不带段号。",
    title: "标题",
    heading: "这一节",
    points: "这一节写什么",
  },
  en: {
    languages: { zh: "Chinese", en: "English", fr: "French", ja: "Japanese", ru: "Russian", es: "Spanish" },
    translate: (language) =>
      `Task: translate the source into ${language}. Meaning, facts and figures stay the same; names as they are usual there.`,
    instruct:
      "Task: change the source as the request says, and leave every word it does not ask about as it is. Facts given in the request may be used.",
    continue:
      "Task: go on from the source with one to three paragraphs in its tone and person. Do not repeat it, write no heading and do not end the whole text; no fact, figure or source that was not given.",
    begin:
      "Task: write the first one to three paragraphs of this section. Write no heading and do not end the whole text; no fact, figure or source that was not given.",
    each: "Work on each paragraph for itself: neither add, drop nor merge paragraphs, and leave [To add: …] as it is. Signs like ⟦1⟧ stand for citations and formulas: keep each once, in their order.",
    unsourced: "No fact, figure or source that was not given.",
    sourced: "Facts from the works that may be cited can be added where they fit, each with its source; no others.",
    answer: "paragraphs gives the full text of each, in their order, without their numbers.",
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
    continue: paragraphs.length === 0 ? words.begin : words.continue,
  } as const;
  const told = facts.told ?? "";
  const toldRule = toldWords[frame.variant][SOURCED_PASSAGE_ACTIONS.includes(action) ? "rule" : "manner"];
  const labelled = (lines: readonly (readonly [string, string])[]) =>
    lines
      .filter(([, text]) => text.trim() !== "")
      .map(([label, text]) => frame.field(label, text))
      .join("\n");
  return [
    tasks[action],
    ...(action === "continue" ? [] : [words.each]),
    ...(facts.evidence.length > 0 ? [words.sourced, frame.essay.cite] : action === "continue" ? [] : [words.unsourced]),
    ...(told === "" ? [] : [toldRule]),
    words.answer,
    ...(action === "translate" ? [] : [paragraphs.length === 0 ? frame.language.own : frame.language.same]),
    ...dataLines(
      call,
      "material",
      labelled([
        [words.title, facts.title],
        [toldWords[frame.variant].name, told],
        [words.heading, facts.heading],
        [words.points, facts.points],
      ]),
    ),
    ...dataLines(call, "wishes", settingLines(settings, frame.variant).join("\n")),
    ...dataLines(call, "evidence", facts.evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
    ...dataLines(call, "before", facts.before ?? ""),
    ...dataLines(call, "source", paragraphs.map((text, at) => frame.field(String(at + 1), text)).join("\n")),
    ...dataLines(call, "after", facts.after ?? ""),
    ...dataLines(call, "request", action === "instruct" ? (facts.instruction ?? "") : ""),
  ];
}
