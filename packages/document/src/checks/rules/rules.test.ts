import { describe, expect, it } from "vitest";
import type { NodeJson } from "../../model/document-content.ts";
import type { DocumentSettings } from "../../model/document-settings.ts";
import { checkDocument } from "../check-document.ts";
import type { CheckOptions } from "../check-options.ts";
import type { Rule } from "../finding.ts";
import { cite, content, figure, formula, found, h, p, refer, table } from "../testing/build-content.ts";

type Case = readonly [
  name: string,
  blocks: readonly (string | NodeJson)[],
  expected: readonly string[],
  options?: CheckOptions,
  settings?: DocumentSettings,
];

const CHAPTERS: DocumentSettings = { numbering: "chapters" };
const EN: DocumentSettings = { language: "en" };
const zh = (count: number) => "字".repeat(count);
const en = (count: number) => "word ".repeat(count).trim();
const LONG_ZH = "本文以三家社区门店的盘点记录为材料说明差异从何而来";
const LONG_EN = "The stock records of the branch stores show where the differences come from";
const PASSAGE_ZH = "不相容职务由同一人办理时短缺可以在盘点表上被掩盖而不被发现";
const PASSAGE_EN = "when one person keeps and counts the stock a shortage can be hidden in the sheet without being noticed";

function rule(rules: readonly Rule[], cases: readonly Case[]): void {
  describe(rules.join(", "), () => {
    it.each(cases.map(([name, ...rest]) => ({ name, rest })))("$name", ({ rest: [blocks, expected, options = {}, settings = {}] }) => {
      expect(found(content(blocks, settings), { ...options, rules })).toEqual(expected);
    });
  });
}

rule(
  ["sectionLength"],
  [
    ["finds a section that is too short", [h(1, "绪论", { target: 100 }), zh(89)], ["sectionLength"]],
    ["finds a section that is too long", [h(1, "绪论", { target: 100 }), zh(111)], ["sectionLength"]],
    ["leaves one within a tenth alone", [h(1, "绪论", { target: 100 }), zh(90), h(1, "结论", { target: 100 }), zh(110)], []],
    ["counts English words", [h(1, "Introduction", { target: 50 }), en(60)], ["sectionLength"], {}, EN],
    ["leaves an English section of the right length alone", [h(1, "Introduction", { target: 50 }), en(52)], [], {}, EN],
    ["knows no target where none is set", [h(1, "绪论"), zh(5)], []],
    [
      "counts the sections below where only the chapter has a target",
      [h(1, "绪论", { target: 100 }), h(2, "背景"), zh(50), h(2, "意义"), zh(48)],
      [],
    ],
    [
      "looks at the sections where they have targets of their own",
      [h(1, "绪论", { target: 100 }), h(2, "背景", { target: 50 }), zh(30)],
      ["sectionLength"],
    ],
    ["waits while a section is being written", [h(1, "绪论", { target: 100, status: "writing" }), zh(5)], []],
    ["leaves an empty one to its own rule", [h(1, "绪论", { target: 100 })], []],
  ],
);

rule(
  ["wholeLength"],
  [
    ["finds a text that is too short", [h(1, "绪论"), zh(960)], ["wholeLength"], { target: 1000 }],
    ["finds a text that is too long", ["", zh(1040)], ["wholeLength"], { target: 1000 }],
    ["leaves one within three hundredths alone", [zh(971)], [], { target: 1000 }],
    ["counts English words", [en(90)], ["wholeLength"], { target: 100 }, EN],
    ["adds up the targets of the sections", [h(1, "甲", { target: 100 }), zh(92), h(1, "乙", { target: 100 }), zh(92)], ["wholeLength"]],
    ["does not, where a section has text and no target", [h(1, "甲", { target: 100 }), zh(92), h(1, "乙"), zh(92)], []],
    [
      "does not count abstract, references and thanks",
      [h(1, "摘要"), zh(300), h(1, "正文"), zh(1000), h(1, "参考文献"), zh(200), h(1, "致 谢"), zh(99)],
      [],
      { target: 1000 },
    ],
    [
      "does not count an abstract before the first heading",
      [{ ...p(zh(300)), attrs: { kind: "abstract" } }, h(1, "正文"), zh(1000)],
      [],
      { target: 1000 },
    ],
  ],
);

