import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { expectExact, restingJob } from "../jobs/testing/job-app.ts";
import { begunWith, essayOf, leaves, member, type Person } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel, type SectionAsked, sentencesUpTo } from "./testing/scholar-model.ts";

/** Fifty sections in six chapters, of 470 to 710 characters each. */
const LONG = { length: 30_000, chapters: [9, 9, 9, 9, 9, 5] };
const SHORTER = { length: 9000, chapters: [5, 5, 5, 2] };
const ALMOST = 0.1;
const WHOLE = 0.03;

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};

async function written(app: TestApp, person: Person, essayId: string) {
  const { data } = await app.call("/api/essay/write", { essayId }, person.token);
  const { job } = await restingJob(app, { ...person, jobId: data.jobId });
  return { job, essay: await essayOf(app, person, essayId) };
}

async function expectLengths(app: TestApp, { length, chapters }: typeof LONG): Promise<Awaited<ReturnType<typeof written>>> {
  const person = await member(app);
  const { job, essay } = await written(app, person, await begunWith(app, person, { length, chapters }));
  expect(job.status).toBe("done");
  const missed = leaves(essay).filter(({ charCnt, targetCnt }) => Math.abs(charCnt - (targetCnt ?? 0)) > (targetCnt ?? 0) * ALMOST);
  expect(missed.map(({ title, charCnt, targetCnt }) => `${title}: ${charCnt} of ${targetCnt}`)).toEqual([]);
  const total = leaves(essay).reduce((sum, { charCnt }) => sum + charCnt, 0);
  expect(Math.abs(total - length)).toBeLessThanOrEqual(length * WHOLE);
  await expectExact(app);
  return { job, essay };
}

type Answer = (asked: SectionAsked) => string;
const factor =
  (share: number): Answer =>
  ({ characters, sentence }) =>
    sentencesUpTo({ characters: characters * share, sentence });
const headings: Answer = (asked) => {
  const half = { ...asked, characters: asked.characters / 2 };
  return `## 3.2 盘点的第一点\n\n${sentencesUpTo(half)}\n\n**小结**\n\n${sentencesUpTo(half)}`;
};
const repeating: Answer = (asked) => {
  const half = sentencesUpTo({ ...asked, characters: asked.characters / 2 });
  return `${half}\n\n${half}`;
};
const refusing: Answer = (asked) => (asked.call % 3 === 0 ? "抱歉，我无法协助您完成这个请求。" : sentencesUpTo(asked));
const ENGLISH = "This paragraph was written in the wrong language by a model that did not look at what it was asked for. ";
const foreign: Answer = (asked) => (asked.call % 4 === 0 ? ENGLISH.repeat(5) : sentencesUpTo(asked));
const echoing: Answer = (asked) => (asked.call % 4 === 0 ? `只写正文，不写标题，不写小结。${sentencesUpTo(asked)}` : sentencesUpTo(asked));
const citing: Answer = (asked) => `${sentencesUpTo(asked).slice(0, -1)}[[R99]]。`;
const empty: Answer = (asked) => (asked.call % 3 === 0 ? "\n" : sentencesUpTo(asked));

async function expectGood(app: TestApp, section: Answer, size: typeof LONG): Promise<void> {
  model.section = section;
  const { essay } = await expectLengths(app, size);
  const text = leaves(essay)
    .map((leaf) => leaf.text)
    .join("\n");
  for (const unwanted of ["##", "小结", "无法协助", "wrong language", "只写正文", "R99"]) expect(text).not.toContain(unwanted);
}

describe("30,000 characters in one go are within 3 %, and every section within 10 %, with a model that", () => {
  const models: readonly (readonly [string, Answer])[] = [
    ["writes what it is asked for", factor(1)],
    ["writes 40 % of it", factor(0.4)],
    ["writes 70 %", factor(0.7)],
    ["writes 150 %", factor(1.5)],
  ];
  for (const [name, section] of models) testOnSqlite(name, (app) => expectGood(app, section, LONG), withScholar);
});

describe("the length is kept, and nothing stands in the text that should not, with a model that", () => {
  const models: readonly (readonly [string, Answer])[] = [
    ["puts headings of its own", headings],
    ["says everything twice", repeating],
    ["declines every third time", refusing],
    ["writes in another language every fourth time", foreign],
    ["repeats what it is told", echoing],
    ["cites works that nobody gave it", citing],
    ["says nothing every third time", empty],
  ];
  for (const [name, section] of models) testOnSqlite(name, (app) => expectGood(app, section, SHORTER), withScholar);

  testOnSqlite(
    "breaks off in the middle of every second answer",
    async (app) => {
      model.section = (asked) => sentencesUpTo(asked).slice(0, asked.call % 2 === 0 ? Math.round(asked.characters * 0.6) : undefined);
      model.breaks = (call) => call % 2 === 0;
      await expectLengths(app, SHORTER);
    },
    withScholar,
  );
});
