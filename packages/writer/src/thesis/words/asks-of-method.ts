import type { InBoth } from "../method-card.ts";
import type { SectionRole, ThesisMethod } from "../thesis-types.ts";

/** Questions of a role that a method puts in words of its own. */
export const ASKS_OF_METHOD: Readonly<Partial<Record<ThesisMethod, Readonly<Partial<Record<SectionRole, InBoth<readonly string[]>>>>>>> = {
  design: {
    results: {
      zh: ["计划、执行与通过的用例数", "没有通过的用例、原因与修改", "所测的版本与日期"],
      en: ["number of cases planned, run and passed", "cases that failed, why and what was changed", "version tested and date"],
    },
  },
  case: {
    results: {
      zh: ["各期间的业务量与发生笔数", "数字的来源与统计口径", "与改进前同期的对照"],
      en: ["volume and occurrences by period", "source and definition of the figures", "the same period before the change"],
    },
  },
  laboratory: {
    results: {
      zh: ["各组的平均值、标准差与重复数", "“{heading}”的原始记录", "剔除的数据与理由"],
      en: ["mean, standard deviation and replicates of each group", "the raw records behind “{heading}”", "values left out, and why"],
    },
  },
  clinical: {
    results: {
      zh: ["各时点的例数与缺失数", "组间差值与 95% 区间", "没有按原分组接受干预的人数"],
      en: [
        "number and missing at each time",
        "difference between groups with its 95% interval",
        "how many did not receive what they were allocated",
      ],
    },
  },
  humanities: {
    introduction: {
      zh: ["引起这个问题的一处原文与页码", "为什么从{thing}来读", "前人对{thing}说过什么，来自文献库"],
      en: [
        "the passage that raised the question, with its page",
        "why it is read with a view to {thing}",
        "what has been said of {thing}, from the library",
      ],
    },
    background: {
      zh: ["所用的版本（出版者、年份、卷册）", "选入与没有选入的篇目及理由", "文字在不同版本之间的差别"],
      en: ["the editions used (publisher, year, volume)", "texts that were taken in and left out, and why", "differences between editions"],
    },
  },
  education: {
    results: {
      zh: ["观察的节数与总时长", "“{heading}”中各类别的次数", "两名观察者一致的比例"],
      en: ["lessons and minutes observed", "number in each category of “{heading}”", "agreement of two observers"],
    },
    problems: {
      zh: ["“{heading}”在哪几节课、哪个环节看到", "可以照录的一段师生对话或作业", "这样判断所对照的课程要求"],
      en: [
        "the lessons and moments in which “{heading}” was seen",
        "a piece of dialogue or written work to quote",
        "the aim of the curriculum it is held against",
      ],
    },
    measures: {
      zh: ["“{heading}”在一节课里怎样做，分几步", "需要的时间与材料", "用什么看出学生的变化"],
      en: ["how “{heading}” goes in a lesson, step by step", "time and material it takes", "what will show a change in the pupils"],
    },
  },
  legal: {
    status: {
      zh: ["现行规则的条文与版本，由作者核对", "各判决的案号、法院与结果", "裁判理由不一致的地方"],
      en: [
        "the provisions in force, checked by the author",
        "number, court and outcome of each decision",
        "where the reasons given differ",
      ],
    },
    problems: {
      zh: ["“{heading}”见于哪几份判决或材料", "由此产生的不同处理结果", "所对照的规则，由作者核对"],
      en: [
        "the decisions or documents in which “{heading}” shows",
        "the different outcomes it led to",
        "the rule it is held against, checked by the author",
      ],
    },
    measures: {
      zh: ["回应“{heading}”的规则或做法，拟怎样写", "由谁来做：立法、法院、平台还是当事人", "可能的反对意见"],
      en: [
        "the rule or practice that would answer “{heading}”, in words",
        "whose task it is: legislator, court, platform or party",
        "an objection to it",
      ],
    },
  },
};
