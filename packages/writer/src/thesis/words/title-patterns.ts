import type { InBoth } from "../method-card.ts";
import type { ThesisMethod } from "../thesis-types.ts";

/** A build of a title; the part behind —— or the colon is the subtitle. `build` tells builds apart. */
export type TitlePattern = InBoth<string>;

const of = (...lines: readonly (readonly [zh: string, en: string])[]): readonly TitlePattern[] => lines.map(([zh, en]) => ({ zh, en }));

/** Titles of a relation between things. */
export const RELATION_TITLES = of(
  ["{x}对{y}的影响：{m}的中介作用", "{X} and {y}: The Mediating Role of {m}"],
  ["{x}、{m}与{y}的关系研究", "{X}, {m} and {y}: A Study of Their Relationship"],
  ["{x}对{y}的影响研究", "The Effect of {x} on {y}"],
  ["{x}与{y}的关系研究", "The Relationship between {x} and {y}"],
  ["{x}如何影响{y}", "How {x} and {y} Are Related"],
  ["{y}与{x}的相关分析", "{Y} and Its Association with {x}"],
  ["{x}与{y}——基于{sample}的分析", "{X} and {y}: Evidence from {sample}"],
  ["从{x}看{y}", "{Y} in the Light of {x}"],
  ["{y}的影响因素：以{x}为重点", "What Goes with {y}: The Part of {x}"],
);

/** Titles by method, where the topic names one thing and not a relation. */
export const TITLES: Readonly<Record<ThesisMethod, readonly TitlePattern[]>> = {
  empirical: of(
    ["{subject}的影响因素研究", "Factors behind {subject}"],
    ["{subject}现状的调查与分析", "A Survey of {subject}"],
    ["{subject}——基于{sample}的调查", "{Subject}: Evidence from {sample}"],
    ["{subject}及其相关因素的实证研究", "{Subject} and Its Correlates"],
    ["{subject}的差异与成因", "Differences in {subject} and Their Causes"],
    ["关于{subject}的调查研究", "An Empirical Study of {subject}"],
  ),
  design: of(
    ["基于{means}的{subject}设计与实现", "Design and Implementation of {subject} with {means}"],
    ["{subject}的设计与实现", "Design and Implementation of {subject}"],
    ["{subject}的设计", "The Design of {subject}"],
    ["{subject}设计中的{keyword}问题", "The Question of {keyword} in Designing {subject}"],
    ["{subject}的使用需求与设计方案", "{Subject}: From Use to Design"],
    ["面向{role}的{subject}设计", "Designing {subject} for {role}"],
    ["{subject}的需求分析与设计", "Requirements and Design of {subject}"],
    ["{subject}的方案设计与测试", "{Subject}: Scheme and Test"],
    ["{subject}中{keyword}功能的设计", "{Keyword} in the Design of {subject}"],
    ["{subject}的研制", "Building {subject}"],
  ),
  case: of(
    ["{practice}的问题与改进", "{Practice}: Problems and Improvements"],
    ["{trouble}的成因与对策", "{Trouble}: Causes and Remedies"],
    ["{subject}研究——以{scope}为例", "{Subject}: The Case of {scope}"],
    ["{practice}的现状与优化", "The Present State of {practice} and How to Improve It"],
    ["{trouble}的现状与改善", "{Trouble}: Present State and Ways Out"],
    ["{practice}中的{keyword}问题研究", "{Keyword} in {practice}"],
    ["改进{practice}的途径研究", "Ways to Improve {practice}"],
    ["减少{trouble}的途径研究", "Ways to Reduce {trouble}"],
    ["{trouble}与{keyword}的关系及改善", "{Trouble} and {keyword}"],
    ["{practice}的流程与制度研究", "Procedures and Rules of {practice}"],
    ["{subject}问题及其成因研究", "{Subject} and What Lies behind It"],
  ),
  humanities: of(
    ["论{object}中的{problem}书写", "{Problem} in {object}"],
    ["{parts}：{object}中的{problem}", "{Parts}: {problem} in {object}"],
    ["{object}里的{problem}与{keyword}", "{Problem} and {keyword} in {object}"],
    ["{object}怎样写{problem}", "The Writing of {problem} in {object}"],
    ["{object}中{problem}的意义", "The Meaning of {problem} in {object}"],
    ["试论{subject}", "On {subject}"],
    ["{subject}研究", "A Reading of {subject}"],
    ["{subject}与{keyword}", "{Subject} and {keyword}"],
    ["{subject}的写法", "The Making of {subject}"],
  ),
  legal: of(
    ["{subject}的法律问题", "Legal Questions of {subject}"],
    ["论{subject}——以{scope}为样本", "{Subject}: A Look at {scope}"],
    ["{subject}中的举证与规则完善", "Proof and Rules in {subject}"],
    ["{subject}的认定与处理", "The Assessment of {subject}"],
    ["{subject}的裁判思路与完善建议", "{Subject} before the Courts: Practice and Proposals"],
    ["{subject}中的{keyword}", "{Keyword} in {subject}"],
  ),
  laboratory: of(
    ["{subject}的试验研究", "{Subject}: An Experimental Study"],
    ["{subject}与{keyword}", "{Subject} and {keyword}"],
    ["{subject}的影响规律", "How Conditions Change {subject}"],
    ["{subject}中{keyword}的测定与分析", "Measuring {keyword} in the Study of {subject}"],
    ["{subject}及其机理初步分析", "{Subject} and a First View of Its Mechanism"],
    ["{subject}的条件优化", "Better Conditions for {subject}"],
  ),
  education: of(
    ["{subject}的现状与改进", "{Subject}: Practice and Improvement"],
    ["{subject}研究——以{scope}为例", "{Subject}: The Case of {scope}"],
    ["{subject}的实践研究", "{Subject} in Practice"],
    ["{subject}的课堂观察与分析", "{Subject} Observed in Class"],
    ["{subject}中的{keyword}", "{Keyword} in {subject}"],
    ["{subject}的设计与实施", "Planning and Carrying Out {subject}"],
  ),
  clinical: of(
    ["{subject}的调查与分析", "{Subject}: Survey and Analysis"],
    ["{subject}的应用与评价", "{Subject}: Use and Evaluation"],
    ["{subject}的现状调查", "A Survey of {subject}"],
    ["{subject}——基于{sample}的观察", "{Subject}: An Observation of {sample}"],
    ["{subject}中的{keyword}", "{Keyword} in {subject}"],
    ["{subject}的影响因素", "Factors behind {subject}"],
  ),
  review: of(
    ["{subject}研究综述", "{Subject}: A Review"],
    ["{subject}的研究进展", "Progress of Research on {subject}"],
    ["{subject}研究的主题与分歧", "Themes and Disagreements in Research on {subject}"],
    ["{subject}：已有研究与待解问题", "{Subject}: Findings and Open Questions"],
    ["{subject}中{keyword}的研究述评", "Research on {keyword} in {subject}"],
    ["{subject}研究的方法述评", "Methods in Research on {subject}"],
  ),
};
