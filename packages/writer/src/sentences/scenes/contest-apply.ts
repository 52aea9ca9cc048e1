import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const contestApply: SceneSentences = {
  scene: "contestApply",
  sections: {
    Rationale: {
      zh: {
        ask: ["要解决的问题，谁遇到、多常见", "依据的数据或文件，写出处", "现在的做法差在哪里"],
        detail: [["数据的出处", /\d|报告|统计|调查|文件/]],
      },
      en: {
        ask: [
          "the problem, who has it, how common it is",
          "the figures or documents behind it, with their source",
          "what is wrong with the way it is done now",
        ],
        detail: [["the source of the figures", /\d|report|survey|statistic/i]],
      },
    },
    "Content and novelty": {
      zh: { ask: ["研究的内容，分几块", "和已有做法不同的一点", "新在哪里：方法、对象还是用处", "查过哪些同类作品或专利"] },
      en: {
        ask: [
          "the parts of the work",
          "the one point that differs from what exists",
          "what is new: the method, the object or the use",
          "which works or patents you looked through",
        ],
      },
    },
    "Technical route": {
      zh: { ask: ["先做什么、后做什么、用什么方法", "分几步，每一步的输入和产出", "最难的一步，备用的办法", "怎么检验每一步做对了"] },
      en: {
        ask: [
          "what comes first, what next, by which method",
          "the steps, with the input and output of each",
          "the hardest step, and the other way",
          "how each step is tested",
        ],
      },
    },
    Feasibility: {
      zh: { ask: ["已有的条件：设备、数据、前期结果", "团队里谁会什么，缺哪一样", "做过的预试验，结果怎样", "学校能给的场地和指导"] },
      en: {
        ask: [
          "what is there already: equipment, data, first results",
          "who can do what, and what is missing",
          "a first trial, and its result",
          "the space and guidance the school can give",
        ],
      },
    },
    Schedule: {
      zh: {
        ask: ["每个阶段的起止月份和产出", "哪一段最可能拖，怎么留余地", "中期检查时能拿出什么"],
        detail: [["起止月份", /\d|月|季度|学期/]],
      },
      en: {
        ask: [
          "the months of each stage, and its output",
          "which stage may be late, and how much slack it has",
          "what can be shown at the midterm check",
        ],
        detail: [["the months", /\d|month|term|quarter/i]],
      },
    },
    Outcomes: {
      zh: { ask: ["交出什么：作品、论文、专利、数量", "谁会用，用在哪里", "怎样算达到"], detail: [["成果的数量", ANSWER_WORDS.zh.figure]] },
      en: {
        ask: ["what will be handed in: works, papers, patents, how many", "who will use it, and where", "what counts as reached"],
        detail: [["how many of each", ANSWER_WORDS.en.figure]],
      },
    },
    Budget: {
      zh: { ask: ["分项金额和用途", "哪一项最大，能不能借或租", "别处已有的经费"], detail: [["各项金额", /\d/]] },
      en: {
        ask: ["each amount and its use", "the largest item, and whether it can be borrowed or rented", "money already had from elsewhere"],
        detail: [["each amount", /\d/i]],
      },
    },
  },
};