rule(
  ["emptySection"],
  [
    ["finds a heading with nothing below it", [h(1, "绪论"), h(1, "结论"), "有。"], ["emptySection"]],
    ["finds one in English", [h(1, "Introduction"), "Text.", h(1, "Methods")], ["emptySection"], {}, EN],
    ["leaves a chapter with sections alone", [h(1, "绪论"), h(2, "背景"), "有。"], []],
    ["leaves a section with nothing but a figure alone", [h(1, "流程"), figure("f1")], []],
    ["says nothing of an outline nobody has written in", [h(1, "绪论"), h(2, "背景"), "  ", h(1, "结论")], []],
    [
      "finds each one once a single section is written",
      [h(1, "绪论"), "有。", h(1, "方法"), h(1, "结论")],
      ["emptySection", "emptySection"],
    ],
    ["sees through a paragraph of spaces", [h(1, "绪论"), "   ", h(1, "结论"), "有。"], ["emptySection"]],
    ["waits while a section is queued", [h(1, "绪论", { status: "queued" }), h(1, "结论"), "有。"], []],
  ],
);

rule(
  ["repeatedSentence"],
  [
    ["finds a sentence that stands in two places", [`${LONG_ZH}。`, `先看。${LONG_ZH}。`], [`repeatedSentence ${LONG_ZH}`]],
    [
      "finds it with other marks",
      [`${LONG_ZH}。`, "本文以三家社区门店的盘点记录为材料，说明差异从何而来！"],
      ["repeatedSentence 本文以三家社区门店的盘点记录为材料，说明差异从何而来"],
    ],
    [
      "finds it in English whatever the case",
      [`${LONG_EN}.`, `First. ${LONG_EN.toUpperCase()}!`],
      [`repeatedSentence ${LONG_EN.toUpperCase()}`],
      {},
      EN,
    ],
    [
      "tells each one after the first",
      [`${LONG_ZH}。`, `${LONG_ZH}。`, `${LONG_ZH}。`],
      [`repeatedSentence ${LONG_ZH}`, `repeatedSentence ${LONG_ZH}`],
    ],
    ["leaves set phrases alone", ["谢谢大家。", "谢谢大家。", "见下文。见下文。"], []],
    ["leaves short English phrases alone", ["See the table below.", "See the table below."], [], {}, EN],
    ["leaves a sentence with one other word alone", [`${LONG_ZH}。`, `${LONG_ZH.replace("三家", "五家")}。`], []],
    [
      "leaves marks alone that ask the same",
      ["【待补充：说明样本从哪里来、何时收集、由谁收集】。", "【待补充：说明样本从哪里来、何时收集、由谁收集】。"],
      [],
    ],
    ["leaves cells and references alone", [table("t1", "表", LONG_ZH, LONG_ZH), h(1, "参考文献"), LONG_ZH, LONG_ZH], []],
    [
      "reads decimals as one sentence",
      ["The mean was 3.5 in the first of the two groups.", "The mean was 3.7 in the first of the two groups."],
      [],
      {},
      EN,
    ],
  ],
);

rule(
  ["repeatedPassage"],
  [
    [
      "finds a passage of another section",
      [h(1, "甲"), `我们看到，${PASSAGE_ZH}，这很要紧。`, h(1, "乙"), `换句话说，${PASSAGE_ZH}，所以要改。`],
      [`repeatedPassage ${PASSAGE_ZH}`],
    ],
    [
      "finds an English one",
      [h(1, "A"), `We saw that ${PASSAGE_EN} by anybody.`, h(1, "B"), `It follows: ${PASSAGE_EN} at all.`],
      [`repeatedPassage ${PASSAGE_EN}`],
      {},
      EN,
    ],
    [
      "leaves repetition inside a section alone",
      [h(1, "甲"), `我们看到，${PASSAGE_ZH}，这很要紧。换句话说，${PASSAGE_ZH}，所以要改。`],
      [],
    ],
    [
      "leaves names of things alone",
      [h(1, "甲"), "采用匹兹堡睡眠质量指数量表进行测量。", h(1, "乙"), "说明匹兹堡睡眠质量指数量表的分数。"],
      [],
    ],
    [
      "leaves short English runs alone",
      [
        h(1, "A"),
        "We used the Pittsburgh Sleep Quality Index in this study.",
        h(1, "B"),
        "The Pittsburgh Sleep Quality Index in this form is short.",
      ],
      [],
      {},
      EN,
    ],
    ["leaves whole sentences to their own rule", [h(1, "甲"), `${PASSAGE_ZH}。`, h(1, "乙"), `${PASSAGE_ZH}。`], []],
    [
      "does not join the ends of two paragraphs",
      [
        h(1, "甲"),
        "不相容职务由同一人办理时",
        "短缺可以在盘点表上被掩盖",
        h(1, "乙"),
        "不相容职务由同一人办理时，短缺可以在盘点表上被掩盖。",
      ],
      [],
    ],
  ],
);

