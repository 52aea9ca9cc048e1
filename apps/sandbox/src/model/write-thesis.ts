import type { ModelCall } from "./model-call.ts";

/** What a model that writes theses does wrong; all of it absent is a good one. */
export type ThesisFaults = {
  /** Says the same sentence over and over. */
  readonly repeats?: boolean;
  /** Puts headings of its own into a section. */
  readonly ownHeadings?: boolean;
  /** Cites works nobody gave it. */
  readonly unknownCitations?: boolean;
  /** Answers talk where JSON is asked for: every so manieth time. */
  readonly talksEvery?: number;
  /** Declines every so manieth section. */
  readonly refusesEvery?: number;
};

/** Words are pairs of these, so that sentences differ as those of a text do; they mean nothing. */
const CHARACTERS =
  "门店记录流程样本问卷访谈管理学生数据条款读者设备指标班级材料情形经办环节时间人手规定测量前后差别说法成本使用场合判断标准分工方式数量关系收入温度水分强度语言段落病区课堂仓库合同责任结果原因变化价格服务安排计划检查讨论比较说明支持限制补充对应影响取决包含区别依据来源期间单位范围程度方向条件步骤位置作用效果";
const ENGLISH =
  "record shop sample interview clause passage class device indicator procedure hour agreement measure cost mistake order step reader patient ward lesson pupil store contract judge value model factor reason change price service plan check place effect limit source period range degree direction condition method answer question result figure table chapter author letter river garden season teacher nurse driver booking room supply queue waste light water salt steel seed".split(
    " ",
  );
const ENGLISH_ACTS = "points to|leaves out|depends on|differs from|adds to|limits|answers|explains|follows|replaces|contains|changes".split(
  "|",
);
const REFUSAL = { zh: "抱歉，我无法帮助完成这个请求。", en: "I am sorry, but I cannot help with this request." };
const ANSWERS = new WeakMap<ThesisFaults, { json: number; sections: number }>();

/** The answer of a model that is asked about an essay: JSON where a schema is named, else a section of about `length` characters. */
export function writeThesis(call: ModelCall, faults: ThesisFaults, length: number): string {
  const count = ANSWERS.get(faults) ?? { json: 0, sections: 0 };
  ANSWERS.set(faults, count);
  const prompt = call.messages.map(({ content }) => content).join("\n");
  const language = /Length: about |JSON object in English|in English/.test(prompt) && !/字数：约|（约 \d+ 字）/.test(prompt) ? "en" : "zh";
  if (call.format !== null) {
    count.json += 1;
    if (faults.talksEvery !== undefined && count.json % faults.talksEvery === 0) return "好的，我来想一想。";
    return JSON.stringify(jsonOf(call.format, language));
  }
  count.sections += 1;
  if (faults.refusesEvery !== undefined && count.sections % faults.refusesEvery === 0) return REFUSAL[language];
  return sectionOf({ faults, length, language, seed: count.sections });
}

function jsonOf(format: string, language: "zh" | "en"): object {
  const keywords = [
    { zh: "盘点", en: "stocktaking" },
    { zh: "存货", en: "inventory" },
    { zh: "流程", en: "process" },
  ];
  if (format === "titles")
    return {
      titles: [1, 2, 3, 4, 5, 6].map((n) => ({
        title: language === "zh" ? `存货盘点研究之${n}` : `Stocktaking: Study ${n}`,
        translated: language === "zh" ? `Stocktaking: Study ${n}` : `存货盘点研究之${n}`,
        keywords,
      })),
    };
  if (format === "brief")
    return {
      thesis: language === "zh" ? "盘点与保管应当分开。" : "Counting and keeping belong to different people.",
      questions: [1, 2, 3].map((n) => (language === "zh" ? `问题之${n}` : `Question ${n}`)),
      scope: language === "zh" ? "只谈门店。" : "Shops only.",
      glossary: keywords.map((word) => ({ term: word[language], wording: word[language] })),
      voice: language === "zh" ? "第三人称" : "third person",
      dataPolicy: language === "zh" ? "没有数据，只写框架。" : "No data: the frame only.",
      bannedClaims: [],
    };
  if (format === "abstract") return { zh: "本文考察存货盘点的做法与问题。", en: "This thesis examines stocktaking.", keywords };
  const chapters =
    language === "zh"
      ? ["绪论", "理论与概念", "现状", "问题与成因", "改进建议", "结论"]
      : ["Introduction", "Concepts and Theory", "Present State", "Problems", "Recommendations", "Conclusion"];
  const parts = language === "zh" ? ["其一", "其二", "其三"] : ["first part", "second part", "third part"];
  return {
    method: "case",
    sections: chapters.map((title, at) => ({
      title,
      intent: title,
      characters: at === 0 || at === chapters.length - 1 ? 1 : 3,
      needs: [],
      ...(at === 0 || at === chapters.length - 1
        ? {}
        : {
            sections: parts.map((part) => ({
              title: `${title}${language === "zh" ? "" : ": "}${part}`,
              intent: title,
              characters: 1,
              needs: [],
            })),
          }),
    })),
  };
}

function sectionOf({
  faults,
  length,
  language,
  seed,
}: {
  faults: ThesisFaults;
  length: number;
  language: "zh" | "en";
  seed: number;
}): string {
  const pieces: string[] = [];
  let size = 0;
  for (let at = 0; size < length; at++) {
    const n = faults.repeats ? 0 : seed * 31 + at * 7;
    const sentence = language === "zh" ? chinese(n) : english(n);
    size += language === "zh" ? sentence.length : sentence.split(" ").length;
    const isFourth = at > 0 && at % 4 === 0;
    if (isFourth && faults.ownHeadings) pieces.push(language === "zh" ? `\n\n## 小标题${at}\n\n` : `\n\n## Heading ${at}\n\n`);
    pieces.push(
      isFourth && faults.unknownCitations ? sentence.replace(/([。.])$/, `[[R${90 + (at % 9)}]]$1`) : sentence,
      language === "zh" ? "" : " ",
    );
  }
  return pieces.join("").trim();
}

/** A number that looks random and is the same each time. */
function scattered(n: number): number {
  return Math.abs(Math.imul(n ^ (n >>> 15), 2_246_822_519) ^ (n * 40_503)) >>> 3;
}

function chinese(n: number): string {
  const word = (at: number) => pick([...CHARACTERS], scattered(n * 17 + at)) + pick([...CHARACTERS], scattered(n * 29 + at + 7));
  return `${word(1)}${word(2)}的${word(3)}，${word(4)}与${word(5)}${word(6)}，${word(7)}${word(8)}。`;
}

function english(n: number): string {
  const word = (at: number) => pick(ENGLISH, scattered(n * 17 + at));
  const act = (at: number) => pick(ENGLISH_ACTS, scattered(n * 13 + at));
  return `The ${word(1)} of the ${word(2)} ${act(1)} each ${word(3)} ${word(4)} and ${act(2)} one ${word(5)} ${word(6)}.`;
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T;
}
