import { partFor } from "@tangleaf/document/chapter-text";
import { writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { SWEEP_MS } from "../jobs/constants.ts";
import { addTokens, expectExact, idleJob, jobWhen, restingJob } from "../jobs/testing/job-app.ts";
import { begunWith, essayOf, leaves, member, type Person, throughRetries } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel, sentencesUpTo } from "./testing/scholar-model.ts";

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};
const withTwo = () => {
  model = createScholarModel();
  const other = createScholarModel();
  return { models: [model, { ...other, info: { ...other.info, name: "other", class: "other" } }] };
};
/** 23 sections. */
const MANY = { length: 9200, chapters: [5, 5, 5, 5, 3] };
const FEW = { length: 3000, chapters: [2, 2, 1] };

async function started(app: TestApp, person: Person, size: typeof MANY) {
  const essayId = await begunWith(app, person, size);
  const { data } = await app.call("/api/essay/write", { essayId }, person.token);
  return { essayId, owned: { ...person, jobId: data.jobId } };
}

/** A job of which nothing is left to do, also after a stop. */
function settled(app: TestApp, owned: { userId: string; jobId: string }) {
  return jobWhen(app, owned, ({ steps }) => steps.every(({ status }) => !["waiting", "ready", "running"].includes(status)));
}

const written = async (app: TestApp, person: Person, essayId: string) =>
  leaves(await essayOf(app, person, essayId)).filter(({ charCnt }) => charCnt > 0);
/** Words that stand in two sections were put in twice. */
const expectOnce = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);

