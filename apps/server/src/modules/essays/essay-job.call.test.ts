import { describe, expect } from "vitest";
import type { ModelRequest } from "../../ports/model.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { expectExact, restingJob } from "../jobs/testing/job-app.ts";
import { begun, begunWith, ended, essayOf, leaves, member, type Person } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel, sentencesUpTo } from "./testing/scholar-model.ts";

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};
const SMALL = { length: 3000, chapters: [2, 2, 1] };

async function write(app: TestApp, person: Person, essayId: string, more: { mode?: "fill" | "rewrite"; paragraphIds?: string[] } = {}) {
  const { data } = await app.call("/api/essay/write", { essayId, ...more }, person.token);
  const job = await restingJob(app, { ...person, jobId: data.jobId });
  return { job, essay: await essayOf(app, person, essayId) };
}

const kindOf = (request: ModelRequest | undefined) => request?.responseFormat?.name ?? "section";
const promptOf = (request: ModelRequest | undefined) => request?.messages.at(-1)?.content ?? "";
const sectionPrompts = () => model.asked.filter((request) => kindOf(request) === "section").map(promptOf);

testOnEachDatabase(
  "an outline that is no JSON twice fails and costs nothing, and the next one is whole",
  async (app) => {
    const person = await member(app);
    const before = (await app.deps.metering.counter(person.userId)).balanceToken;
    model.babbles = 2;
    const asked = { title: "题", level: "undergraduate", language: "zh", length: 3000 } as const;
    const { data } = await app.call("/api/essay/outline", asked, person.token);
    expect(await ended(app, person, data.generationId)).toMatchObject({ status: "failed", usage: { charged: 0 } });
    expect(model.asked).toHaveLength(2);
    expect((await app.deps.metering.counter(person.userId)).balanceToken).toBe(before);
    const again = await app.call("/api/essay/outline", { ...asked, essayId: data.essayId }, person.token);
    expect(await ended(app, person, again.data.generationId)).toMatchObject({ status: "done" });
    await expectExact(app);
  },
  withScholar,
);

testOnSqlite(
  "the quote of an essay covers brief, sections and abstracts, and what is charged stays within it",
  async (app) => {
    const person = await member(app);
    const essayId = await begunWith(app, person, SMALL);
    const { data } = await app.call("/api/essay/write", { essayId }, person.token);
    const { job, steps } = await restingJob(app, { ...person, jobId: data.jobId });
    // 3000 characters of sections, and what brief and abstracts are estimated at; 1.25 tokens each.
    expect(data.quote.tokens).toBeGreaterThanOrEqual((3000 + 700 + 900) * 1.25 - steps.length);
    expect(data.quote.steps).toBe(5);
    expect(job.charged).toBeLessThanOrEqual(data.quote.maxTokens);
    expect(job.charged).toBe(steps.reduce((sum, { charged }) => sum + charged, 0));
  },
  withScholar,
);

describe("the brief of an essay", () => {
  testOnEachDatabase(
    "is made before its sections, which all keep to it, and is used again",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, SMALL);
      expect((await essayOf(app, person, essayId)).brief).toBeNull();
      const { essay } = await write(app, person, essayId);
      expect(essay.brief).toMatchObject({ thesis: expect.stringContaining("自盘自查"), questions: { length: 3 } });
      expect(kindOf(model.asked[0])).toBe("brief");
      for (const prompt of sectionPrompts()) expect(prompt).toContain("主张：自盘自查使叶菜损耗无法归责。");
      model.asked.length = 0;
      await write(app, person, essayId, { mode: "rewrite" });
      expect(model.asked.map(kindOf)).not.toContain("brief");
      expect(sectionPrompts()[0]).toContain("自盘自查");
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "is what its owner made of it, also for a single section",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, SMALL);
      const brief = { thesis: "另一个主张", questions: [], scope: "", glossary: [], voice: "", dataPolicy: "", bannedClaims: ["业绩提高"] };
      expect((await app.call("/api/essay/update", { essayId, brief }, person.token)).code).toBe(0);
      const { essay } = await write(app, person, essayId, { paragraphIds: ["s1-1"] });
      expect(essay.brief).toEqual(brief);
      expect(sectionPrompts()).toMatchObject([expect.stringContaining("不能写：业绩提高")]);
      expect(model.asked).toHaveLength(1);
    },
    withScholar,
  );

  testOnSqlite(
    "that is no JSON is asked for once more with what is wrong, and what broke costs nothing",
    async (app) => {
      const person = await member(app);
      model.babbles = 1;
      const { job } = await write(app, person, await begunWith(app, person, SMALL));
      expect(job.job.status).toBe("done");
      expect(model.asked[1]?.messages.at(-1)?.content).toContain("no JSON object found");
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite("is made by the sample writer from the topic", async (app) => {
    const person = await member(app);
    const { essay } = await write(app, person, await begunWith(app, person, SMALL));
    expect(essay.brief?.questions).toHaveLength(3);
    expect(essay.brief?.thesis).toContain("盘点");
    expect(essay.brief?.dataPolicy).not.toBe("");
  });
});

