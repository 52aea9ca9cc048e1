import type { ParsedTopic } from "./parsed-topic.ts";
import { caseStudy } from "./plans/case-plan.ts";
import { clinical } from "./plans/clinical-plan.ts";
import { education } from "./plans/education-plan.ts";
import { empirical, PANEL } from "./plans/empirical-plan.ts";
import { HARDWARE, hardwareDesign } from "./plans/hardware-plan.ts";
import { humanities } from "./plans/humanities-plan.ts";
import { laboratory } from "./plans/laboratory-plan.ts";
import { legal } from "./plans/legal-plan.ts";
import type { ChapterPlan } from "./plans/plan-types.ts";
import { productDesign } from "./plans/product-plan.ts";
import { review } from "./plans/review-plan.ts";
import { SOFTWARE, softwareDesign } from "./plans/software-plan.ts";
import type { StudyKind, ThesisMaterial, ThesisMethod } from "./thesis-types.ts";

const PLANS: Readonly<Record<ThesisMethod, readonly ChapterPlan[]>> = {
  empirical,
  design: softwareDesign,
  case: caseStudy,
  humanities,
  legal,
  laboratory,
  education,
  clinical,
  review,
};

/** Levels of degree by the words people write them with: 0 college, 1 bachelor, 2 master, 3 doctor. */
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/博士|doctor|ph\.?d/i, 3],
  [/硕士|研究生|master/i, 2],
  [/专科|大专|高职|college|associate|diploma/i, 0],
];
const BACHELOR = 1;

export function levelRank(level: string): number {
  return LEVELS.find(([pattern]) => pattern.test(level))?.[1] ?? BACHELOR;
}

/** What is asked or made; null where the method has one kind only. */
export function studyKindOf(method: ThesisMethod, topic: ParsedTopic, material: ThesisMaterial): StudyKind | null {
  const said = [material.topic, material.major, material.keywords.join(" "), material.material].join("\n");
  if (method === "empirical") return PANEL.test(said) ? "panel" : "survey";
  if (method !== "design") return null;
  const subject = `${topic.subject} ${topic.means} ${material.keywords.join(" ")}`;
  if (HARDWARE.test(said) && !/系统的设计与实现|网站|小程序|\bweb/i.test(subject)) return "device";
  return SOFTWARE.test(said) ? "software" : "product";
}

/** The chapters of a method at a level. */
export function choosePlan(method: ThesisMethod, topic: ParsedTopic, material: ThesisMaterial): readonly ChapterPlan[] {
  const rank = levelRank(material.level);
  const kind = studyKindOf(method, topic, material);
  const plan = kind === "device" ? hardwareDesign : kind === "product" ? productDesign : PLANS[method];
  return plan.filter(({ from }) => (from ?? 0) <= rank);
}