describe("the job that writes an essay", () => {
  testOnSqlite(
    "goes on by itself where its model fails on the second of five chapters three times",
    async (app) => {
      const person = await member(app);
      let fails = 3;
      model.failsOn = (prompt) => prompt.includes("› 第2章第2节的盘点（") && fails-- > 0;
      const { essayId, owned } = await started(app, person, MANY);
      await throughRetries(app, owned, "write-c2");
      const { job, steps } = await restingJob(app, owned);
      expect(job).toMatchObject({ status: "done", steps: { failed: 0 } });
      expect(steps.find(({ name }) => name === "write-c2")).toMatchObject({ attempts: 3, error: null });
      const all = await written(app, person, essayId);
      expect(all).toHaveLength(23);
      expectOnce(all.map(({ text }) => text));
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "asks what to do where a chapter fails for good, and writes that one with another model",
    async (app) => {
      const person = await member(app);
      model.failsOn = (prompt) => prompt.includes("› 第2章第1节的盘点（");
      const { essayId, owned } = await started(app, person, FEW);
      await throughRetries(app, owned, "write-c2");
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "paused", pausedReason: "stepFailed" });
      const paused = await essayOf(app, person, essayId);
      expect(paused.job).toMatchObject({ status: "paused", pausedReason: "stepFailed" });
      const failed = paused.job?.sections.find(({ status }) => status === "failed");
      expect(failed).toMatchObject({ paragraphId: "s2-1", step: "write-c2", place: "none", tokens: 0, error: { reason: "model.failed" } });
      expect(leaves(paused).map(({ status }) => status)).toEqual(["done", "done", "failed", "failed", "queued"]);
      const retry = { jobId: owned.jobId, step: failed?.step ?? "", model: "other" };
      expect((await app.call("/api/job/retryStep", retry, person.token)).code).toBe(0);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      expect(await written(app, person, essayId)).toHaveLength(5);
      await expectExact(app);
    },
    withTwo,
  );

  testOnSqlite(
    "pauses at the third chapter where the balance ends, with all that is written in its place, and goes on after a top-up",
    async (app) => {
      const person = await member(app, "poor", 1);
      // What a new account is given is enough for the brief and two of five chapters of 2,500 characters, 1.25 tokens each.
      const { essayId, owned } = await started(app, person, { ...MANY, length: 11_500 });
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "paused", pausedReason: "balance" });
      const paused = await essayOf(app, person, essayId);
      expect(paused.job?.neededTokens).toBeGreaterThan(0);
      const done = paused.job?.sections.filter(({ status }) => status === "done") ?? [];
      expect(done.length).toBeGreaterThan(9);
      expect(done.length).toBeLessThan(14);
      await expect.poll(async () => (await written(app, person, essayId)).length).toBe(done.length);
      await addTokens(app, person.userId, 100_000);
      await app.clock.advance(SWEEP_MS);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      const all = await written(app, person, essayId);
      expect(all).toHaveLength(23);
      expectOnce(all.map(({ text }) => text));
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "stopped at once after its start writes nothing, costs nothing, and can be started again",
    async (app) => {
      const person = await member(app);
      model.holds = true;
      const { essayId, owned } = await started(app, person, FEW);
      const before = (await app.deps.metering.counter(person.userId)).balanceToken;
      expect((await app.call("/api/essay/stop", { essayId }, person.token)).code).toBe(0);
      model.release();
      expect((await settled(app, owned)).job.status).toBe("stopped");
      expect(await written(app, person, essayId)).toEqual([]);
      expect((await app.deps.metering.counter(person.userId)).balanceToken).toBeGreaterThanOrEqual(before - 1500);
      // A second stop, and one where nothing is under way, change nothing.
      expect((await app.call("/api/essay/stop", { essayId }, person.token)).code).toBe(0);
      const again = await app.call("/api/essay/write", { essayId }, person.token);
      expect((await restingJob(app, { ...person, jobId: again.data.jobId })).job.status).toBe("done");
      expect(await written(app, person, essayId)).toHaveLength(5);
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "stopped in the middle keeps what is written of a section, in its place, and charges only that",
    async (app) => {
      const person = await member(app);
      model.section = (asked) => sentencesUpTo(asked);
      model.pausesAfter = 100;
      const { essayId, owned } = await started(app, person, FEW);
      await expect.poll(() => model.paused()).toBeGreaterThan(0);
      expect((await app.call("/api/job/stop", { jobId: owned.jobId }, person.token)).data.status).toBe("stopped");
      await settled(app, owned);
      const essay = await essayOf(app, person, essayId);
      const stopped = essay.job?.sections.filter(({ status }) => status === "stopped") ?? [];
      expect(stopped.map(({ place }) => place)).toEqual(stopped.map(() => "placed"));
      for (const { paragraphId, generationId, tokens } of stopped) {
        const leaf = leaves(essay).find(({ id }) => id === paragraphId);
        expect(leaf?.status).toBe("stopped");
        const { text } = await app.deps.generations.get({ userId: person.userId, generationId: generationId ?? "" });
        expect(leaf?.text.replace(/\s/g, "")).toBe(partFor(text, paragraphId).replace(/\s/g, ""));
        expect(leaf?.text).not.toBe("");
        expect(tokens).toBeGreaterThan(0);
        expect(tokens).toBeLessThanOrEqual(Math.ceil((leaf?.charCnt ?? 0) * 1.25) + 1);
      }
      expect(stopped.length).toBeGreaterThan(0);
      expect(essay.job?.sections.filter(({ status }) => status === "skipped").length).toBeGreaterThan(0);
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "paused puts what is being written into its place, and begins nothing more until it goes on",
    async (app) => {
      const person = await member(app);
      model.holds = true;
      const { essayId, owned } = await started(app, person, FEW);
      await expect.poll(() => model.asked.length).toBeGreaterThan(1);
      await app.call("/api/job/pause", { jobId: owned.jobId }, person.token);
      const asked = model.asked.length;
      model.release();
      await expect.poll(async () => (await written(app, person, essayId)).length).toBe(2 * (asked - 1));
      await idleJob(app, owned);
      expect(model.asked).toHaveLength(asked);
      await app.call("/api/job/resume", { jobId: owned.jobId }, person.token);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      expect(await written(app, person, essayId)).toHaveLength(5);
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "is one of two that are asked for at once",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, FEW);
      model.holds = true;
      const answers = await Promise.all([1, 2, 3].map(() => app.call("/api/essay/write", { essayId }, person.token)));
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
      model.release();
      const jobId = answers.find(({ code }) => code === 0)?.data.jobId ?? "";
      await restingJob(app, { ...person, jobId });
      expect(await app.deps.db.selectFrom("job").select("id").execute()).toHaveLength(1);
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "tells where each section's words went, and what its owner typed stays and is read by what concludes",
    async (app) => {
      const person = await member(app);
      const essayId = await begunWith(app, person, FEW);
      model.holds = true;
      const { data } = await app.call("/api/essay/write", { essayId }, person.token);
      await expect.poll(() => model.asked.length).toBeGreaterThan(2);
      const own = { type: "paragraph" as const, content: [{ type: "text" as const, text: "这一节是我自己写的。" }] };
      await editDocument(app.deps.documents, {
        userId: person.userId,
        documentId: essayId,
        change: (doc, content) => {
          const at = content.blocks.findIndex(({ attrs }) => attrs?.["id"] === "s1-1");
          const blocks = content.blocks
            .toSpliced(at + 1, 0, own)
            .map((block) => (block.attrs?.["id"] === "s2-1" ? { ...block, attrs: { ...block.attrs, locked: 1 } } : block));
          writeContent(doc, { ...content, blocks: blocks.filter(({ attrs }) => attrs?.["id"] !== "s2-2") });
        },
      });
      model.release();
      await restingJob(app, { ...person, jobId: data.jobId });
      const essay = await essayOf(app, person, essayId);
      expect(essay.job?.sections.map(({ paragraphId, place }) => [paragraphId, place])).toEqual([
        ["s1-1", "kept"],
        ["s1-2", "placed"],
        ["s2-1", "locked"],
        ["s2-2", "gone"],
        ["s3-1", "placed"],
      ]);
      const [kept] = essay.job?.sections ?? [];
      const draft = await app.deps.generations.get({ userId: person.userId, generationId: kept?.generationId ?? "" });
      expect(draft.chars).toBeGreaterThan(0);
      expect(leaves(essay)[0]?.text).toBe("这一节是我自己写的。");
      const next = model.asked
        .map(({ messages }) => messages.at(-1)?.content ?? "")
        .find((prompt) => prompt.includes("› 第3章第1节的盘点（"));
      expect(next).toContain("盘点的第1个方面：这一节是我自己写的。");
      await expectExact(app);
    },
    withScholar,
  );
});