const SURVEY = { glossary: [{ term: "问卷", variants: ["调查表", "调查问卷"] }] };
rule(
  ["termVariant"],
  [
    ["finds a variant", ["本文发放问卷。调查表共两页。"], ["termVariant 调查表"], SURVEY],
    ["finds a variant that holds the term", ["本文的调查问卷。"], ["termVariant 调查问卷"], SURVEY],
    ["leaves a variant inside the term alone", ["本文的调查问卷。"], [], { glossary: [{ term: "调查问卷", variants: ["问卷"] }] }],
    [
      "finds the same variant outside it",
      ["调查问卷与问卷。"],
      ["termVariant 问卷"],
      { glossary: [{ term: "调查问卷", variants: ["问卷"] }] },
    ],
    [
      "finds English ones whatever the case",
      ["The Survey form was short."],
      ["termVariant Survey form"],
      { glossary: [{ term: "questionnaire", variants: ["survey form"] }] },
      EN,
    ],
    [
      "leaves parts of English words alone",
      ["The surveys were reformed."],
      [],
      { glossary: [{ term: "questionnaire", variants: ["survey", "form"] }] },
      EN,
    ],
    [
      "leaves a word alone that is a term itself",
      ["量表与问卷。"],
      [],
      { glossary: [{ term: "问卷", variants: ["量表"] }, { term: "量表" }] },
    ],
    ["finds nothing without a glossary", ["问卷、调查问卷。"], []],
    ["leaves titles in the references alone", [h(1, "参考文献"), "张三. 调查表的编制[J]."], [], SURVEY],
  ],
);

rule(
  ["abbreviationTwice", "abbreviationEarly"],
  [
    [
      "finds two meanings of one abbreviation",
      ["采用客户关系管理（CRM）。", "引入客户资源管理（CRM）。"],
      ["abbreviationTwice 客户资源管理（CRM）"],
    ],
    [
      "finds them in English",
      ["We use structural equation modelling (SEM).", "The standard error mean (SEM) is small."],
      ["abbreviationTwice standard error mean (SEM)"],
      {},
      EN,
    ],
    ["takes a term with more words before it for the same", ["本文的客户关系管理（CRM）。", "中小企业客户关系管理（CRM）。"], []],
    [
      "takes a plural for the same",
      ["A neural network (NN) learns.", "Neural networks (NNs) learn, each neural network (NN) alone."],
      [],
      {},
      EN,
    ],
    [
      "takes a Chinese and an English expansion for two languages",
      ["客户关系管理（CRM）很重要。", "Customer relationship management (CRM) matters."],
      [],
    ],
    ["finds an abbreviation before it is explained", ["本文用SEM分析。", "结构方程模型（SEM）是一种方法。"], ["abbreviationEarly SEM"]],
    ["finds it in English", ["SEM was used.", "Structural equation modelling (SEM) is a method."], ["abbreviationEarly SEM"], {}, EN],
    ["leaves one alone that is explained first", ["结构方程模型（SEM）是一种方法。", "本文用SEM分析。"], []],
    ["leaves other words with the same letters alone", ["SEMANTIC words.", "Structural equation modelling (SEM) is a method."], [], {}, EN],
    ["leaves abbreviations nobody explains alone", ["系统使用 API 与 MySQL。"], []],
    ["leaves brackets with figures alone", ["均值（SD = 3.2）与（N = 20）。", "The mean (SD) was 3."], []],
    [
      "tells of the first early use only",
      ["本文用SEM分析，SEM的软件是AMOS。", "结构方程模型（SEM）是一种方法。"],
      ["abbreviationEarly SEM"],
    ],
    ["does not read a heading as a use", [h(1, "SEM 的应用"), "结构方程模型（SEM）是一种方法。"], []],
  ],
);

