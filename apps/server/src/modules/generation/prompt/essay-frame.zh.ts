import type { EducationLevel, EssayLanguage, EssayMethod, SectionNeed } from "@tangleaf/contract";
import type { EssayFrame } from "./frame.ts";
import { sameTerm } from "./same-term.ts";

const LEVELS: Readonly<Record<EducationLevel, string>> = {
  middleSchool: "中学",
  juniorCollege: "专科",
  undergraduate: "本科",
  master: "硕士",
  phd: "博士",
};
const LANGUAGES: Readonly<Record<EssayLanguage, string>> = { zh: "中文", en: "英文", fr: "法文", ja: "日文", ru: "俄文", es: "西班牙文" };
const METHODS: Readonly<Record<EssayMethod, string>> = {
  empirical: "实证（绪论、文献综述与假设、研究设计、结果、讨论与建议、结论）",
  design: "设计实现（绪论、相关技术、需求、总体设计、详细设计与实现、测试、总结）",
  case: "案例（绪论、理论基础、现状、问题与成因、对策、结论）",
  humanities: "文本研究（引言、文本与背景、分专题分析、比较、结语）",
  legal: "法学（引言、概念与理论、立法与实践、问题、完善建议、结语）",
  laboratory: "实验（绪论、材料与方法、结果、讨论、结论）",
  education: "教学研究（绪论、理论、教学设计、实施、效果、结论）",
  clinical: "临床护理（绪论、对象与方法、结果、讨论、结论）",
  review: "综述（引言、检索与筛选、分专题述评、展望、结语）",
};
const NEEDS: Readonly<Record<SectionNeed, string>> = { data: "数据", table: "表", figure: "图", formula: "公式", source: "文献" };

const TABLE = "表的上一行写“表：名称”，不写编号；正文里写 [[表：名称]] 来提到它。";
const NOT_MADE_UP = "作者没有说做过的事写成宜、可、拟；结果、文献、法条、年份不凭记忆写；算出来的数写明算式。";

