import type { Essay, EssaySummary } from "../api.ts";

/** An essay before its outline, as the server tells it. */
export const sampleEssay = (given: Partial<Essay> = {}): Essay => ({
  essayId: "e1",
  documentType: null,
  stage: "topic",
  title: "",
  level: "undergraduate",
  language: "zh",
  length: 8000,
  charCnt: 0,
  paragraphs: { done: 0, total: 0 },
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-02T04:00:00Z",
  major: "",
  topic: "",
  keywords: [],
  material: "",
  method: null,
  brief: null,
  cover: {},
  integrityAt: null,
  titleGenerations: [],
  outlines: [],
  abstracts: null,
  version: 0,
  job: null,
  outline: [],
  ...given,
});

/** A row of the list of essays. */
export const sampleSummary = (title: string, given: Partial<EssaySummary> = {}): EssaySummary => ({
  essayId: `id-${title}`,
  documentType: null,
  stage: "topic",
  title,
  level: "undergraduate",
  language: "zh",
  length: 8000,
  charCnt: 0,
  paragraphs: { done: 0, total: 0 },
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-02T04:00:00Z",
  job: null,
  removedAt: null,
  ...given,
});
