import { ESSAY_LISTS, LIMITS } from "@tangleaf/contract";
import { writeContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { addTokens, expectExact, restingJob } from "../jobs/testing/job-app.ts";
import { begun, drafted, ended, essayOf, leaves, MATERIAL, member, type Person, TOPIC, throughRetries } from "./testing/essay-app.ts";
import { createScholarModel, type ScholarModel } from "./testing/scholar-model.ts";

const WAIT_MS = 60_000;

let model: ScholarModel;
const withScholar = () => {
  model = createScholarModel();
  return { models: [model] };
};

describe("titles", () => {
  testOnEachDatabase(
    "are suggested for a topic, which is kept as an essay with all that was suggested",
    async (app) => {
      const person = await member(app);
      const first = await app.call(
        "/api/essay/titles",
        { ...TOPIC, keyword: "盘点，损耗、盘点", material: MATERIAL, count: 2 },
        person.token,
      );
      const { result, kind, data } = await ended(app, person, first.data.generationId);
      expect(kind).toBe("titles");
      expect(data).toEqual((result as { titles: unknown }).titles);
      expect(result).toMatchObject({
        titles: [{ title: expect.stringContaining("盘点"), keywords: expect.any(Array) }, expect.anything()],
      });
      const { essayId } = first.data;
      const second = await app.call("/api/essay/titles", { ...TOPIC, essayId, count: 1 }, person.token);
      await ended(app, person, second.data.generationId);
      expect(await essayOf(app, person, essayId)).toMatchObject({
        stage: "topic",
        title: "",
        topic: TOPIC.topic,
        titleGenerations: [second.data.generationId, first.data.generationId],
        material: MATERIAL,
      });
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "asked for twice under one request are one generation of one essay, also when both come at once",
    async (app) => {
      const person = await member(app);
      const asked = { ...TOPIC, count: 1, requestId: crypto.randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => app.call("/api/essay/titles", asked, person.token)));
      expect(new Set(answers.map(({ data }) => data.generationId)).size).toBe(1);
      expect((await app.call("/api/essay/list", {}, person.token)).data.total).toBe(1);
      expect(await app.call("/api/essay/titles", { ...asked, count: 2 }, person.token)).toMatchObject({
        refusal: { reason: "request.mismatch" },
      });
    },
    withScholar,
  );

  testOnSqlite(
    "that are no JSON twice fail and cost nothing, and what was typed is kept",
    async (app) => {
      const person = await member(app);
      model.babbles = 2;
      const before = (await app.deps.metering.counter(person.userId)).balanceToken;
      const { data } = await app.call("/api/essay/titles", { ...TOPIC, material: MATERIAL, count: 2 }, person.token);
      expect(await ended(app, person, data.generationId)).toMatchObject({ status: "failed", usage: { charged: 0 } });
      expect((await app.deps.metering.counter(person.userId)).balanceToken).toBe(before);
      expect(await essayOf(app, person, data.essayId)).toMatchObject({ major: "会计", topic: TOPIC.topic, material: MATERIAL });
    },
    withScholar,
  );

  testOnEachDatabase("of signs alone are refused at their field, cost nothing, and make no essay", async (app) => {
    const { token, userId } = await app.signIn();
    const before = (await app.deps.metering.counter(userId)).balanceToken;
    for (const topic of ["!!!", "？？……", "🙂🙂", "—— / ——"])
      expect(await app.call("/api/essay/titles", { ...TOPIC, topic, count: 1 }, token)).toMatchObject({
        refusal: { reason: "essay.noWords", field: "topic" },
      });
    const outline = { title: "!!!", level: "undergraduate", language: "zh", length: 3000 } as const;
    expect(await app.call("/api/essay/outline", outline, token)).toMatchObject({ refusal: { reason: "essay.noWords", field: "title" } });
    expect((await app.call("/api/essay/list", {}, token)).data.total).toBe(0);
    expect((await app.deps.metering.counter(userId)).balanceToken).toBe(before);
  });

  testOnSqlite("in a language the sample writer does not know are refused with the reason", async (app) => {
    const { token } = await app.signIn();
    const asked = { ...TOPIC, language: "fr" as const, count: 1 };
    expect(await app.call("/api/essay/titles", asked, token)).toMatchObject({ code: 1, refusal: { reason: "essay.languageNeedsModel" } });
  });
});

describe("an outline", () => {
  testOnEachDatabase(
    "has lengths that add up exactly, and another one is another version",
    async (app) => {
      const person = await member(app);
      const essayId = await drafted(app, person, 8501);
      const again = await app.call(
        "/api/essay/outline",
        { essayId, title: "改了题目", level: "undergraduate", language: "zh", length: 5000 },
        person.token,
      );
      const { data: tree } = await ended(app, person, again.data.generationId);
      expect(again.data.no).toBe(2);
      const essay = await essayOf(app, person, essayId);
      expect(tree?.[0]).toMatchObject({
        id: expect.any(String),
        level: 1,
        text: "",
        status: "empty",
        charCnt: 0,
        subPara: expect.any(Array),
      });
      expect(essay).toMatchObject({ stage: "outline", title: "改了题目", material: MATERIAL });
      const sums = essay.outlines.map(({ outline }) => outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0));
      expect(sums).toEqual([8501, 5000]);
      for (const { targetCnt, subPara } of essay.outlines[0]?.outline ?? [])
        expect(subPara.reduce((sum, below) => sum + below.targetCnt, 0)).toBe(targetCnt);
    },
    withScholar,
  );

  testOnSqlite(
    "with more chapters than a level may have is asked for once more, then fails free of charge",
    async (app) => {
      const person = await app.signIn();
      model.chapters = LIMITS.zh.free.essayChapters + 1;
      const asked = { title: "题", level: "undergraduate", language: "zh", length: 3000 } as const;
      const { data } = await app.call("/api/essay/outline", asked, person.token);
      expect(await ended(app, person, data.generationId)).toMatchObject({ status: "failed", usage: { charged: 0 } });
      expect(model.asked).toHaveLength(2);
    },
    withScholar,
  );

  testOnEachDatabase(
    "edited in two tabs is saved from the first, and refused from the other",
    async (app) => {
      const person = await member(app);
      const essayId = await drafted(app, person);
      const [drafted0] = (await essayOf(app, person, essayId)).outlines;
      const outline = [
        {
          title: "只有一章",
          subPara: [
            { title: "一节", targetCnt: 700 },
            { title: "二节", targetCnt: 300 },
          ],
        },
      ];
      const save = () =>
        app.call("/api/essay/update", { essayId, outline: { no: 1, version: drafted0?.version ?? 0, outline } }, person.token);
      const answers = await Promise.all([save(), save()]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect(answers.find(({ code }) => code === 1)).toMatchObject({ refusal: { reason: "draft.conflict" } });
      const [saved] = (await essayOf(app, person, essayId)).outlines;
      expect(saved).toMatchObject({ version: 1, outline: [{ title: "只有一章", level: 1, targetCnt: 1000, subPara: [{ level: 2 }, {}] }] });
    },
    withScholar,
  );
});

describe("an essay", () => {
  testOnEachDatabase(
    "becomes a document with the headings, lengths and intents of its outline, once",
    async (app) => {
      const person = await member(app);
      const essayId = await begun(app, person);
      expect(await begunAgain(app, person, essayId)).toBe(0);
      const essay = await essayOf(app, person, essayId);
      expect(essay).toMatchObject({ stage: "content", title: "社区生鲜店存货盘点的问题与改进" });
      expect(essay.outline.map(({ title, level, status }) => [title, level, status])).toEqual([
        ["第1部分", 1, "empty"],
        ["第2部分", 1, "empty"],
        ["第3部分", 1, "empty"],
      ]);
      expect(leaves(essay).map(({ targetCnt }) => targetCnt)).toEqual([67, 133, 133, 267, 200, 400]);
      expect(leaves(essay)[0]).toMatchObject({ textData: "列出记录" });
    },
    withScholar,
  );

  const begunAgain = async (app: TestApp, { token }: Person, essayId: string) =>
    (
      await app.call(
        "/api/essay/create",
        { essayId, title: "另一个", level: "undergraduate", language: "zh", length: 3000, outline: [{ title: "一章" }] },
        token,
      )
    ).code;

  testOnEachDatabase(
    "is written as a whole: each section about as long as it shall be, and every token settled once",
    async (app) => {
      const person = await member(app);
      const essayId = await begun(app, person, 3000);
      const { data, code } = await app.call("/api/essay/write", { essayId }, person.token);
      expect(code).toBe(0);
      expect(data.quote).toMatchObject({ steps: 6 });
      const { job } = await restingJob(app, { ...person, jobId: data.jobId });
      expect(job).toMatchObject({ status: "done" });
      const essay = await essayOf(app, person, essayId);
      for (const { charCnt, targetCnt, status } of leaves(essay)) {
        expect(status).toBe("done");
        expect(Math.abs(charCnt - (targetCnt ?? 0))).toBeLessThanOrEqual((targetCnt ?? 0) * 0.1 + 15);
      }
      expect(essay.job).toMatchObject({ status: "done", done: 13, total: 13 });
      await app.deps.documents.derive({ userId: person.userId, timeoutMs: 5000 });
      const [listed] = (await app.call("/api/essay/list", {}, person.token)).data.list;
      expect(listed).toMatchObject({ essayId, paragraphs: { done: 6, total: 6 } });
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "keeps what its owner writes, moves, locks or deletes while it is being written",
    async (app) => {
      const person = await member(app);
      const { userId, token } = person;
      const essayId = await begun(app, person);
      const [typed, locked, removed, moved] = leaves(await essayOf(app, person, essayId));
      model.holds = true;
      const { data } = await app.call("/api/essay/write", { essayId }, token);
      await expect.poll(() => model.asked.length).toBeGreaterThan(1);
      await editDocument(app.deps.documents, {
        userId,
        documentId: essayId,
        change: (doc, content) => {
          const at = (id = "") => content.blocks.findIndex(({ attrs }) => attrs?.["id"] === id);
          const lockedAt = at(locked?.id);
          const heading = content.blocks[lockedAt];
          if (heading === undefined) throw new Error("no heading");
          const words = { type: "paragraph" as const, content: [{ type: "text" as const, text: "我自己写的。" }] };
          const blocks = content.blocks
            .with(lockedAt, { ...heading, attrs: { ...heading.attrs, locked: 1 } })
            .filter(({ attrs }) => attrs?.["id"] !== removed?.id);
          const typedAt = blocks.findIndex(({ attrs }) => attrs?.["id"] === typed?.id);
          const own = blocks.toSpliced(typedAt + 1, 0, words);
          const movedAt = own.findIndex(({ attrs }) => attrs?.["id"] === moved?.id);
          const [section] = own.slice(movedAt, movedAt + 1);
          if (section === undefined) throw new Error("no section");
          writeContent(doc, { ...content, blocks: [...own.toSpliced(movedAt, 1), section] });
        },
      });
      model.release();
      await restingJob(app, { userId, jobId: data.jobId });
      const byId = new Map(leaves(await essayOf(app, person, essayId)).map((leaf) => [leaf.id, leaf]));
      expect(byId.get(typed?.id ?? "")?.text).toBe("我自己写的。");
      expect(byId.get(locked?.id ?? "")?.text).toBe("");
      expect(byId.has(removed?.id ?? "")).toBe(false);
      expect(byId.get(moved?.id ?? "")?.charCnt).toBeGreaterThan(0);
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "says in a list what is being written, and in the bin since when it is there",
    async (app) => {
      const person = await member(app);
      const essayId = await begun(app, person);
      const listed = async (bin = false) => (await app.call("/api/essay/list", { bin }, person.token)).data.list[0];
      expect(await listed()).toMatchObject({ essayId, job: null, removedAt: null });
      model.holds = true;
      const { data } = await app.call("/api/essay/write", { essayId }, person.token);
      expect((await listed())?.job).toMatchObject({ jobId: data.jobId, total: 13 });
      model.release();
      await restingJob(app, { ...person, jobId: data.jobId });
      expect((await listed())?.job).toBe(null);
      await app.call("/api/essay/remove", { essayIds: [essayId] }, person.token);
      expect(Date.parse((await listed(true))?.removedAt ?? "")).toBe(app.clock.now());
    },
    withScholar,
  );

  testOnEachDatabase(
    "is written by one job at a time, and a repeat of the request is the same job",
    async (app) => {
      const person = await member(app);
      const essayId = await begun(app, person);
      model.holds = true;
      const requestId = crypto.randomUUID();
      const first = await Promise.all([1, 2].map(() => app.call("/api/essay/write", { essayId, requestId }, person.token)));
      expect(new Set(first.map(({ data }) => data.jobId)).size).toBe(1);
      expect(await app.call("/api/essay/write", { essayId }, person.token)).toMatchObject({ refusal: { reason: "essay.writing" } });
      model.release();
      await restingJob(app, { ...person, jobId: first[0]?.data.jobId ?? "" });
      // Also once the document has the words.
      expect((await app.call("/api/essay/write", { essayId, requestId }, person.token)).data).toEqual(first[0]?.data);
      const other = await begun(app, person);
      expect(await app.call("/api/essay/write", { essayId: other, requestId }, person.token)).toMatchObject({
        refusal: { reason: "request.mismatch" },
      });
      expect(await app.call("/api/essay/write", { essayId }, person.token)).toMatchObject({ refusal: { reason: "essay.nothingToWrite" } });
    },
    withScholar,
  );

  testOnSqlite(
    "of a free user is written paragraph by paragraph, up to 200 characters each, with the wait between requests",
    async (app) => {
      const person = await app.signIn();
      await addTokens(app, person.userId, 100_000);
      const essayId = await begun(app, person, 6000);
      app.clock.jumpTo(app.clock.now() + WAIT_MS);
      const [first, second] = leaves(await essayOf(app, person, essayId));
      const write = (paragraphIds?: string[]) =>
        app.call("/api/essay/write", { essayId, ...(paragraphIds && { paragraphIds }) }, person.token);
      expect(await write()).toMatchObject({ code: 97, refusal: { reason: "level.needsVip" } });
      const [chapter] = (await essayOf(app, person, essayId)).outline;
      expect(await write([chapter?.id ?? ""])).toMatchObject({ code: 97, refusal: { reason: "level.needsVip" } });
      const { data } = await write([first?.id ?? ""]);
      await restingJob(app, { ...person, jobId: data.jobId });
      expect(leaves(await essayOf(app, person, essayId))[0]?.charCnt).toBeLessThanOrEqual(LIMITS.zh.free.essayParagraphCharacters * 1.1);
      expect(await write([second?.id ?? ""])).toMatchObject({ code: 97, refusal: { reason: "wait.notOver" } });
      app.clock.jumpTo(app.clock.now() + WAIT_MS);
      expect(await write([second?.id ?? ""])).toMatchObject({ code: 0 });
    },
    withScholar,
  );

  testOnEachDatabase(
    "of a free user starts no wait where it failed before anything was written",
    async (app) => {
      const person = await app.signIn();
      await addTokens(app, person.userId, 100_000);
      const essayId = await begun(app, person, 6000);
      app.clock.jumpTo(app.clock.now() + WAIT_MS);
      const [first, second] = leaves(await essayOf(app, person, essayId));
      const write = (id = "") => app.call("/api/essay/write", { essayId, paragraphIds: [id] }, person.token);
      let fails = true;
      model.failsOn = () => fails;
      const { data } = await write(first?.id);
      const owned = { ...person, jobId: data.jobId };
      const [step = { name: "" }] = (await app.deps.jobs.get(owned)).steps.filter(({ type }) => type === "generation");
      await throughRetries(app, owned, step.name);
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "paused", pausedReason: "stepFailed", charged: 0 });
      await app.call("/api/job/stop", { jobId: data.jobId }, person.token);
      fails = false;
      // As if its tries had been over within the wait.
      await app.deps.db.updateTable("job").set({ created_at: app.clock.now() }).where("id", "=", data.jobId).execute();
      const again = await write(second?.id);
      expect(again).toMatchObject({ code: 0 });
      await restingJob(app, { ...person, jobId: again.data.jobId });
      expect(await write(first?.id)).toMatchObject({ code: 97, refusal: { reason: "wait.notOver" } });
    },
    withScholar,
  );

  testOnEachDatabase(
    "of a free user: of two at once, in two essays, one is written",
    async (app) => {
      const person = await app.signIn();
      await addTokens(app, person.userId, 100_000);
      const made = {
        title: "题",
        level: "undergraduate",
        language: "zh",
        length: 3000,
        outline: [{ id: "one", title: "一章", targetCnt: 200 }],
      };
      const ids: string[] = [];
      for (const _ of [1, 2]) ids.push((await app.call("/api/essay/create", { ...made } as never, person.token)).data.essayId);
      const answers = await Promise.all(
        ids.map((essayId) => app.call("/api/essay/write", { essayId, paragraphIds: ["one"] }, person.token)),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 97]);
      const jobId = answers.find(({ code }) => code === 0)?.data.jobId ?? "";
      await restingJob(app, { ...person, jobId });
      await expectExact(app);
    },
    withScholar,
  );

  testOnEachDatabase(
    "goes into the bin and out of it, and is deleted for good after 30 days",
    async (app) => {
      const person = await member(app);
      const { token } = person;
      const essayId = await begun(app, person);
      await app.call("/api/essay/remove", { essayIds: [essayId] }, token);
      expect(await app.call("/api/essay/get", { essayId }, token)).toMatchObject({ refusal: { reason: "document.unknown" } });
      expect((await app.call("/api/essay/list", { bin: true }, token)).data.list).toMatchObject([{ essayId }]);
      await app.call("/api/essay/restore", { essayIds: [essayId] }, token);
      expect(leaves(await essayOf(app, person, essayId))).toHaveLength(6);
      await app.call("/api/essay/remove", { essayIds: [essayId] }, token);
      app.clock.jumpTo(app.clock.now() + 31 * 86_400_000);
      await app.deps.essays.tidy();
      for (const table of ["essay", "essay_draft", "document"] as const)
        expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    },
    withScholar,
  );

  testOnSqlite(
    "of somebody else is answered like one that never was, whatever is asked",
    async (app) => {
      const owner = await member(app);
      const essayId = await begun(app, owner);
      const { token } = await member(app, "stranger");
      const facts = { title: "题", level: "undergraduate", language: "zh", length: 3000 } as const;
      for (const id of [essayId, "never"]) {
        const answers = [
          await app.call("/api/essay/get", { essayId: id }, token),
          await app.call("/api/essay/titles", { ...TOPIC, essayId: id, count: 1 }, token),
          await app.call("/api/essay/outline", { ...facts, essayId: id }, token),
          await app.call("/api/essay/create", { ...facts, essayId: id, outline: [{ title: "一" }] }, token),
          await app.call("/api/essay/update", { essayId: id, topic: "别的" }, token),
          await app.call("/api/essay/remove", { essayIds: [id] }, token),
          await app.call("/api/essay/restore", { essayIds: [id] }, token),
          await app.call("/api/essay/write", { essayId: id }, token),
          await app.call("/api/essay/abstract", { essayId: id }, token),
          await app.call("/api/essay/stop", { essayId: id }, token),
          await app.call("/api/essay/export", { essayId: id, format: "md" }, token),
          await app.call("/api/essay/ledger", { essayId: id }, token),
          await app.call("/api/essay/saveLedger", { essayId: id, version: 0, entries: [] }, token),
          await app.call("/api/essay/reword", { essayId: id, action: "polish", paragraphs: ["甲"] }, token),
          await app.call(
            "/api/essay/sync",
            { essayId: id, changes: [{ what: "term", section: "一", from: "甲", to: "乙" }], paragraphs: ["甲"] },
            token,
          ),
        ];
        expect(answers.map(({ refusal }) => refusal?.reason)).toEqual(answers.map(() => "document.unknown"));
      }
      expect(await essayOf(app, owner, essayId)).toMatchObject({ topic: "" });
    },
    withScholar,
  );

  testOnSqlite(
    "is in the archive of everything one owns, with what was said of it and its document as a file",
    async (app) => {
      const person = await member(app);
      await begun(app, person);
      // Listed as they were begun: of two of one millisecond either may be the first.
      app.clock.jumpTo(app.clock.now() + 1);
      await app.call("/api/essay/titles", { ...TOPIC, count: 1 }, person.token);
      const { data } = await app.call("/api/user/export", {}, person.token);
      const entries = readZipText((await app.app.inject({ url: data.url })).rawPayload);
      const listed = JSON.parse(entries.get("essays.json") ?? "[]");
      const file = "我的论文/0001 社区生鲜店存货盘点的问题与改进.md";
      expect(listed).toMatchObject([
        { stage: "content", material: MATERIAL, file, drafts: [{ kind: "outline", no: 1 }] },
        { stage: "topic", topic: TOPIC.topic, file: null },
      ]);
      expect(entries.get(file)).toContain("## 第1部分");
    },
    withScholar,
  );

  testOnSqlite("takes every language and level its variant lists", async (app) => {
    const person = await member(app);
    const { levels, languages } = ESSAY_LISTS.zh;
    for (const level of levels)
      for (const language of languages) {
        const outline = [{ title: "一章" }];
        const made = { title: "题", level, language, length: 3000, outline };
        expect((await app.call("/api/essay/create", made, person.token)).code).toBe(0);
      }
  });
});

