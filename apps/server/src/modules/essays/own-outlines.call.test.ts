import { ESSAY_OUTLINES_MAX, ESSAYS_MAX, type InputOf, type RouteAt } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { essayRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { watchEvents } from "../generation/testing/watch-events.ts";
import { addTokens, makeMember } from "../jobs/testing/job-app.ts";
import { createScholarModel } from "./testing/scholar-model.ts";

const FACTS = { title: "社区生鲜店的盘点", level: "undergraduate", language: "zh", length: 3000 } as const;
const OWN = [
  {
    title: "绪论",
    subPara: [{ title: "背景", textData: "店里怎么盘点", needs: ["data" as const, "source" as const] }, { title: "意义" }],
  },
  { title: "结语" },
];
const withScholar = () => ({ models: [createScholarModel()] });

type Person = { readonly token: string; readonly userId: string };

async function member(app: TestApp): Promise<Person> {
  const person = await app.signIn("member");
  await makeMember(app, person.userId);
  await addTokens(app, person.userId, 500_000);
  return person;
}

const add = (app: TestApp, { token }: Person, other: Partial<InputOf<RouteAt<"/api/essay/addOutline">>> = {}) =>
  app.call("/api/essay/addOutline", { ...FACTS, outline: OWN, ...other }, token);
const essayOf = async (app: TestApp, { token }: Person, essayId: string) => (await app.call("/api/essay/get", { essayId }, token)).data;
const take = async (app: TestApp, url: string) => (await app.app.inject({ url })).rawPayload;

async function ended(app: TestApp, { userId }: Person, generationId: string) {
  for await (const _ of watchEvents(app.deps.generations, { userId, generationId, after: 0, signal: new AbortController().signal }));
}

describe("an outline of one's own", () => {
  testOnEachDatabase("begins an essay, has lengths that add up, and is edited like a drafted one", async (app) => {
    const person = await app.signIn();
    const { data } = await add(app, person);
    expect(data.no).toBe(1);
    const essay = await essayOf(app, person, data.essayId);
    expect(essay).toMatchObject({ stage: "outline", title: FACTS.title, length: 3000 });
    expect(essay.outlines).toMatchObject([
      {
        no: 1,
        generationId: null,
        version: 0,
        outline: [{ targetCnt: 2000, subPara: [{ targetCnt: 1000, needs: ["data", "source"] }, {}] }, { targetCnt: 1000 }],
      },
    ]);
    const outline = [{ title: "改过", targetCnt: 500 }];
    const { essayId } = data;
    const saved = await app.call("/api/essay/update", { essayId, outline: { no: 1, version: 0, outline } }, person.token);
    expect(saved.data.outlineVersion).toBe(1);
    expect((await essayOf(app, person, essayId)).outlines[0]).toMatchObject({ version: 1, outline: [{ title: "改过", targetCnt: 500 }] });
  });

  testOnEachDatabase("asked for three times at once under one request is one version of one essay", async (app) => {
    const person = await app.signIn();
    const requestId = crypto.randomUUID();
    const first = await Promise.all([1, 2, 3].map(() => add(app, person, { requestId })));
    expect(new Set(first.map(({ data }) => `${data.essayId} ${data.no}`)).size).toBe(1);
    const { essayId } = first[0]?.data ?? {};
    const second = crypto.randomUUID();
    const again = await Promise.all([1, 2, 3].map(() => add(app, person, { essayId, requestId: second })));
    expect(again.map(({ data }) => data.no)).toEqual([2, 2, 2]);
    expect(await add(app, person, { essayId, requestId: second, length: 5000 })).toMatchObject({ refusal: { reason: "request.mismatch" } });
  });

  testOnSqlite("keeps lengths that it comes with", async (app) => {
    const person = await app.signIn();
    const { essayId } = (await add(app, person, { outline: [{ title: "一", targetCnt: 700 }, { title: "二" }] })).data;
    const [outline] = (await essayOf(app, person, essayId)).outlines;
    expect(outline?.outline.map(({ targetCnt }) => targetCnt)).toEqual([700, 0]);
  });

  testOnSqlite("is refused where an essay has as many as it may, and where the essay is somebody else's", async (app) => {
    const person = await app.signIn();
    const { essayId } = (await add(app, person)).data;
    for (let no = 2; no <= ESSAY_OUTLINES_MAX; no++) expect((await add(app, person, { essayId })).data.no).toBe(no);
    expect(await add(app, person, { essayId })).toMatchObject({ code: 1, refusal: { reason: "essay.tooManyOutlines" } });
    expect(await add(app, await app.signIn("other"), { essayId })).toMatchObject({ code: 1, refusal: { reason: "document.unknown" } });
  });

  testOnSqlite("of more than 400 sections is refused, and so is one essay more than an account may have", async (app) => {
    const person = await member(app);
    const subPara = Array.from({ length: 29 }, (_, no) => ({ title: `节 ${no}`, subPara: [{ title: "目" }] }));
    const outline = Array.from({ length: 9 }, (_, no) => ({ title: `章 ${no}`, subPara }));
    expect(await add(app, person, { outline })).toMatchObject({ code: 1, refusal: { reason: "outline.tooLong" } });
    const rows = Array.from({ length: ESSAYS_MAX }, (_, no) => essayRow({ id: `many-${no}`, user_id: person.userId }));
    for (let at = 0; at < rows.length; at += 20) {
      await app.deps.db
        .insertInto("essay")
        .values(rows.slice(at, at + 20))
        .execute();
    }
    expect(await add(app, person)).toMatchObject({ code: 1, refusal: { reason: "essay.tooMany" } });
  });

  testOnSqlite(
    "stands beside a drafted one, and a draft that leaves the method open forgets the one said before",
    async (app) => {
      const person = await member(app);
      const { essayId } = (await add(app, person)).data;
      const draft = (method: "case" | null) => app.call("/api/essay/outline", { ...FACTS, essayId, method }, person.token);
      const { data } = await draft("case");
      expect(data.no).toBe(2);
      await ended(app, person, data.generationId);
      expect((await essayOf(app, person, essayId)).method).toBe("case");
      await ended(app, person, (await draft(null)).data.generationId);
      const essay = await essayOf(app, person, essayId);
      expect(essay.method).toBeNull();
      expect(essay.outlines.map(({ generationId }) => generationId === null)).toEqual([true, false, false]);
    },
    withScholar,
  );
});

describe("the sample writer", () => {
  testOnSqlite("drafts an outline from a title alone, with chapters that all have a name", async (app) => {
    const person = await app.signIn();
    const { essayId, generationId } = (await app.call("/api/essay/outline", { ...FACTS, length: 8000 }, person.token)).data;
    await ended(app, person, generationId);
    const essay = await essayOf(app, person, essayId);
    expect(essay.topic).toBe("");
    const titles = essay.outlines[0]?.outline.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.join()).toContain("盘点");
  });
});

