import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import type { ThesisFacts, ThesisFile, ThesisReference } from "../thesis-file.ts";
import { bullets, cell, formula, head, heading, item, math, PICTURE, refer, row, say, table, text } from "./sample-document.ts";

const SENTENCES = [
  "就@而言，已有的做法多凭经验，少有人把每日的记录连起来看，因此偏差在哪里、由什么引起，往往说不清楚。",
  "本文先说明@的含义和边界，再交代数据从何而来，最后讨论这样处理会带来哪些限制。",
  "从记录看，工作日与周末的差别十分明显，午餐时段的波动又大于早餐和晚餐，这一点在讨论@时不能略过。",
  "如果只看平均数，@的问题会被掩盖：有的日子准备过多，有的日子不到十二点半便已售罄。",
  "为避免把偶然当作规律，我们把考试周、节假日和恶劣天气单独标出，并在后文分别报告。",
  "与访谈对象核对之后，对@的描述做了两处修改，修改前后的差别列在附录中，以便查对。",
  "需要说明的是，@并不是孤立的一环，它与采购周期、人员排班和菜单安排互相牵制。",
  "上述判断只适用于所调查的三所食堂，能否推广到规模更大的学校，还要有更多的数据才能回答。",
  "在方法上，我们宁可采用简单而可以解释的模型，也不追求误差再小一点而无人看得懂的结果。",
  "因此，对@的评价采用两个指标：一是误差的大小，二是按此备餐之后剩余与短缺的份数。",
  "管理人员最关心的并非预测本身，而是依据预测作出的决定是否稳妥，@正好处在这两者之间。",
  "综合来看，@的改进空间主要来自信息的及时传递，而不是更复杂的计算。",
];
/** A paragraph of three sentences about something; `from` chooses them. */
function paragraph(from: number, about: string, ...more: readonly NodeJson[]): NodeJson {
  const said = [0, 1, 2].map((step) => (SENTENCES[(from + step * 5) % SENTENCES.length] ?? "").replaceAll("@", about)).join("");
  return { type: "paragraph", content: [text(said), ...more] };
}

const CHAPTERS = [
  ["绪论", "研究背景", "研究意义", "研究内容与方法"],
  ["文献综述", "需求预测研究", "食物浪费研究", "研究评述"],
  ["研究设计", "研究对象", "变量与模型", "评价指标"],
  ["数据与描述", "数据来源", "数据清洗", "描述统计"],
  ["结果与分析", "模型比较", "误差来源", "稳健性检验"],
  ["结论与建议", "主要结论", "管理建议", "不足与展望"],
] as const;

const note = (id: string): NodeJson => ({ type: "footnote", attrs: { id } });

