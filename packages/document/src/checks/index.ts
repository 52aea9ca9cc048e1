export * from "./check-document.ts";
export * from "./check-options.ts";
export { type DifferingClaim, differingClaims } from "./claims/differing-claims.ts";
export { type Claim, readClaims } from "./claims/read-claims.ts";
export * from "./copied-passages.ts";
export * from "./dependants/dependants-of.ts";
export {
  type ExhibitKind,
  type Finding,
  type FindingOf,
  type Place,
  type Rule,
  type RuleValues,
  SEVERITIES,
  type Severity,
} from "./finding.ts";
export * from "./glossary/read-glossary.ts";
export * from "./glossary/terms-used.ts";
export { hashOf } from "./pieces-of.ts";
export { positionInBlock } from "./position-in-block.ts";
export * from "./range-of-finding.ts";
export { type ClaimFact, FACT_WORDS_MAX, FACTS_MAX, readFacts, type SectionFacts, type TermFact } from "./stale/section-facts.ts";
export * from "./stale/stale-sections.ts";