rule(
  ["headingNumberDoubled", "headingNumberWrong"],
  [
    ["finds a number that stands there twice", [h(1, "第一章 绪论"), "文"], ["headingNumberDoubled 第一章"], {}, CHAPTERS],
    ["finds a number that contradicts ours", [h(1, "第二章 绪论"), "文"], ["headingNumberWrong 第二章"], {}, CHAPTERS],
    ["finds it in decimals", [h(1, "绪论"), h(2, "1.2 背景"), "文"], ["headingNumberWrong 1.2"], {}, CHAPTERS],
    ["reads another form of the same number as doubled", [h(1, "一、绪论"), "文"], ["headingNumberDoubled 一、"], {}, CHAPTERS],
    ["finds an English one", [h(1, "Chapter 1 Introduction"), "text"], ["headingNumberDoubled Chapter 1"], {}, { ...EN, ...CHAPTERS }],
    ["finds a decimal beside decimals", [h(1, "1 Introduction"), "text"], ["headingNumberDoubled 1"], {}, { ...EN, numbering: "decimal" }],
    ["leaves quantities alone", [h(1, "3 种方法的比较"), "文", h(1, "2026 年的政策"), "文", h(1, "1.5 倍杠杆"), "文"], [], {}, CHAPTERS],
    ["leaves words with a number alone", [h(1, "5G 网络"), "文", h(1, "三家门店的现状"), "文"], [], {}, CHAPTERS],
    ["leaves headings without a number alone", [h(1, "1 致谢", { unnumbered: 1 }), "文"], [], {}, CHAPTERS],
    ["finds a typed number that is left out", [h(1, "第一章 绪论"), "文", h(1, "第三章 方法"), "文"], ["headingNumberWrong 第三章"]],
    ["finds a typed number that comes twice", [h(1, "一、甲"), "文", h(1, "一、乙"), "文"], ["headingNumberWrong 一、"]],
    [
      "finds a section with the number of another chapter",
      [h(1, "第一章 绪论"), h(2, "1.1 背景"), "文", h(1, "第二章 方法"), h(2, "1.1 对象"), "文"],
      ["headingNumberWrong 1.1"],
    ],
    ["finds a gap in English decimals", [h(1, "1 Introduction"), "t", h(1, "3 Methods"), "t"], ["headingNumberWrong 3"], {}, EN],
    [
      "leaves typed numbers in order alone",
      [h(1, "第一章 绪论"), h(2, "1.1 背景"), "文", h(2, "1.2 意义"), "文", h(1, "第二章 方法"), h(2, "2.1 对象"), "文"],
      [],
    ],
    [
      "lets Chinese numbers begin again below each heading",
      [h(1, "一、甲"), h(2, "（一）子"), "文", h(1, "二、乙"), h(2, "（一）子"), "文"],
      [],
    ],
    [
      "counts numbers at the beginning of paragraphs",
      [h(1, "二、检查内容"), "（一）消防安全。重点检查通道。", h(2, "（二）交通安全"), "文"],
      [],
    ],
    ["lets numbers go on below a heading without one", [h(2, "一、报头"), "文", h(1, "工作简报"), h(2, "二、主要做法"), "文"], []],
    ["lets an excerpt begin anywhere", [h(1, "第三章 方法"), "文", h(1, "第四章 结果"), "文"], []],
  ],
);

rule(
  ["exhibitUnreferred"],
  [
    ["finds a figure nobody refers to", [h(1, "甲"), "文字。", figure("f1")], ["exhibitUnreferred"], {}, CHAPTERS],
    ["finds a table nobody refers to", ["文字。", table("t1", "得分")], ["exhibitUnreferred"]],
    ["finds a formula nobody refers to", ["文字。", formula("e1")], ["exhibitUnreferred"]],
    ["counts a cross reference", [p("见", refer("f1"), "。"), figure("f1")], []],
    [
      "counts words",
      [h(1, "甲"), "如图1-1所示，见表1-1，由式(1-1)得。", figure("f1"), table("t1", "得分"), formula("e1")],
      [],
      {},
      CHAPTERS,
    ],
    [
      "counts English words",
      ["Figure 1 and Table 1 show it; Eq. (1) follows.", figure("f1"), table("t1", "Scores"), formula("e1")],
      [],
      {},
      EN,
    ],
    ["counts each number of a list", ["图1、图2和图3给出了结果。", figure("f1"), figure("f2"), figure("f3")], []],
    ["counts each number of an English range", ["Figures 1–3 show it.", figure("f1"), figure("f2"), figure("f3")], [], {}, EN],
    ["counts a range of plain numbers", ["见图1-3。", figure("f1"), figure("f2"), figure("f3")], []],
    ["leaves pictures without a caption alone", ["文字。", figure("f1", ""), table("t1", "")], []],
    ["finds a caption typed by hand", ["图1 盘点流程", "文字。"], ["exhibitUnreferred 图1 盘点流程"]],
    [
      "does not take a caption for a reference to itself",
      ["Table 1. Scores of the groups", "Text."],
      ["exhibitUnreferred Table 1. Scores of the groups"],
      {},
      EN,
    ],
    ["takes a sentence about an exhibit for a reference", ["图1给出了流程", figure("f1")], []],
  ],
);

