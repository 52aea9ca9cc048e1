import type { Job, JobStep, JobSummary, WrittenSection } from "@tangleaf/contract";
import type { SectionRow } from "../section-states.ts";

/** A step that has not begun. */
export const step = (name: string, given: Partial<JobStep> = {}): JobStep => ({
  name,
  label: name,
  type: name.startsWith("write") ? "generation" : "code",
  status: "waiting",
  needs: [],
  isFirst: false,
  generationId: null,
  model: null,
  attempts: 0,
  error: null,
  estimate: 500,
  charged: 0,
  startedAt: null,
  endedAt: null,
  ...given,
});

/** Both steps of a section, with what is said of the one that writes. */
export const sectionSteps = (id: string, writes: Partial<JobStep> = {}, places: Partial<JobStep> = {}): JobStep[] => [
  step(`write-${id}`, writes),
  step(`place-${id}`, places),
];

/** What the server says of a section whose text `g` was placed whole. */
export const writtenSection = (paragraphId: string, given: Partial<WrittenSection> = {}): WrittenSection => ({
  paragraphId,
  status: "done",
  place: "placed",
  generationId: "g",
  faults: [],
  unknownRefs: [],
  ...given,
});

export const summary = (given: Partial<JobSummary> = {}): JobSummary => ({
  jobId: "j1",
  kind: "essay",
  title: "深度阅读",
  status: "running",
  pausedReason: null,
  model: "m1",
  quote: { tokens: 1000, maxTokens: 1200 },
  charged: 0,
  neededTokens: null,
  steps: { total: 4, done: 0, failed: 0 },
  createdAt: "2026-06-01T04:00:00Z",
  endedAt: null,
  ...given,
});

export const job = (steps: readonly JobStep[], given: Partial<JobSummary> = {}): Job => ({ job: summary(given), steps: [...steps] });

export const row = (id: string, given: Partial<SectionRow> = {}): SectionRow => ({
  id,
  level: 2,
  title: id,
  pos: 0,
  from: 0,
  to: 1,
  characters: given.own ?? 0,
  length: given.own ?? 0,
  hasChildren: false,
  status: null,
  target: 400,
  locked: false,
  own: 0,
  ownLength: given.own ?? 0,
  holds: null,
  ...given,
});