/** What Chinese prompts say about essays. */
export const chineseEssayFrame: EssayFrame = {
  fields: { title: "题目", major: "专业", topic: "研究方向", keywords: "关键词", material: "作者已有的材料" },
  between: "、",
  kind: ({ level, language }) => `论文：${LEVELS[level]}，用${LANGUAGES[language]}写。`,
  titles: ({ count, keywordsMax }) =>
    `任务：拟 ${count} 个论文题目，构词方式各不相同，每个都写明研究对象和问题，主题部分不超过 25 字；副题只用素材里有的对象和范围，不编地点、年份和样本。每题给英文译名（题目是外文时给中文译名）和 ${keywordsMax > 3 ? `3 至 ${keywordsMax}` : "3"} 个中英对照的关键词。`,
  outline: ({ length, method, chaptersMax }) =>
    [
      `任务：拟论文大纲，全文约 ${length} 字，最多 ${chaptersMax} 章，章下分节${length >= 20_000 ? "，节下可再分小节" : ""}。`,
      method === null
        ? `先判断研究类型：${Object.entries(METHODS)
            .map(([key, name]) => `${key} ${name}`)
            .join("；")}。`
        : `研究类型：${method}，${METHODS[method]}。`,
      "二级标题要点出题目自己的对象；素材列了原因、部分、步骤的，标题从中来；对策与问题逐条对应。标题不带编号，不重复。",
      "intent 用一句话说这一节要说明什么；characters 是它的字数；needs 是它离不开而只有作者有的：data 数据、table 表、figure 图、formula 公式、source 文献。",
    ].join("\n"),
  abstract: ({ level }) =>
    `任务：写论文的中文摘要（zh，${level === "master" || level === "phd" ? "500 至 1000" : "300 至 400"} 字）、与它相当的英文摘要（en）和 3 至 5 个中英对照的关键词。依次写目的、方法、结果、结论，自成一篇；不编号，不引文献，不提图表。结果只写正文写到的；正文没有结果的论文写它提出和论证了什么，正文标了【待补充】的照样标出。`,
  brief:
    "任务：写这篇论文的写作要点，供各节照着写。thesis 一句话说全文主张什么；questions 3 至 5 个研究问题，合起来答得出主张；scope 研究范围与不涉及的；glossary 只列有不止一种叫法的术语：term 是别的叫法，wording 是全文统一的写法，两者不同，没有就空着；voice 人称与时态；dataPolicy 数据怎么用（素材没有数据就写明只写设计与框架，不写结果）；bannedClaims 不能写的断言。只依据素材和大纲，每项一句话。",
  briefText: ({ thesis, questions, scope, glossary, voice, dataPolicy, bannedClaims }) =>
    [
      line("主张", thesis),
      line("问题", questions.join("；").replaceAll("？；", "？")),
      line("范围", scope),
      line("术语", glossary.map(({ term, wording }) => (sameTerm(term, wording) ? wording : `${term}一律写作${wording}`)).join("；")),
      line("人称", voice),
      line("数据", dataPolicy),
      line("不能写", bannedClaims.join("；")),
    ]
      .filter((one) => one !== "")
      .join("\n"),
  cite: "引用只用这里给的编号，写成 [[R3]]，放在所依据的那句话末尾；只说卡片写到的；用不上就不引，不写别的编号，不写参考文献表。",
  sync: [
    "任务：原文是论文里的几段，有说法已经过时。照“改动”逐条改过来，其中的新数字、新名称就是事实；换了写法说的同一件事也要改到；其余一字不动，不增删段落。",
    "由旧数字得出的结果、比较和结论若可能不再成立，不自己算，就地标【待补充：核对什么】。⟦1⟧ 这样的记号代表引文和公式，留在原处。",
    "paragraphs 按原来的次序给出每一段的全文，不带段号。",
  ].join("\n"),
  reword: [
    "原文是论文里同一节的几段，逐段改，不增删、不合并段落，不添事实、数据和文献；【待补充：…】原样留着。⟦1⟧ 这样的记号代表引文和公式，按原来的次序各留一次。",
    "paragraphs 按原来的次序给出每一段的全文，不带段号。",
  ].join("\n"),
  section: ({ of, path, intent, needs }) =>
    [
      `任务：写${of ?? "论文"}的这一节：${path.join(" › ")}。只写正文，不写标题，不写小结和过渡到下一节的话。`,
      intent === "" ? "" : `要说明：${intent}`,
      needs.length === 0
        ? ""
        : `离不开：${needs.map((need) => NEEDS[need]).join("、")}；素材里没有的用【待补充：…】标出，表只列表头和空格。`,
      needs.includes("table") ? TABLE : "",
      NOT_MADE_UP,
    ]
      .filter((line) => line !== "")
      .join("\n"),
  chapter: ({ of, mark, needs }) =>
    [
      `任务：写${of ?? "论文"}的一章，依次写完“要写的各节”。每一节先单独一行照抄它的编号，如 ${mark}，下一行起写正文；不写标题，不写小结和过渡到下一节的话。`,
      "素材里编了号的事实，用得上的写进最该写它的一节，全章只写一次，序号不写进正文。",
      "每一节的最后一句落在它要说明的主张上。公式写成 $…$，独占一行的写成 $$…$$。",
      needs.length === 0 ? "" : "离不开而素材里没有的用【待补充：…】标出，表只列表头和空格。",
      needs.includes("table") ? TABLE : "",
      NOT_MADE_UP,
    ]
      .filter((line) => line !== "")
      .join("\n"),
  chapterSection: ({ mark, path, intent, needs, characters }) =>
    [
      `${mark} ${path.join(" › ")}（约 ${characters} 字）`,
      line("要说明", intent),
      line("离不开", needs.map((need) => NEEDS[need]).join("、")),
    ]
      .filter((part) => part !== "")
      .join("；"),
  chapterGoesOn: "列出的第一节已经写了一部分：先接着写完它，不抄它的编号，再写其余各节。",
};

function line(label: string, words: string): string {
  return words === "" ? "" : `${label}：${words}`;
}
