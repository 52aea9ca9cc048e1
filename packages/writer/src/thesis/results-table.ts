import type { Language } from "../language.ts";
import type { Leaf } from "./outline-leaves.ts";
import type { ParsedTopic } from "./parsed-topic.ts";
import { renderResults } from "./render-exhibit.ts";
import type { StudyKind, ThesisMethod } from "./thesis-types.ts";
import type { TopicLists } from "./topic-lists.ts";

type Heads = { readonly zh: readonly string[]; readonly en: readonly string[] };
type Kind =
  | "description"
  | "correlation"
  | "effect"
  | "mediation"
  | "cases"
  | "figures"
  | "requirements"
  | "records"
  | "counts"
  | "values"
  | "groups";

const HEADS: Readonly<Record<Kind, Heads>> = {
  description: {
    zh: ["变量", "样本数", "平均数", "标准差", "最小值", "最大值"],
    en: ["Variable", "N", "Mean", "SD", "Minimum", "Maximum"],
  },
  correlation: { zh: ["变量"], en: ["Variable"] },
  effect: { zh: ["预测变量", "系数", "标准误", "统计量", "p"], en: ["Predictor", "Coefficient", "Standard error", "Statistic", "p"] },
  mediation: {
    zh: ["路径", "效应值", "标准误", "置信区间下限", "置信区间上限"],
    en: ["Path", "Effect", "Standard error", "Lower limit", "Upper limit"],
  },
  cases: { zh: ["测试项", "输入", "预期结果", "实际结果", "是否通过"], en: ["Item", "Input", "Expected", "Observed", "Passed"] },
  figures: { zh: ["指标", "要求值", "实测值", "测量次数", "是否满足"], en: ["Figure", "Required", "Measured", "Measurements", "Met"] },
  requirements: { zh: ["要求", "检验方法", "实测值", "是否满足"], en: ["Requirement", "How checked", "Measured", "Met"] },
  records: { zh: ["期间", "业务总量", "发生笔数", "比率"], en: ["Period", "All transactions", "Occurrences", "Rate"] },
  counts: { zh: ["类别", "次数", "每节课平均", "例子"], en: ["Category", "Number", "Per lesson", "Example"] },
  values: { zh: ["组别", "重复数", "平均值", "标准差"], en: ["Group", "Replicates", "Mean", "SD"] },
  groups: { zh: ["组别", "样本数", "平均值", "标准差", "检验统计量", "p"], en: ["Group", "N", "Mean", "SD", "Statistic", "p"] },
};
const CUES: readonly (readonly [Kind, RegExp])[] = [
  ["mediation", /中介|mediat/i],
  ["correlation", /相关|correlat/i],
  ["description", /描述|总体|基线|descriptive|baseline|whole/i],
  ["effect", /影响|因素|稳健|effect|factor|robust/i],
];
const PATHS = { zh: ["总效应", "直接效应", "间接效应"], en: ["Total effect", "Direct effect", "Indirect effect"] } as const;

/** The empty table of a section of results, with the topic's own variables or groups as rows; "" where no table would fit. */
export function resultsTable(input: {
  readonly leaf: Leaf;
  readonly topic: ParsedTopic;
  readonly lists: TopicLists;
  readonly method: ThesisMethod;
  readonly kind: StudyKind | null;
  readonly language: Language;
}): string {
  const { leaf, topic, lists, method, language } = input;
  if (/不良|脱落|课堂中|adverse|in class/i.test(leaf.section.title)) return "";
  const title = leaf.section.title.replace(/[“”]/g, "");
  const kind = kindOf(title, method, input.kind);
  const variables = lists.variables;
  const head = HEADS[kind][language];
  switch (kind) {
    case "cases":
      return renderResults(title, head, [...lists.rules, ...lists.roles], language);
    case "figures":
    case "requirements":
      return renderResults(title, head, lists.rules, language);
    case "records":
    case "counts":
      return renderResults(title, head, [], language);
    case "values":
      return renderResults(title, head, levelsOf(topic), language);
    case "correlation":
      return renderResults(title, [...head, ...variables], variables, language);
    case "effect":
      return renderResults(
        title,
        head,
        variables.filter((word) => word !== topic.relation?.to),
        language,
      );
    case "mediation":
      return renderResults(title, head, PATHS[language], language);
    case "description":
      return renderResults(title, head, method === "empirical" ? variables : lists.responses, language);
    case "groups":
      return renderResults(title, head, levelsOf(topic), language);
  }
}

/** Tests belong where samples are compared: a program, a text or a firm's records have none. */
function kindOf(title: string, method: ThesisMethod, kind: StudyKind | null): Kind {
  if (method === "design") return kind === "device" ? "figures" : kind === "product" ? "requirements" : "cases";
  if (method === "case") return "records";
  if (method === "education" && !/成绩|得分|前测|后测|score|test/i.test(title)) return "counts";
  if (method === "laboratory" && !/差异|difference/i.test(title)) return "values";
  return CUES.find(([, pattern]) => pattern.test(title))?.[0] ?? "groups";
}

/** 0, 25, 50 and 100% as the author gave them, or the groups that were named. */
function levelsOf(topic: ParsedTopic): string[] {
  for (const { kinds, names } of topic.facts) {
    if (!kinds.includes("variable") || names.length < 2) continue;
    const bare = names.map((name, index) => (index === 0 ? name.replace(/^[^\d]*(?=\d)/, "") : name));
    const unit = /\d\s*(%|℃|°C|mg\/L|g|mL)$/.exec(bare.at(-1) ?? "")?.[1] ?? "";
    return bare.map((name) => (/^\d[\d.]*$/.test(name) && unit !== "" ? `${name}${unit === "%" ? "" : " "}${unit}` : name));
  }
  return [];
}