describe("abstracts", () => {
  testOnSqlite(
    "are for members, and made of what is written",
    async (app) => {
      const person = await member(app);
      const essayId = await begun(app, person);
      const nothing = await app.call("/api/essay/abstract", { essayId }, person.token);
      expect(nothing).toMatchObject({ code: 1, refusal: { reason: "essay.nothingToWrite" } });
      const { data } = await app.call("/api/essay/write", { essayId }, person.token);
      await restingJob(app, { ...person, jobId: data.jobId });
      const started = await app.call("/api/essay/abstract", { essayId }, person.token);
      expect(await ended(app, person, started.data.generationId)).toMatchObject({ kind: "abstract", status: "done" });
      expect(model.asked.at(-1)?.messages.at(-1)?.content).toContain(
        /[^。\n]+。$/.exec(leaves(await essayOf(app, person, essayId))[0]?.text ?? "")?.[0] ?? "-",
      );
      expect((await essayOf(app, person, essayId)).abstracts).toMatchObject({ zh: "摘要。", en: "Abstract." });
    },
    withScholar,
  );
});

describe("with the sample writer", () => {
  testOnEachDatabase(
    "a topic becomes titles, an outline of exactly the length, and a text of the author's own facts and marks",
    async (app) => {
      const person = await member(app);
      const { token } = person;
      const facts = { ...TOPIC, keyword: "存货、盘点", material: MATERIAL };
      const titles = (await app.call("/api/essay/titles", { ...facts, count: 3 }, token)).data;
      const suggested = await ended(app, person, titles.generationId);
      expect(suggested.status).toBe("done");
      const [first] = (suggested.result as { titles: { title: string }[] }).titles;
      expect(first?.title).toContain("盘点");
      const { essayId } = titles;
      const asked = { essayId, title: first?.title ?? "", level: "undergraduate", language: "zh", length: 8000 } as const;
      const outlined = (await app.call("/api/essay/outline", asked, token)).data;
      expect((await ended(app, person, outlined.generationId)).status).toBe("done");
      const [drafted0] = (await essayOf(app, person, essayId)).outlines;
      const outline = drafted0?.outline ?? [];
      expect(outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(8000);
      await app.call("/api/essay/create", { ...asked, outline }, token);
      const { data } = await app.call("/api/essay/write", { essayId }, token);
      const { job } = await restingJob(app, { ...person, jobId: data.jobId });
      expect(job).toMatchObject({ status: "done", steps: { failed: 0 } });
      const essay = await essayOf(app, person, essayId);
      const text = JSON.stringify(essay.outline);
      const abstract = await app.call("/api/essay/abstract", { essayId }, token);
      expect((await ended(app, person, abstract.data.generationId)).status).toBe("done");
      const { abstracts } = await essayOf(app, person, essayId);
      expect(abstracts?.zh).toContain("3 家门店");
      const saved = { zh: `${abstracts?.zh}改过。`, en: abstracts?.en ?? "", keywords: [{ zh: "盘点", en: "stocktaking" }] };
      expect((await app.call("/api/essay/update", { essayId, abstracts: saved }, token)).code).toBe(0);
      expect((await essayOf(app, person, essayId)).abstracts).toEqual(saved);
      const file = await app.call("/api/essay/export", { essayId, format: "docx" }, token);
      expect(file).toMatchObject({ code: 0, data: { fileName: expect.stringMatching(/\.docx$/) } });
      const parts = readZipText((await app.app.inject({ url: file.data.url })).rawPayload);
      expect(parts.get("word/document.xml")).toContain("毕业论文（设计）");
      for (const words of ["叶菜损耗没有单独记", "改过。", "stocktaking"]) expect(parts.get("word/document.xml")).toContain(words);
      for (const fact of MATERIAL.split("；")) expect(text.replace(/\s/g, "")).toContain(fact.replace(/\s/g, ""));
      expect(text).toContain("【待补充：");
      // What is known of the method, which its topic tells.
      expect(text).toContain("永续盘存制");
      expect(text).not.toMatch(/(?:19|20)\d\d ?年/);
      await expectExact(app);
    },
  );

  testOnSqlite("an outline that was edited is written all the same", async (app) => {
    const person = await member(app);
    const outline = [
      { title: "绪论", subPara: [{ title: "为什么研究盘点", targetCnt: 300 }] },
      { title: "门店怎么盘点", subPara: [{ title: "4 次盘点的记录", targetCnt: 400 }] },
      { title: "结语", targetCnt: 300 },
    ];
    const made = {
      title: "社区生鲜店存货盘点",
      level: "undergraduate",
      language: "zh",
      length: 1000,
      material: MATERIAL,
      outline,
    } as const;
    const { essayId } = (await app.call("/api/essay/create", { ...made, outline: [...outline] }, person.token)).data;
    const { data } = await app.call("/api/essay/write", { essayId }, person.token);
    expect((await restingJob(app, { ...person, jobId: data.jobId })).job.status).toBe("done");
    const { outline: written } = await essayOf(app, person, essayId);
    expect(written.flatMap((chapter) => (chapter.subPara.length === 0 ? [chapter] : chapter.subPara)).map(({ status }) => status)).toEqual([
      "done",
      "done",
      "done",
    ]);
  });
});
