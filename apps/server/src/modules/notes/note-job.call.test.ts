import { randomUUID } from "node:crypto";
import { applyNoteChanges, deriveParagraphs } from "@tangleaf/document/convert";
import { newBlockId, writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { member, type Person, throughRetries } from "../essays/testing/essay-app.ts";
import { createScholarModel, type ScholarModel, sentencesUpTo } from "../essays/testing/scholar-model.ts";
import { SWEEP_MS } from "../jobs/constants.ts";
import { addTokens, expectExact, jobWhen, restingJob } from "../jobs/testing/job-app.ts";

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};
const promptsOf = () => model.asked.map(({ messages }) => messages.at(-1)?.content ?? "");

const OUTLINE = "# 一、为什么是旧书店\n\n# 二、谁还在买旧书\n\n## 到店顾客画像\n\n## 年轻人为何而来\n\n# 三、书从哪里来";
/** Sections with none below them. */
const LEAVES = ["一、为什么是旧书店", "到店顾客画像", "年轻人为何而来", "三、书从哪里来"];

async function noteOf(app: TestApp, { token }: Person, markdown = OUTLINE): Promise<string> {
  return (await app.call("/api/note/create", { title: "老城旧书店", markdown }, token)).data.noteId;
}

async function leavesOf(app: TestApp, { token }: Person, noteId: string) {
  const { outline } = (await app.call("/api/note/get", { noteId }, token)).data;
  return outline.flatMap((chapter) => (chapter.subPara.length === 0 ? [chapter] : chapter.subPara));
}

async function idOf(app: TestApp, person: Person, noteId: string, title: string): Promise<string> {
  const found = (await leavesOf(app, person, noteId)).find((leaf) => leaf.title.endsWith(title));
  if (found === undefined) throw new Error(`no section ${title}`);
  return found.id;
}

async function write(app: TestApp, person: Person, noteId: string, more: { headingIds?: string[]; mode?: "fill" | "rewrite" } = {}) {
  const { data } = await app.call("/api/note/write", { noteId, ...more }, person.token);
  return restingJob(app, { ...person, jobId: data.jobId });
}

/** A change of the note by its owner, as its editor makes it. */
async function type(app: TestApp, { userId }: Person, noteId: string, id: string, text: string) {
  await editDocument(app.deps.documents, {
    userId,
    documentId: noteId,
    change(doc, content) {
      const changed = applyNoteChanges(content, [{ op: "update", id, text }], newBlockId);
      if (!("problem" in changed)) writeContent(doc, changed);
    },
  });
}

async function setHeading(app: TestApp, { userId }: Person, noteId: string, id: string, attrs: Readonly<Record<string, string | number>>) {
  await editDocument(app.deps.documents, {
    userId,
    documentId: noteId,
    change: (doc, content) =>
      writeContent(doc, {
        ...content,
        blocks: content.blocks.map((block) => (block.attrs?.["id"] === id ? { ...block, attrs: { ...block.attrs, ...attrs } } : block)),
      }),
  });
}

const refusalOf = ({ refusal }: { refusal?: { reason: string } | undefined }) => refusal?.reason;

