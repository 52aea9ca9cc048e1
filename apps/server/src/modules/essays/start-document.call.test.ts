import { randomUUID } from "node:crypto";
import { DOCUMENT_SHAPES } from "@tangleaf/catalogue/document-shapes";
import { DOCUMENT_STEPS, DOCUMENT_TYPES, type Essay, estimateTokens, JOB_CHARACTERS } from "@tangleaf/contract";
import { marksIn } from "@tangleaf/document";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { expectExact, restingJob } from "../jobs/testing/job-app.ts";
import { formOf as asked, FORMS, FORMS_EN, START, writtenDocument as written } from "./testing/document-forms.ts";
import { essayOf, member, type Person } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel } from "./testing/scholar-model.ts";

const leavesOf = (outline: Essay["outline"]): Essay["outline"] =>
  outline.flatMap((one) => (one.subPara.length === 0 ? [one] : leavesOf(one.subPara)));
const sum = (outline: Essay["outline"]) => leavesOf(outline).reduce((all, { targetCnt }) => all + (targetCnt ?? 0), 0);

describe("a document of a generator", () => {
  for (const documentType of DOCUMENT_TYPES) {
    testOnSqlite(`${documentType}: has the chapters of its kind, of exactly the length, all written by its job`, async (app) => {
      const person = await member(app);
      const { data, job, essay } = await written(app, person, asked(documentType));
      expect(data.documentId).toBe(data.essayId);
      expect(job.job.status).toBe("done");
      expect(essay).toMatchObject({ documentType, stage: "content", title: FORMS[documentType].topic, length: FORMS[documentType].length });
      expect(essay.outline.map(({ title }) => title)).toEqual(DOCUMENT_SHAPES[documentType].chapters.map(({ title }) => title.zh));
      expect(sum(essay.outline)).toBe(FORMS[documentType].length);
      // What the page says before the click: rounded once there, for every step here.
      const beside = DOCUMENT_STEPS[documentType].reduce((all, step) => all + JOB_CHARACTERS[step], 0);
      expect(Math.abs(data.quote.tokens - estimateTokens(FORMS[documentType].length + beside, 1))).toBeLessThan(20);
      expect(leavesOf(essay.outline).filter(({ text }) => text === "")).toEqual([]);
      const words = leavesOf(essay.outline).map(({ text }) => text);
      for (const fact of FORMS[documentType].content.split("；"))
        expect(
          words.filter((text) => text.replaceAll(/\s/g, "").includes(fact.replaceAll(/\s/g, "").slice(-8))),
          fact,
        ).toHaveLength(1);
      expect(essay.abstracts === null).toBe(!DOCUMENT_STEPS[documentType].includes("abstract"));
      expect(essay.brief === null).toBe(!DOCUMENT_STEPS[documentType].includes("brief"));
      await expectExact(app);
    });
  }

  testOnSqlite("is long enough to have sections where its form says so, and short sections where it does not", async (app) => {
    const person = await member(app);
    const long = (await app.call(START, asked("journalEssay", { length: 20_000 }), person.token)).data;
    const essay = await essayOf(app, person, long.essayId);
    expect(sum(essay.outline)).toBe(20_000);
    expect(leavesOf(essay.outline).length).toBeGreaterThan(essay.outline.length);
    await app.call("/api/essay/stop", { essayId: long.essayId }, person.token);
  });

  testOnSqlite("in English is English throughout", async (_zh, open) => {
    const app = await open({ variant: "en" });
    const person = await member(app);
    for (const documentType of DOCUMENT_TYPES) {
      const fields = FORMS_EN[documentType];
      const { essay } = await written(app, person, { documentType, fields });
      expect(JSON.stringify(essay.outline), documentType).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe("the schedule of a proposal", () => {
  const tableOf = async (app: TestApp, person: Person, essayId: string) => {
    const { content } = await app.deps.documents.read({ userId: person.userId, documentId: essayId });
    const table = content.blocks.find(({ type }) => type === "table");
    return (table?.content ?? []).map((row) => (row.content ?? []).map((cell) => textIn(cell)));
  };

  testOnSqlite("is a table of the stages its author gave, with a blank where a line has no date", async (app) => {
    const person = await member(app);
    const { data } = await app.call(START, asked("openingReport"), person.token);
    expect(await tableOf(app, person, data.essayId)).toEqual([
      ["阶段", "起止时间", "主要工作与成果"],
      ["1", "2026年10月—11月", "查阅文献"],
      ["2", "2026年12月至2027年2月", "访谈"],
      ["3", "【待补充：起止时间】", "写出初稿"],
    ]);
    await app.call("/api/essay/stop", { essayId: data.essayId }, person.token);
  });

  testOnSqlite("has the usual stages and no made-up date where nothing was said", async (app) => {
    const person = await member(app);
    const { data } = await app.call(START, asked("openingReport", { schedule: "" }), person.token);
    const [, ...rows] = await tableOf(app, person, data.essayId);
    expect(rows.length).toBeGreaterThan(3);
    for (const [, time = ""] of rows) expect(marksIn(time)).toHaveLength(1);
    await app.call("/api/essay/stop", { essayId: data.essayId }, person.token);
  });
});

describe("a start of a document", () => {
  testOnEachDatabase("that is repeated, also at once, is one document and one job", async (app) => {
    const person = await member(app);
    const request = { ...asked("kepu"), requestId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => app.call(START, request, person.token)));
    const later = await app.call(START, request, person.token);
    for (const { data } of [...answers, later])
      expect(data).toMatchObject({ essayId: answers[0]?.data.essayId, jobId: answers[0]?.data.jobId });
    expect((await app.call("/api/essay/list", {}, person.token)).data).toMatchObject({ total: 1, list: [{ documentType: "kepu" }] });
    expect(await app.call(START, { ...request, ...asked("kepu", { topic: "别的题目" }) }, person.token)).toMatchObject({
      refusal: { reason: "request.mismatch" },
    });
    await restingJob(app, { ...person, jobId: later.data.jobId });
    await expectExact(app);
  });

  testOnSqlite("is refused at the field, and leaves nothing", async (app) => {
    const person = await member(app);
    const refused = async (input: object) => (await app.call(START, input as never, person.token)).refusal;
    expect(await refused(asked("kepu", { topic: "" }))).toMatchObject({ reason: "field.required", field: "topic" });
    expect(await refused(asked("kepu", { topic: "？！" }))).toMatchObject({ reason: "essay.noWords", field: "topic" });
    expect(await refused(asked("kepu", { topic: "海".repeat(121) }))).toMatchObject({ reason: "field.tooLong", field: "topic" });
    expect(await refused(asked("kepu", { length: 999 }))).toMatchObject({ reason: "field.outOfBounds", field: "length" });
    expect(await refused(asked("kepu", { other: "x" }))).toMatchObject({ reason: "field.unknown", field: "other" });
    expect(await refused({ ...asked("kepu"), model: "nobody" })).toMatchObject({ reason: "model.unknown" });
    expect((await app.call("/api/essay/list", {}, person.token)).data.total).toBe(0);
  });

  testOnSqlite("of a free user is written whole up to the length of the level, and the next one waits", async (app) => {
    const person = await app.signIn("reader");
    const { job, essay } = await written(app, person, asked("kepu"));
    expect(job.job.status).toBe("done");
    expect(leavesOf(essay.outline).filter(({ text }) => text === "")).toEqual([]);
    expect(await app.call(START, asked("kepu"), person.token)).toMatchObject({ code: 97, refusal: { reason: "wait.notOver" } });
    await app.clock.advance(120_000);
    expect(await app.call(START, asked("journalEssay", { length: 6000 }), person.token)).toMatchObject({
      code: 97,
      refusal: { reason: "level.needsVip", field: "length" },
    });
    expect((await app.call("/api/essay/list", {}, person.token)).data.total).toBe(1);
  });
});

describe("a model that writes a document", () => {
  let model: ScholarModel;
  testOnSqlite(
    "is told what kind of text it is, what its author wishes, and nothing of a thesis",
    async (app) => {
      const person = await member(app);
      await written(app, person, asked("kepu"));
      const prompts = model.asked.map(({ messages }) => messages.at(-1)?.content ?? "");
      expect(prompts.length).toBe(DOCUMENT_SHAPES.kepu.chapters.length);
      for (const prompt of prompts) {
        expect(prompt).toContain("写科普文章的这一节");
        expect(prompt).toContain("像讲给邻居听");
        expect(prompt).not.toContain("论文");
      }
    },
    () => {
      model = createScholarModel();
      return { models: [model] };
    },
  );
});

function textIn({ text, content = [] }: { text?: string; content?: readonly object[] }): string {
  return (text ?? "") + content.map((child) => textIn(child)).join("");
}

describe("a document from an outline there is", () => {
  testOnEachDatabase(
    "has its headings and lengths, is one for a request, costs nothing, and is written when it is asked for",
    async (app) => {
      const person = await app.signIn("templates");
      const before = (await app.deps.metering.counter(person.userId)).balanceToken;
      const outline = [
        { title: "选题意义" },
        { title: "研究进度", textData: "分几个阶段" },
        { title: "研究方法", subPara: [{ title: "访谈" }] },
      ];
      const input = {
        userId: person.userId,
        documentType: "openingReport",
        title: "旧书店",
        outline,
        length: 1500,
        language: "zh",
      } as const;
      const requestId = randomUUID();
      const made = await app.deps.essays.startFromOutline({ ...input, requestId });
      expect(await app.deps.essays.startFromOutline({ ...input, requestId })).toEqual(made);
      await expect(app.deps.essays.startFromOutline({ ...input, title: "别的", requestId })).rejects.toMatchObject({
        reason: "request.mismatch",
      });
      const essay = await essayOf(app, person, made.essayId);
      expect(essay).toMatchObject({ documentType: "openingReport", stage: "content", job: null });
      expect(essay.outline.map(({ title }) => title)).toEqual(["选题意义", "研究进度", "研究方法"]);
      expect(sum(essay.outline)).toBe(1500);
      expect(essay.outline[1]?.text).toContain("起止时间");
      expect((await app.deps.metering.counter(person.userId)).balanceToken).toBe(before);
      const { data } = await app.call("/api/essay/write", { essayId: made.essayId }, person.token);
      await restingJob(app, { ...person, jobId: data.jobId });
      const written = leavesOf((await essayOf(app, person, made.essayId)).outline);
      expect(written.filter(({ text }) => text === "")).toEqual([]);
      expect(written[1]?.text).toBe(essay.outline[1]?.text);
    },
  );
});