rule(
  ["exhibitMissing", "crossReferenceBroken"],
  [
    ["finds a figure that does not exist", [h(1, "甲"), "如图3-2所示。"], ["exhibitMissing 图3-2"], {}, CHAPTERS],
    ["finds a table that does not exist", ["见表2。", table("t1", "得分")], ["exhibitMissing 表2"]],
    ["finds a formula that does not exist", ["由式（2-1）得。"], ["exhibitMissing 式（2-1）"]],
    [
      "finds English ones",
      ["Table 2 and Fig. 3 show it.", table("t1", "Scores")],
      ["exhibitMissing Table 2", "exhibitMissing Fig. 3"],
      {},
      EN,
    ],
    ["finds one inside a list", ["图1和图4。", figure("f1")], ["exhibitMissing 图1和图4"]],
    ["leaves words alone that end like it", ["代表3家门店，地图2张，方式（1）与形式（2），发表2篇，列表3。"], []],
    ["leaves amounts alone", ["表3个问题，图5张。"], []],
    ["leaves English words alone", ["A table 3 metres long; the figure 8 pattern; vegetable 2."], [], {}, EN],
    ["leaves exhibits of others alone", ["见文献[3]的图2和《年鉴》表5。"], []],
    ["knows captions typed by hand", ["表1 各组得分", "见表1。"], []],
    ["knows formula numbers typed by hand", ["y = ax + b （2-1）", "由式(2-1)得。"], []],
    ["knows formulas with a tag", [{ type: "mathBlock", attrs: { id: "e1", latex: "x \\tag{2-1}" } }, "由式(2-1)得。"], []],
    ["finds a cross reference whose target is gone", [p("见", refer("gone"), "。")], ["crossReferenceBroken"]],
    ["knows references to headings", [h(1, "甲"), p("见", refer("h 甲"), "。")], []],
  ],
);

const LIST = { references: ["R1", "R2", "R3"] };
rule(
  ["citationUnknown", "citationUnused", "citationOrder"],
  [
    ["finds an unknown marker", ["甲[[R9]]。[[R1]][[R2]][[R3]]"], ["citationUnknown [[R9]]"], LIST],
    ["finds an unknown citation", [p("甲", cite("R9"), "[[R1]][[R2]][[R3]]")], ["citationUnknown"], LIST],
    ["finds what nobody cites, at the list", ["A[[R1]] and B[[R2]].", h(1, "References"), "3. Third"], ["citationUnused"], LIST, EN],
    ["finds what is cited after the list's order", ["甲[[R2]]，乙[[R1]]，丙[[R3]]。"], ["citationOrder [[R1]]"], LIST],
    ["reads several ids in one marker", ["甲[[R1, R2；R3]]。"], [], LIST],
    ["reads several ids in one citation", [p("甲", cite("R1 R2,R3"))], [], LIST],
    ["lets one be cited again", ["甲[[R1]][[R2]]，再[[R1]][[R3]]。"], [], LIST],
    ["asks for no order where the list is sorted by author", ["甲[[R2]]，乙[[R1]]，丙[[R3]]。"], [], { ...LIST, isCitedInOrder: false }],
    ["leaves matrices alone", ["[[1,2],[3,4]] 甲[[R1]][[R2]][[R3]]"], [], LIST],
    ["says nothing without a list", ["甲[[R9]]。"], []],
  ],
);