/** What stands at the end of some sections, by chapter and section. */
const EXTRAS: Readonly<Record<string, readonly NodeJson[]>> = {
  "1.1": [
    {
      type: "paragraph",
      content: [
        text("这一现象在多所学校都有报道[[R1]][[R2]][[R3]]，成因却说法不一 [[R5]]、[[R2]]。"),
        note("n000000001"),
        text("本文的框架见"),
        refer("f000000001"),
        text("。"),
      ],
    },
    {
      type: "figure",
      attrs: { id: "f000000001", blobId: "b1", alt: "研究框架", width: 70, caption: "研究框架", source: "资料来源：作者绘制" },
    },
  ],
  "2.1": [
    heading(3, "h213000000", "时间序列方法"),
    paragraph(3, "时间序列方法", text("[[R4]][[R6]]")),
    heading(3, "h214000000", "回归方法"),
    paragraph(6, "回归方法", text("[[R7]][[R99]]")),
    bullets(
      item(say("以日期类型为自变量的线性回归；")),
      item(say("以上周同日为自变量的线性回归；")),
      item(say("加入天气与校历的广义可加模型。")),
    ),
  ],
  "3.2": [
    {
      type: "paragraph",
      content: [
        text("设第 "),
        math("t"),
        text(" 日的就餐人数为 "),
        math("y_t"),
        text("，模型见"),
        refer("e000000001"),
        text("和"),
        refer("e000000002"),
        text("。"),
      ],
    },
    formula("e000000001", "y_t=\\alpha+\\beta_1 d_t+\\beta_2 w_t+\\varepsilon_t"),
    formula("e000000002", "\\hat{y}_{t+1}=\\lambda y_t+(1-\\lambda)\\hat{y}_t"),
  ],
  "3.3": [
    formula("e000000003", "\\mathrm{MAE}=\\frac{1}{n}\\sum_{t=1}^{n}\\left|y_t-\\hat{y}_t\\right|"),
    formula("e000000004", "\\mathrm{RMSE}=\\sqrt{\\frac{1}{n}\\sum_{t=1}^{n}{\\left(y_t-\\hat{y}_t\\right)}^2}"),
  ],
  "4.1": [
    {
      type: "paragraph",
      content: [text("三所食堂的情况见"), refer("t000000001"), text("，逐日记录见"), refer("t000000002"), text("。"), note("n000000002")],
    },
    table(
      { id: "t000000001", kind: "three-line", caption: "三所食堂的基本情况" },
      row(head("食堂"), head("座位数"), head("窗口数"), head("日均人数")),
      ...[
        ["第一食堂", "620", "14", "1852"],
        ["第二食堂", "480", "11", "1390"],
        ["第三食堂", "300", "8", "764"],
      ].map((cells) => row(...cells.map((words) => cell(words)))),
    ),
    table(
      { id: "t000000002", kind: "grid", caption: "第一食堂逐日记录", source: "资料来源：食堂管理系统" },
      row(head("日期"), head("星期"), head("准备份数"), head("就餐人数"), head("剩余份数")),
      ...Array.from({ length: 35 }, (_, day) =>
        row(
          cell(`${day < 30 ? 9 : 10}月${(day % 30) + 1}日`),
          cell(["一", "二", "三", "四", "五", "六", "日"][day % 7] ?? ""),
          cell(String(1800 + ((day * 37) % 90))),
          cell(String(1740 + ((day * 53) % 110))),
          cell(String(10 + ((day * 29) % 60))),
        ),
      ),
    ),
  ],
  "5.1": [
    {
      type: "paragraph",
      content: [
        text("各模型的误差见"),
        refer("t000000003"),
        text("和"),
        refer("f000000002"),
        text("，计算见"),
        refer("h000000033"),
        text("节[[R8]][[R9]][[R10]][[R12]]。"),
      ],
    },
    table(
      { id: "t000000003", caption: "各模型的误差" },
      row(head("模型"), head("MAE"), head("RMSE"), head("剩余（份）"), head("短缺（份）")),
      ...[
        ["经验估计", "96.4", "121.7", "5210", "1320"],
        ["指数平滑", "71.2", "93.5", "3980", "1105"],
        ["线性回归", "58.9", "77.0", "3120", "964"],
      ].map((cells) => row(...cells.map((words) => cell(words)))),
    ),
    { type: "figure", attrs: { id: "f000000002", blobId: "b1", alt: "误差随时间的变化", width: 30, caption: "误差随时间的变化" } },
  ],
  "5.3": [
    formula("e000000005", "R^2=1-\\frac{\\sum_t {\\left(y_t-\\hat{y}_t\\right)}^2}{\\sum_t {\\left(y_t-\\bar{y}\\right)}^2}"),
    { type: "paragraph", content: [text("稳健性检验沿用文献[[R11]]的做法。"), note("n000000003")] },
  ],
};

function blocksOf(chapters: readonly (readonly [string, ...string[]])[], say: (from: number, about: string) => NodeJson): NodeJson[] {
  return chapters.flatMap(([title, ...sections], chapter) => [
    heading(1, `h0000000${chapter + 1}0`, title),
    ...sections.flatMap((section, index) => [
      heading(2, `h0000000${chapter + 1}${index + 1}`, section),
      ...[0, 1, 2].map((part) => say(chapter * 7 + index * 3 + part, section)),
      ...(EXTRAS[`${chapter + 1}.${index + 1}`] ?? []),
    ]),
  ]);
}

const CONTENT: DocumentContent = {
  title: "",
  settings: { language: "zh" },
  blocks: blocksOf(CHAPTERS, paragraph),
  footnotes: {
    n000000001: "报道的时间为近五年，以公开发表者为限。",
    n000000002: "九月一日至十月十五日，节假日除外[[R3]]。",
    n000000003: "检验所用的代码可向作者索取。",
  },
};

export const REFERENCES: readonly ThesisReference[] = [
  "张明, 李华. 高校食堂就餐需求预测研究[J]. 高校后勤研究, 2021, 38(4): 21-25.",
  "王芳. 校园食物浪费的成因与治理[J]. 资源科学, 2020, 42(7): 1310-1319.",
  "刘洋, 陈静, 赵磊, 等. 基于校历的食堂客流分析[J]. 统计与管理, 2022, 37(2): 88-93.",
  "孙伟. 时间序列分析导论[M]. 北京: 某某出版社, 2018: 45-62.",
  "SMITH J, BROWN K. Food waste in university canteens: a “quiet” cost[J]. Waste Studies, 2019, 12(3): 201-219.",
  "周强. 指数平滑法在短期预测中的应用[D]. 武汉: 某某大学, 2019.",
  "GARCIA M. Regression for daily demand[M]. 2nd ed. Boston: Sample Press, 2017: 101-133.",
  "吴敏. 餐饮需求预测的误差评价[J]. 数理统计与管理, 2021, 40(5): 770-781.",
  "郑凯, 黄磊. 天气对就餐选择的影响[J]. 地理与生活, 2020, 15(1): 33-41.",
  "LEE S, PARK H, KIM D, et al. Forecasting meals with calendars[C]//Proceedings of Service Days. Seoul: Sample Press, 2021: 55-63.",
  "何静. 小样本时间序列的稳健性检验[J]. 统计研究与实践, 2023, 5(2): 12-20.",
  "林涛. 食堂管理系统的数据质量[EB/OL]. (2022-05-01)[2023-03-02]. https://example.com/canteen.",
].map((entry, index) => ({ id: `R${index + 1}`, number: index + 1, text: entry }));