describe("a file", () => {
  const exported = async (app: TestApp, { token }: Person, asked: InputOf<RouteAt<"/api/essay/export">>) =>
    (await app.call("/api/essay/export", asked, token)).data;

  testOnSqlite("of an outline has numbers, lengths, intents and needs; one's own bears no label of AI", async (app) => {
    const person = await member(app);
    const { essayId } = (await add(app, person)).data;
    const md = String(await take(app, (await exported(app, person, { essayId, format: "md", part: "outline", no: 1 })).url));
    expect(md).toContain("# 社区生鲜店的盘点：大纲");
    expect(md).toContain("## 第一章 绪论（2000 字）");
    expect(md).toContain("### 1.1 背景（1000 字）");
    expect(md).toContain("店里怎么盘点");
    expect(md).toContain("需要：数据、文献");
    expect(md).not.toContain("AIGC");
    const word = await exported(app, person, { essayId, format: "docx", part: "outline" });
    expect(word.fileName).toMatch(/\.docx$/);
    expect(readZipText(await take(app, word.url)).get("word/document.xml")).toContain("第二章 结语（1000 字）");
    const json = JSON.parse(String(await take(app, (await exported(app, person, { essayId, format: "json", part: "outline" })).url)));
    expect(json.blocks[0]).toMatchObject({ type: "heading", attrs: { level: 1, target: 2000 } });
    const unknown = await app.call("/api/essay/export", { essayId, format: "md", part: "outline", no: 9 }, person.token);
    expect(unknown).toMatchObject({ code: 1, refusal: { reason: "outline.unknown" } });
  });

  testOnSqlite("of an English outline counts 1, 1.1 and words", async (app) => {
    const person = await member(app);
    const outline = [{ title: "Introduction", subPara: [{ title: "Background" }] }];
    const { essayId } = (await add(app, person, { language: "en", outline })).data;
    const md = String(await take(app, (await exported(app, person, { essayId, format: "md", part: "outline" })).url));
    expect(md).toContain("## 1 Introduction (3000 words)");
    expect(md).toContain("### 1.1 Background (3000 words)");
  });

  testOnSqlite(
    "of titles is a table with their keywords, labelled as made by AI",
    async (app) => {
      const person = await member(app);
      const asked = { major: "会计", topic: "生鲜店盘点", language: "zh", level: "undergraduate", count: 2 } as const;
      const { essayId, generationId } = (await app.call("/api/essay/titles", asked, person.token)).data;
      await ended(app, person, generationId);
      const { result } = await app.deps.generations.get({ userId: person.userId, generationId });
      const { titles } = result as { titles: { title: string; keywords: { zh: string }[] }[] };
      const md = String(await take(app, (await exported(app, person, { essayId, format: "md", part: "titles" })).url));
      for (const { title, keywords } of titles) {
        expect(md).toContain(title);
        for (const { zh } of keywords) expect(md).toContain(zh);
      }
      expect(md).toContain("AIGC");
      const word = await exported(app, person, { essayId, format: "docx", part: "titles" });
      expect(readZipText(await take(app, word.url)).get("word/document.xml")).toContain("<w:tbl>");
    },
    withScholar,
  );

  testOnSqlite("of an essay without a document goes with it", async (app) => {
    const person = await member(app);
    const { essayId } = (await add(app, person)).data;
    const { url } = await exported(app, person, { essayId, format: "md", part: "outline" });
    await app.call("/api/essay/remove", { essayIds: [essayId] }, person.token);
    await app.call("/api/essay/remove", { essayIds: [essayId], forever: true }, person.token);
    expect((await app.app.inject({ url })).statusCode).toBe(404);
  });
});