describe("an essay is written", () => {
  testOnEachDatabase(
    "chapters first, then what concludes, then the abstracts, from what stands there",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, SMALL);
      const { job, essay } = await write(app, person, essayId);
      const ends = new Map(job.steps.map(({ name, endedAt, startedAt }) => [name, { endedAt: endedAt ?? "", startedAt: startedAt ?? "" }]));
      const needsOf = (step: string) => job.steps.find(({ name }) => name === step)?.needs;
      expect(needsOf("write-c3")).toEqual(["brief", "place-s1-1", "place-s1-2", "place-s2-1", "place-s2-2"]);
      expect(job.steps.find(({ name }) => name === "abstract")?.needs).toContain("place-s3-1");
      expect([...ends.keys()].slice(-2)).toEqual(["abstract", "keep-abstract"]);
      expect(essay.abstracts).toMatchObject({ zh: "摘要。", keywords: [{ zh: "盘点" }] });
      const abstractPrompt = promptOf(model.asked.at(-1));
      // What a section ends with is its result.
      for (const { text } of leaves(essay)) expect(abstractPrompt).toContain(/[^。\n]+。$/.exec(text)?.[0]);
      expect(abstractPrompt).not.toContain(leaves(essay)[0]?.text.slice(0, 40));
      // Chapters beside each other: the second one needs nothing of the first.
      expect(needsOf("write-c2")).toEqual(["brief"]);
      expect(needsOf("place-s2-2")).toEqual(["write-c2"]);
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "with the abstracts its owner has saved left as they are",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, SMALL);
      const abstracts = { zh: "我自己写的摘要。", en: "", keywords: [] };
      await app.call("/api/essay/update", { essayId, abstracts }, person.token);
      const { essay } = await write(app, person, essayId);
      expect(essay.abstracts).toEqual(abstracts);
      expect(model.asked.map(kindOf)).not.toContain("abstract");
    },
    withScholar,
  );

  testOnSqlite(
    "with what earlier chapters have found before the model: last sentences and figures",
    async (app) => {
      const person = await member(app);
      const said = "门店的做法是发放问卷450份，回收431份。";
      model.section = (asked) => (asked.prompt.endsWith("说明门店的做法") ? said : "") + sentencesUpTo(asked);
      const { essay } = await write(app, person, await begunWith(app, person, SMALL));
      const last = sectionPrompts().at(-1) ?? "";
      expect(last).toContain("结论 › 第3章第1节");
      const results = /前面各章的结果[\s\S]*要写的各节/.exec(last)?.[0] ?? "";
      expect(results).toMatch(/盘点的第1个方面：[^\n]*回收431份。\n盘点的第2个方面：/);
      for (const { text } of leaves(essay).slice(0, 4)) expect(results).toContain(/[^。\n]+。$/.exec(text)?.[0]);
      // Chapters are written beside each other: they know nothing of each other yet.
      expect(sectionPrompts()[0]).not.toContain("前面各章的结果");
    },
    withScholar,
  );

  testOnSqlite(
    "and what repeats itself is stopped, kept and told, never silently",
    async (app) => {
      const person = await member(app);
      model.section = (asked) =>
        asked.prompt.includes("] 结论 ›") ? sentencesUpTo(asked) : `又一次\n\n${"门店盘点的做法在各处大体相同，此处从略。".repeat(30)}`;
      const { job, essay } = await write(app, person, await begunWith(app, person, { length: 2000, chapters: [1, 1] }));
      expect(job.job.status).toBe("done");
      const [first] = essay.job?.sections ?? [];
      expect(first).toMatchObject({
        paragraphId: "s1-1",
        step: "write-c1",
        status: "done",
        place: "placed",
        faults: ["loop", "short"],
      });
      expect(first?.tokens).toBeGreaterThan(0);
      expect(sectionPrompts().filter((prompt) => prompt.includes("盘点的第1个方面 ›"))).toHaveLength(1);
      expect(essay.outline[0]?.subPara).toHaveLength(1);
    },
    withScholar,
  );

  testOnSqlite(
    "in six sections as before where an outline has no conclusion",
    async (app) => {
      const person = await member(app);
      const { essay } = await write(app, person, await begun(app, person, 3000));
      expect(essay.job?.sections.map(({ place }) => place)).toEqual(Array.from({ length: 6 }, () => "placed"));
    },
    withScholar,
  );
});