const FACTS: ThesisFacts = {
  title: "高校食堂每日备餐量的短期预测与应用",
  subtitle: "以三所食堂为例",
  translatedTitle: "Short-Term Forecasting of Daily Meals in University Canteens",
  author: "林一",
  studentId: "2022010203",
  school: "橘洲大学",
  college: "管理学院",
  major: "信息管理与信息系统",
  supervisor: "周老师　教授",
  date: "2026年6月",
};

const ABSTRACT_ZH = `${SENTENCES.slice(0, 4).join("").replaceAll("@", "每日备餐量")}

${SENTENCES.slice(8, 12).join("").replaceAll("@", "备餐决定")}`;
const ABSTRACT_EN = `Canteens prepare meals before anybody has come to eat them. This thesis asks how well the number of guests of the next day can be known from records that are kept anyway, and what such a forecast is worth to those who cook. It compares three “simple” models on the records of three canteens.

The regression with calendar and weather had the smallest error, and would have left about two fifths fewer meals over. What helped most was not a better model but earlier news of events on the campus.`;

/** A thesis of about 8,000 characters with six chapters, three tables, two figures, five formulas, twelve references and three footnotes. */
export const THESIS: ThesisFile = {
  content: CONTENT,
  facts: FACTS,
  abstracts: {
    zh: { text: ABSTRACT_ZH, keywords: ["食堂", "需求预测", "食物浪费", "回归分析"] },
    en: { text: ABSTRACT_EN, keywords: ["canteen", "demand forecasting", "food waste", "regression"] },
  },
  references: REFERENCES,
  appendix: [heading(1, "ha00000001", "访谈提纲"), say("一、您如何决定第二天的备餐量？"), say("二、哪些日子最难估计？[[R2]]")],
  acknowledgements: "感谢导师的指导，感谢三所食堂的工作人员提供记录。",
  aiStatement: ["本文使用了橘笺的内置样例写手。", "由它写出初稿的部分：第一章 绪论。其中由作者修改过的部分：1.1 研究背景。"],
  isDraft: true,
};

const SENTENCES_EN = [
  "As to @, practice rests on experience; few have read the daily records side by side, and so it is hard to say where the error lies and what has caused it.",
  "This section first says what @ means and where it ends, then where the data came from, and last what the chosen treatment cannot show.",
  "On average little seems to be wrong with @, but the average hides that on some days too much was cooked, while on others nothing was left by half past twelve.",
  "So that chance is not taken for a rule, weeks of examinations, holidays and days of bad weather are marked, and the results for them are given apart.",
  "It should be said that @ does not stand alone: it depends on the days of delivery, on the shifts of the staff and on what is on the menu.",
  "These findings hold for the canteens that were studied; whether they hold for larger schools can only be told with more data than there are now.",
];
const CHAPTERS_EN = [
  ["Introduction", "Background", "Questions"],
  ["Literature", "Forecasting demand", "Food waste"],
  ["Method", "Canteens", "Models"],
  ["Results", "Errors", "Meals left over"],
] as const;

/** The same in English, shorter, with the Chinese abstract behind the English one. */
export const THESIS_EN: ThesisFile = {
  ...THESIS,
  content: {
    title: "",
    settings: { language: "en" },
    blocks: [
      ...blocksOfEnglish(),
      formula("e000000001", "y_t=\\alpha+\\beta d_t+\\varepsilon_t"),
      { type: "figure", attrs: { id: "f000000001", blobId: "b1", alt: "Errors", width: 60, caption: "Errors by day" } },
      { type: "paragraph", content: [text("See "), refer("f000000001"), text(" and "), refer("e000000001"), text(" [[R5]][[R7]].")] },
    ],
    footnotes: {},
  },
  facts: {
    ...FACTS,
    title: "Short-Term Forecasting of Daily Meals",
    subtitle: "",
    author: "Lin Yi",
    school: "Orange Isle University",
    major: "",
    date: "June 2026",
  },
  appendix: null,
  acknowledgements: "I thank my supervisor and the staff of the three canteens.",
  aiStatement: ["Tangleaf was used for a first draft of Chapter 1, which the author has revised."],
};

function blocksOfEnglish(): NodeJson[] {
  return CHAPTERS_EN.flatMap(([title, ...sections], chapter) => [
    heading(1, `h0000000${chapter + 1}0`, title),
    ...sections.flatMap((section, index) => [
      heading(2, `h0000000${chapter + 1}${index + 1}`, section),
      ...[0, 1, 2].map((part) =>
        say(
          [0, 1, 2]
            .map((step) =>
              (SENTENCES_EN[(chapter + index + part + step * 2) % SENTENCES_EN.length] ?? "").replaceAll("@", section.toLowerCase()),
            )
            .join(" "),
        ),
      ),
    ]),
  ]);
}

export const THESIS_IMAGES: ReadonlyMap<string, Uint8Array> = new Map([["b1", PICTURE]]);
