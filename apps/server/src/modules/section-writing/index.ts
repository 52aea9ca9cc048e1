/** Public API of section writing: what jobs that write sections of a document share, essays and notes alike. */
export { assertNoJobWait, assertNoWait, beginSectionJob, repeatedJob } from "./begin-section-job.ts";
export { chapterResults, sectionHeads } from "./chapter-results.ts";
export { foundEvidence } from "./evidence.ts";
export { placeSection } from "./place-section.ts";
export {
  type JobSection,
  jobSectionSchema,
  placeStep,
  placingStep,
  sectionNamed,
  sectionSteps,
  writeStep,
  writtenBy,
} from "./section-steps.ts";
export { type AnsweredJob, readAnsweredJob, sectionsOf } from "./sections-of-job.ts";
export { type Surroundings, surroundingsOf } from "./surroundings.ts";
export { wantedSections } from "./wanted-sections.ts";
