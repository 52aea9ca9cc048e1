import type { ParsedTopic } from "./parsed-topic.ts";
import type { ChapterPlan } from "./plans/plan-types.ts";
import { caseStudy, clinical, education, empirical, review } from "./plans/social-plans.ts";
import { HARDWARE, hardwareDesign, laboratory, productDesign, SOFTWARE, softwareDesign } from "./plans/technical-plans.ts";
import { humanities, legal } from "./plans/text-plans.ts";
import type { ThesisMaterial, ThesisMethod } from "./thesis-types.ts";

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

/** The chapters of a method at a level. */
export function choosePlan(method: ThesisMethod, topic: ParsedTopic, material: ThesisMaterial): readonly ChapterPlan[] {
  const rank = levelRank(material.level);
  const said = [material.topic, material.major, material.keywords.join(" "), material.material].join("\n");
  const subject = `${topic.subject} ${topic.means} ${material.keywords.join(" ")}`;
  const plan =
    method !== "design"
      ? PLANS[method]
      : HARDWARE.test(said) && !/系统的设计与实现|网站|小程序|\bweb/i.test(subject)
        ? hardwareDesign
        : SOFTWARE.test(said)
          ? softwareDesign
          : productDesign;
  return plan.filter(({ from }) => (from ?? 0) <= rank);
}