rule(
  ["mark"],
  [
    ["finds each mark", ["定在【待补充：日期】，由【待补充：谁】。"], ["mark 【待补充：日期】", "mark 【待补充：谁】"]],
    ["finds English ones", ["It was [To add: date] and 【To add: who】."], ["mark [To add: date]", "mark 【To add: who】"], {}, EN],
    ["finds those in cells", [table("t1", "表", "甲", "【待补充：数】")], ["mark 【待补充：数】"]],
    ["finds those in captions", [figure("f1", "【待补充：题名】")], ["mark"]],
    ["leaves other brackets alone", ["【注意】见[1]与[To do]。"], []],
    ["leaves an open bracket alone", ["【待补充：没有结束", "】"], []],
  ],
);

const OWN = "存货的保管与盘点属于不相容职务，由同一人办理时，短缺可以在盘点表上被掩盖而不被发现";
const OWN_EN = "the custody of stock and its counting are incompatible duties and should not be given to one and the same person";
const SOURCES = {
  sources: [
    { name: "课程论文", text: `开头。${OWN}。结尾。` },
    { name: "report", text: `First. As said, ${OWN_EN}, ever.` },
  ],
};
rule(
  ["sourceOverlap"],
  [
    ["finds a passage of an own source", [`因此，${OWN}。`], [`sourceOverlap ${OWN}`], SOURCES],
    ["finds an English one", [`In short, ${OWN_EN}.`], [`sourceOverlap ${OWN_EN}`], SOURCES, EN],
    ["leaves short equal passages alone", ["存货的保管与盘点属于不相容职务，应当分开。"], [], SOURCES],
    ["leaves short English ones alone", ["It says that the custody of stock and its counting are incompatible."], [], SOURCES, EN],
    [
      "finds it whatever spaces are in it",
      [`因此，${OWN.replace("盘点表", " 盘点表 ")}。`],
      [`sourceOverlap ${OWN.replace("盘点表", " 盘点表 ")}`],
      SOURCES,
    ],
    ["tells of one in quotation marks too", [`他写道：“${OWN}。”`], [`sourceOverlap ${OWN}`], SOURCES],
    ["finds nothing without sources", [OWN], []],
  ],
);

const SAME_ZH = [h(1, "摘要"), "收回有效问卷426份。", h(1, "方法"), "对462份有效问卷做了分析。"];
rule(
  ["numberDiffers"],
  [
    ["finds another number of the same thing", SAME_ZH, ["numberDiffers 462份有效问卷"]],
    [
      "finds it between the languages",
      [h(1, "摘要"), "收回有效问卷426份。", h(1, "Abstract"), "We analysed 462 valid questionnaires."],
      ["numberDiffers 462 valid questionnaires"],
    ],
    ["finds it in English", [h(1, "A"), "We visited 3 stores.", h(1, "B"), "The three stores and then: 5 stores were counted."], []],
    [
      "finds it in plain English",
      [h(1, "A"), "We visited 3 stores.", h(1, "B"), "In the end 5 stores were counted."],
      ["numberDiffers 5 stores"],
      {},
      EN,
    ],
    [
      "finds digits in another order within a section",
      [h(1, "方法"), "有效问卷426份。", "这462份有效问卷来自网络。"],
      ["numberDiffers 462份有效问卷"],
    ],
    ["finds another rate", [h(1, "甲"), "有效回收率为94.7%。", h(1, "乙"), "有效回收率达到97.4%。"], ["numberDiffers 97.4%"]],
    [
      "finds another English rate",
      [h(1, "A"), "The response rate was 94.7%.", h(1, "B"), "With a response rate of 97.4%, it is high."],
      ["numberDiffers 97.4%"],
      {},
      EN,
    ],
    ["reads Chinese numerals", [h(1, "甲"), "考察3家门店。", h(1, "乙"), "考察五家门店。"], ["numberDiffers 五家门店"]],
    [
      "holds what the author gave against the text",
      [h(1, "甲"), "有效问卷462份。"],
      ["numberDiffers 462份"],
      {
        claims: [
          {
            sectionId: "brief",
            key: "count questionnaire valid",
            value: 426,
            unit: "count",
            noun: "questionnaire",
            words: "426份",
            from: 0,
            to: 4,
          },
        ],
      },
    ],
    [
      "tells sent, returned and valid ones apart",
      [h(1, "甲"), "发放问卷450份，回收431份，有效问卷426份。", h(1, "乙"), "发放问卷450份，剔除无效问卷5份。"],
      [],
    ],
    [
      "tells English parts apart",
      [
        h(1, "A"),
        "Of the 450 questionnaires distributed, 426 were valid.",
        h(1, "B"),
        "The 431 questionnaires returned were read; 5 invalid questionnaires were removed.",
      ],
      [],
      {},
      EN,
    ],
    ["leaves shares of a list alone", [h(1, "甲"), "甲校学生120名，乙校学生96名。", h(1, "乙"), "乙校的96名学生。"], []],
    ["leaves averages and bounds alone", [h(1, "甲"), "有效问卷426份。", h(1, "乙"), "每班有效问卷不少于30份，约400份问卷足够。"], []],
    ["leaves years and months alone", [h(1, "甲"), "2024年与3个月。", h(1, "乙"), "2025年与6个月。"], []],
    ["leaves the same number alone", [h(1, "甲"), "有效问卷426份。", h(1, "乙"), "426份有效问卷。"], []],
  ],
);