describe("a whole note is written", () => {
  testOnEachDatabase(
    "where it is empty, to the lengths that were set, and what a person wrote or locked stays",
    async (app) => {
      const person = await member(app);
      const noteId = await noteOf(app, person);
      const [first, portrait, young] = await leavesOf(app, person, noteId);
      await type(app, person, noteId, first?.id ?? "", "我自己写的开头。");
      await setHeading(app, person, noteId, portrait?.id ?? "", { locked: 1 });
      await setHeading(app, person, noteId, young?.id ?? "", { target: 300, points: "不是图便宜，是碰巧遇见" });
      await app.call("/api/note/outline", { noteId, material: "走访了 11 家店；别写成论文", length: 1000 }, person.token);
      const { job } = await write(app, person, noteId);
      expect(job.status).toBe("done");
      const after = await leavesOf(app, person, noteId);
      expect(after.map(({ charCnt }) => charCnt > 0)).toEqual([true, false, true, true]);
      expect(after[0]?.text).toBe("我自己写的开头。");
      expect(Math.abs((after[2]?.charCnt ?? 0) - 300)).toBeLessThanOrEqual(30);
      expect(Math.abs((after[3]?.charCnt ?? 0) - 400)).toBeLessThanOrEqual(40);
      expect(promptsOf().join("\n")).toContain("这节写什么：不是图便宜，是碰巧遇见");
      expect(promptsOf().join("\n")).toContain("作者对全文说的：走访了 11 家店；别写成论文\n这节写什么");
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "at the price it was quoted at, by sections, and each is named in the usage log with its note",
    async (app) => {
      const person = await member(app);
      const noteId = await noteOf(app, person);
      const { data } = await app.call("/api/note/write", { noteId }, person.token);
      const { job } = await restingJob(app, { ...person, jobId: data.jobId });
      expect(data.quote).toMatchObject({ steps: 4, tokens: 4 * 500 });
      expect(job.charged).toBeLessThanOrEqual(data.quote.maxTokens);
      expect((await app.call("/api/note/writing", { noteId }, person.token)).data.jobId).toBe(data.jobId);
      const { list } = (await app.call("/api/user/getApiLog", { kind: "noteSection", page: 1, size: 10 }, person.token)).data;
      expect(list.map(({ title }) => title).sort()).toEqual(LEAVES.map((title) => `老城旧书店 · ${title}`).sort());
      expect(list.reduce((sum, { charged }) => sum + charged, 0)).toBe(job.charged);
    },
    withScholar,
  );

  testOnSqlite(
    "by its settings, which every section is told",
    async (app) => {
      const person = await member(app);
      const noteId = await noteOf(app, person);
      await editDocument(app.deps.documents, {
        userId: person.userId,
        documentId: noteId,
        change: (doc, content) => writeContent(doc, { ...content, settings: { audience: "区文化局", sectionLength: 200 } }),
      });
      await write(app, person, noteId);
      expect(promptsOf().every((prompt) => prompt.includes("读者：区文化局"))).toBe(true);
      for (const { charCnt } of await leavesOf(app, person, noteId)) expect(Math.abs(charCnt - 200)).toBeLessThanOrEqual(20);
    },
    withScholar,
  );

  testOnSqlite("by the sample writer with what was said and marks for the rest, never more", async (app) => {
    const person = await member(app);
    const noteId = await noteOf(app, person, "# 谁还在买旧书");
    await setHeading(app, person, noteId, await idOf(app, person, noteId, "谁还在买旧书"), { points: "两成七是年轻人。说明他们为何而来" });
    expect((await write(app, person, noteId)).job.status).toBe("done");
    expect((await leavesOf(app, person, noteId))[0]?.text).toBe("两成七是年轻人。\n\n【待补充：说明他们为何而来】");
  });

  testOnSqlite(
    "and what was found in the answer for a section is told: that it repeats itself",
    async (app) => {
      const person = await member(app);
      const noteId = await noteOf(app, person, "# 为什么是旧书店");
      expect((await app.call("/api/note/writing", { noteId }, person.token)).data).toEqual({ jobId: null, sections: [] });
      model.section = () => "老城里的旧书店大体相同，此处从略，不再逐家列出。".repeat(30);
      const { job } = await write(app, person, noteId);
      const [section] = (await app.call("/api/note/writing", { noteId }, person.token)).data.sections;
      const id = await idOf(app, person, noteId, "为什么是旧书店");
      const written = { paragraphId: id, status: "done", place: "placed", generationId: expect.any(String) };
      expect(section).toEqual({ ...written, faults: ["loop"], unknownRefs: [] });
      expect(job.status).toBe("done");
    },
    withScholar,
  );
});

describe("what is refused", () => {
  testOnSqlite(
    "a note without headings, with what to do; one with nothing left to write; one that is somebody else's, or in the bin",
    async (app) => {
      const person = await member(app);
      const bare = await noteOf(app, person, "只有一段话。");
      const refused = await app.call("/api/note/write", { noteId: bare }, person.token);
      expect(refusalOf(refused)).toBe("note.noHeadings");
      expect(JSON.stringify(refused)).toContain("先添几个段落");
      const noteId = await noteOf(app, person);
      await write(app, person, noteId);
      expect(refusalOf(await app.call("/api/note/write", { noteId }, person.token))).toBe("note.nothingToWrite");
      const unknown = await app.call("/api/note/write", { noteId, headingIds: ["nowhere"] }, person.token);
      expect(refusalOf(unknown)).toBe("paragraph.unknown");
      // Only what was named is written anew.
      expect(refusalOf(await app.call("/api/note/write", { noteId, mode: "rewrite" }, person.token))).toBe("body.invalid");
      const stranger = await member(app, "stranger");
      expect(refusalOf(await app.call("/api/note/write", { noteId }, stranger.token))).toBe("document.unknown");
      expect(refusalOf(await app.call("/api/note/writing", { noteId }, stranger.token))).toBe("document.unknown");
      await app.call("/api/note/remove", { noteIds: [noteId] }, person.token);
      expect(refusalOf(await app.call("/api/note/write", { noteId }, person.token))).toBe("document.unknown");
    },
    withScholar,
  );

  testOnSqlite(
    "several sections at once without membership; one is written, and the next one waits",
    async (app) => {
      const person = await app.signIn("free");
      const noteId = await noteOf(app, person);
      const [first, second] = await leavesOf(app, person, noteId);
      const one = (id: string | undefined) => app.call("/api/note/write", { noteId, headingIds: [id ?? ""] }, person.token);
      expect(refusalOf(await app.call("/api/note/write", { noteId }, person.token))).toBe("level.needsVip");
      const both = { noteId, headingIds: [first?.id ?? "", second?.id ?? ""] };
      expect(refusalOf(await app.call("/api/note/write", both, person.token))).toBe("level.needsVip");
      const { data } = await one(first?.id);
      expect((await restingJob(app, { ...person, jobId: data.jobId })).job.status).toBe("done");
      expect(refusalOf(await one(second?.id))).toBe("wait.notOver");
      await app.clock.advance(60_000);
      expect((await one(second?.id)).code).toBe(0);
    },
    withScholar,
  );
});

describe("while a note is being written", () => {
  testOnEachDatabase(
    "a repeat of the request is the same job, and of two devices at once one is told that it is being written",
    async (app) => {
      const person = await member(app);
      model.holds = true;
      const noteId = await noteOf(app, person);
      const requestId = randomUUID();
      const first = await app.call("/api/note/write", { noteId, requestId }, person.token);
      expect((await app.call("/api/note/write", { noteId, requestId }, person.token)).data).toEqual(first.data);
      const other = await noteOf(app, person);
      expect(refusalOf(await app.call("/api/note/write", { noteId: other, requestId }, person.token))).toBe("request.mismatch");
      const both = await Promise.all([1, 2, 3].map(() => app.call("/api/note/write", { noteId: other }, person.token)));
      expect(both.map(refusalOf).filter((reason) => reason === "note.writing")).toHaveLength(2);
      model.release();
      const begun = both.find(({ code }) => code === 0);
      for (const one of [first, begun]) await restingJob(app, { ...person, jobId: one?.data.jobId ?? "" });
      for (const id of [noteId, other]) {
        const texts = (await leavesOf(app, person, id)).map(({ text }) => text);
        expect(new Set(texts).size).toBe(4);
      }
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "a section its owner filled, deleted, locked or moved keeps what its owner did, and no word is put in twice",
    async (app) => {
      const person = await member(app);
      model.holds = true;
      const noteId = await noteOf(app, person);
      const [filled, deleted, locked, moved] = await leavesOf(app, person, noteId);
      const { data } = await app.call("/api/note/write", { noteId }, person.token);
      await expect.poll(() => model.asked.length).toBeGreaterThan(0);
      await type(app, person, noteId, filled?.id ?? "", "我写的。");
      await setHeading(app, person, noteId, locked?.id ?? "", { locked: 1 });
      const { version } = (await app.call("/api/note/get", { noteId }, person.token)).data;
      const changes = [
        { op: "remove" as const, id: deleted?.id ?? "" },
        { op: "move" as const, id: moved?.id ?? "", parentId: null },
      ];
      expect((await app.call("/api/note/update", { noteId, version, changes }, person.token)).code).toBe(0);
      model.release();
      const { job } = await restingJob(app, { ...person, jobId: data.jobId });
      expect(job.status).toBe("done");
      const { content } = await app.deps.documents.read({ userId: person.userId, documentId: noteId });
      const after = deriveParagraphs(content);
      expect(after[0]?.id).toBe(moved?.id);
      expect(after[0]?.text).not.toBe("");
      expect(after[1]?.text).toBe("我写的。");
      expect(after[2]?.subPara.map(({ id, text }) => [id, text])).toEqual([[locked?.id, ""]]);
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "it pauses where the balance ends, with all that is written in its place, and goes on after a top-up",
    async (app) => {
      const person = await member(app, "poor", 1);
      const outline = Array.from({ length: 20 }, (_, n) => `# 第${n + 1}件事`).join("\n\n");
      const noteId = await noteOf(app, person, outline);
      const { data } = await app.call("/api/note/write", { noteId }, person.token);
      const owned = { ...person, jobId: data.jobId };
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "paused", pausedReason: "balance" });
      const written = async () => (await leavesOf(app, person, noteId)).filter(({ charCnt }) => charCnt > 0).length;
      expect(await written()).toBeLessThan(20);
      await addTokens(app, person.userId, 100_000);
      await app.clock.advance(SWEEP_MS);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      expect(await written()).toBe(20);
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "a section that fails three times costs nothing and is tried again when asked",
    async (app) => {
      const person = await member(app);
      let fails = true;
      model.failsOn = (prompt) => fails && prompt.includes("› 年轻人为何而来");
      const noteId = await noteOf(app, person);
      const id = await idOf(app, person, noteId, "年轻人为何而来");
      const { data } = await app.call("/api/note/write", { noteId }, person.token);
      const owned = { ...person, jobId: data.jobId };
      await throughRetries(app, owned, `write-${id}`);
      const paused = await restingJob(app, owned);
      expect(paused.job).toMatchObject({ status: "paused", pausedReason: "stepFailed" });
      expect(paused.steps.find(({ name }) => name === `write-${id}`)).toMatchObject({ status: "failed", charged: 0 });
      fails = false;
      await app.call("/api/job/retryStep", { jobId: data.jobId, step: `write-${id}` }, person.token);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      expect((await leavesOf(app, person, noteId)).every(({ charCnt }) => charCnt > 0)).toBe(true);
      await expectExact(app);
    },
    withScholar,
  );

  testOnSqlite(
    "a note in the bin is left alone, and costs nothing more",
    async (app) => {
      const person = await member(app);
      model.holds = true;
      const noteId = await noteOf(app, person);
      const { data } = await app.call("/api/note/write", { noteId }, person.token);
      await expect.poll(() => model.asked.length).toBeGreaterThan(0);
      await app.call("/api/note/remove", { noteIds: [noteId] }, person.token);
      model.release();
      await jobWhen(app, { ...person, jobId: data.jobId }, ({ steps }) => steps.every(({ status }) => status !== "running"));
      await app.call("/api/note/restore", { noteIds: [noteId] }, person.token);
      expect((await leavesOf(app, person, noteId)).every(({ text }) => text === "")).toBe(true);
      expect(model.asked.length).toBeLessThanOrEqual(3);
      await expectExact(app);
    },
    withScholar,
  );
});

describe("a section is written anew", () => {
  testOnSqlite(
    "when it is named, with a version of before kept, and what is typed meanwhile wins",
    async (app) => {
      const person = await member(app);
      const noteId = await noteOf(app, person);
      const id = await idOf(app, person, noteId, "书从哪里来");
      await type(app, person, noteId, id, "原来的话。");
      expect(refusalOf(await app.call("/api/note/write", { noteId, headingIds: [id] }, person.token))).toBe("note.nothingToWrite");
      model.section = (asked) => sentencesUpTo(asked);
      await write(app, person, noteId, { headingIds: [id], mode: "rewrite" });
      expect((await leavesOf(app, person, noteId)).at(-1)?.text).not.toContain("原来的话");
      const { list } = (await app.call("/api/document/versions", { documentId: noteId }, person.token)).data;
      expect(list.map(({ kind }) => kind)).toContain("beforeAi");
      model.holds = true;
      const { data } = await app.call("/api/note/write", { noteId, headingIds: [id], mode: "rewrite" }, person.token);
      await expect.poll(() => model.asked.length).toBeGreaterThan(1);
      await type(app, person, noteId, id, "我又写的。");
      model.release();
      await restingJob(app, { ...person, jobId: data.jobId });
      expect((await leavesOf(app, person, noteId)).at(-1)?.text).toBe("我又写的。");
    },
    withScholar,
  );
});

describe("a section cites", () => {
  testOnSqlite(
    "only sources it was shown, of those that were chosen; none where the note is to have none",
    async (app) => {
      const person = await member(app);
      const asked: { ids?: readonly string[] | undefined }[] = [];
      app.deps.sources.evidenceFor = async ({ ids }) => {
        asked.push({ ids });
        return [{ id: "R3", text: "到店顾客 412 人次。" }];
      };
      model.section = (request) => `据统计，到店顾客有四百一十二人次[[R3]]。也有人说是五百人次[[R9]]。${sentencesUpTo(request)}`;
      const noteId = await noteOf(app, person, "# 谁还在买旧书");
      const id = await idOf(app, person, noteId, "谁还在买旧书");
      const again = { noteId, headingIds: [id], mode: "rewrite" as const };
      const run = async (more: object) => {
        const { data } = await app.call("/api/note/write", { ...again, ...more }, person.token);
        await restingJob(app, { ...person, jobId: data.jobId });
        const { content } = await app.deps.documents.read({ userId: person.userId, documentId: noteId });
        return JSON.stringify(content.blocks);
      };
      const first = await run({ sources: ["R3"] });
      expect(asked.at(-1)?.ids).toEqual(["R3"]);
      expect(first).toContain('"refIds"');
      expect(first).not.toContain("R9");
      const count = asked.length;
      expect(await run({ sources: [] })).not.toContain("R3");
      expect(asked).toHaveLength(count);
      // Without a word in the request what is chosen for the section holds, else all that are on.
      await setHeading(app, person, noteId, id, { sourceIds: "R3,R5" });
      await run({});
      expect(asked.at(-1)?.ids).toEqual(["R3", "R5"]);
      await setHeading(app, person, noteId, id, { sourceIds: "-" });
      expect(await run({})).not.toContain("refIds");
      expect(asked).toHaveLength(count + 1);
    },
    withScholar,
  );
});
