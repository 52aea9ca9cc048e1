import { countCharacters } from "@tangleaf/document";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { expectExact, restingJob } from "../jobs/testing/job-app.ts";
import { begunWith, essayOf, leaves, member } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel, type SectionAsked, sentencesUpTo } from "./testing/scholar-model.ts";

const SIZE = { length: 6000, chapters: [4, 4, 2] };

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};

type Answer = (asked: SectionAsked) => string;
const share =
  (part: number): Answer =>
  (asked) =>
    sentencesUpTo({ ...asked, characters: asked.characters * part });
const headings: Answer = (asked) => `## 3.2 盘点的第一点\n\n${sentencesUpTo(asked)}\n\n**小结**\n\n差异由此而来。`;
const refusing: Answer = (asked) => (asked.call % 3 === 0 ? "抱歉，我无法协助您完成这个请求。" : sentencesUpTo(asked));
const ENGLISH = "This paragraph was written in the wrong language by a model that did not look at what it was asked for. ";
const foreign: Answer = (asked) => (asked.call % 4 === 0 ? ENGLISH.repeat(5) : sentencesUpTo(asked));
const citing: Answer = (asked) => `${sentencesUpTo(asked).slice(0, -1)}[[R99]]。`;
const empty: Answer = (asked) => (asked.call % 3 === 0 ? "\n" : sentencesUpTo(asked));

/** Writes a whole essay and gives its text; every section has words, and every token is settled once. */
async function writeEssay(app: TestApp, section: Answer): Promise<string> {
  model.section = section;
  const person = await member(app);
  const essayId = await begunWith(app, person, SIZE);
  const { data } = await app.call("/api/essay/write", { essayId }, person.token);
  const { job } = await restingJob(app, { ...person, jobId: data.jobId });
  expect(job.status).toBe("done");
  const texts = leaves(await essayOf(app, person, essayId)).map(({ text }) => text);
  expect(texts.filter((text) => countCharacters(text) === 0)).toEqual([]);
  await expectExact(app);
  return texts.join("\n");
}

describe("an essay gets what its model wrote, with a model that", () => {
  const cases: readonly (readonly [name: string, answer: Answer, unwanted: readonly string[], wanted: readonly string[]])[] = [
    ["writes 40 % of what it is asked for", share(0.4), [], []],
    ["writes 150 %", share(1.5), [], []],
    ["puts headings of its own", headings, ["##"], ["盘点的第一点", "小结", "差异由此而来。"]],
    ["declines every third time", refusing, ["无法协助"], []],
    ["writes in another language every fourth time", foreign, ["wrong language"], []],
    ["cites works that nobody gave it", citing, ["R99"], []],
    ["says nothing every third time", empty, [], []],
  ];
  for (const [name, section, unwanted, wanted] of cases)
    testOnSqlite(
      name,
      async (app) => {
        const written: string[] = [];
        const text = await writeEssay(app, (asked) => {
          const answer = section(asked);
          written.push(answer);
          return answer;
        });
        for (const words of unwanted) expect(text).not.toContain(words);
        for (const words of wanted) expect(text).toContain(words);
        const last = written.flatMap((answer) => answer.replaceAll("[[R99]]", "").match(/[^。\n]+。$/)?.[0] ?? []);
        expect(last.filter((sentence) => !unwanted.some((words) => sentence.includes(words)) && !text.includes(sentence))).toEqual([]);
      },
      withScholar,
    );

  testOnSqlite(
    "breaks off in the middle of every second answer",
    async (app) => {
      model.breaks = (call) => call % 2 === 0;
      await writeEssay(app, (asked) =>
        sentencesUpTo(asked).slice(0, asked.call % 2 === 0 ? Math.round(asked.characters * 0.6) : undefined),
      );
    },
    withScholar,
  );
});