rule(
  ["halfWidthMark", "fullWidthMark"],
  [
    ["finds a half-width comma between Chinese words", ["第一,第二。"], ["halfWidthMark ,"]],
    ["counts them once in a paragraph", ["甲,乙,丙;丁。"], ["halfWidthMark ,", "halfWidthMark ;"]],
    ["reads no mark as something said", ["甲【待补充：学习方法,自律,效率】。"], []],
    ["leaves commas of numbers and English alone", ["共 1,200 元，即 a, b。比例为 3:2。"], []],
    ["leaves commas after English words alone", ["采用 SPSS, 版本 26。"], []],
    ["finds a full-width mark in English", ["We counted，then wrote。"], ["fullWidthMark ，", "fullWidthMark 。"], {}, EN],
    ["leaves English words in Chinese alone", ["采用 SPSS，再用 Excel。"], []],
  ],
);

rule(
  ["mixedQuotes", "quoteUnpaired", "unitSpelling"],
  [
    ["finds straight quotation marks among curled ones", ["他说“好”。", "又说“行”。", '再说"对"。'], ['mixedQuotes "']],
    ["finds corner marks among curled ones", ["他说“好”。", "又说“行”。", "再说「对」。"], ["mixedQuotes 「"]],
    ["leaves one kind alone", ['他说"好"。', '再说"对"。'], []],
    ["leaves code-like quotes in English alone", ["“好”是好。", 'The "x" value is 3.'], []],
    ["finds a mark without its other half", ["他说“好。"], ["quoteUnpaired “"]],
    ["finds units in wrong letters", ["重 5 KG，长 3Km。"], ["unitSpelling KG", "unitSpelling Km"]],
    ["finds them in English", ["It weighs 5 KG at 20 Mpa."], ["unitSpelling KG", "unitSpelling Mpa"], {}, EN],
    ["leaves right ones alone", ["重 5 kg，20 MPa，50 Hz，3 MB，v2 ML5。"], []],
  ],
);

const EVEN = Array.from({ length: 40 }, (_, index) => `第${"甲乙丙丁戊己庚辛壬癸"[index % 10]}项内容已经写好。`).join("");
const VARIED = Array.from({ length: 20 }, (_, index) => `${zh(4 + (index % 7) * 9)}。`).join("");
rule(
  ["styleOpening", "styleConnectives", "styleEvenSentences"],
  [
    ["tells of paragraphs that begin alike", ["本研究认为甲。", "本研究认为乙。", "本研究认为丙。"], ["styleOpening 本研究认"]],
    [
      "tells of English ones",
      ["In this study we ask.", "In this study we see.", "In this study we end."],
      ["styleOpening In this study we"],
      {},
      EN,
    ],
    ["leaves two alone", ["本研究认为甲。", "本研究认为乙。", "本文不同。"], []],
    ["tells of sentences of one length", [h(1, "甲"), EVEN], ["styleEvenSentences"]],
    ["leaves varied ones alone", [h(1, "甲"), VARIED], []],
    ["tells of many connecting words", [h(1, "甲"), `${"此外，因此，然而。".repeat(3)}${VARIED}`], ["styleConnectives"]],
    ["leaves short sections alone", [h(1, "甲"), "此外，因此，然而，同时，所以。"], []],
  ],
);

it("what is quoted of an own source is a hint", () => {
  const severities = (words: string) =>
    checkDocument(content([words]), { ...SOURCES, rules: ["sourceOverlap"] }).map(({ severity }) => severity);
  expect(severities(`他写道：“${OWN}。”`)).toEqual(["hint"]);
  expect(severities(`他写道“好”，${OWN}。`)).toEqual(["warning"]);
});
