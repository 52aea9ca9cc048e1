import { allTemplates, inLanguage } from "@tangleaf/catalogue/essay-templates";
import { writeContent } from "@tangleaf/document/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { findWordFaults } from "../export/testing/find-word-faults.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { schoolFile } from "../school-template/testing/school-files.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const LIST = "/api/template/list";
const PAGE = "/api/template/page";
const USE = "/api/template/use";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("all templates are listed once over the pages, without anybody signed in", async () => {
  const first = (await app.call(LIST, { size: 48 })).data;
  expect(first.total).toBeGreaterThanOrEqual(135);
  const ids = [...first.list];
  for (let page = 2; ids.length < first.total; page += 1) ids.push(...(await app.call(LIST, { size: 48, page })).data.list);
  expect(new Set(ids.map(({ pubId }) => pubId)).size).toBe(first.total);
  expect((await app.call(LIST, { page: 1000 })).data.list).toEqual([]);
});

test("what a filter counts is what it shows", async () => {
  const { facets } = (await app.call(LIST, { kind: "thesis" })).data;
  for (const [discipline, count] of Object.entries(facets.discipline)) {
    expect((await app.call(LIST, { kind: "thesis", discipline })).data.total, discipline).toBe(count);
  }
  const all = Object.values((await app.call(LIST, {})).data.facets.kind as Record<string, number>);
  expect(all.reduce((sum, count) => sum + count, 0)).toBe((await app.call(LIST, {})).data.total);
});

test("a search is by words, also in pinyin, and says which word it left out", async () => {
  const { data } = await app.call(LIST, { q: "lizhi" });
  expect(data.list[0]?.title).toContain("离职");
  expect((await app.call(LIST, { q: "护理 齿轮箱" })).data.leftOut).toBe("齿轮箱");
  expect((await app.call(LIST, { q: "没有这样的骨架呀" })).data).toMatchObject({ total: 0, list: [], leftOut: null });
});

test("a page has the whole skeleton, whose weights add up, and others like it", async () => {
  const { list } = (await app.call(LIST, { kind: "thesis", size: 48 })).data;
  for (const { pubId, chapters } of list) {
    const { data } = await app.call(PAGE, { pubId });
    expect(data.outline).toHaveLength(chapters);
    expect(data.outline.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0)).toBe(100);
    expect(data.near.some((card: { pubId: string }) => card.pubId === pubId)).toBe(false);
    expect(data.target).toBe("essay");
  }
});

test("an address nobody has is refused in words, and a page is in the language of the site", async () => {
  expect(await app.call(PAGE, { pubId: "nothing" })).toMatchObject({
    code: 1,
    refusal: { reason: "template.unknown" },
    message: "没有这个模板",
  });
  const english = await createTestApp({ variant: "en" });
  const [card] = (await english.call(LIST, {})).data.list;
  expect(card?.title).not.toMatch(/\p{Script=Han}/u);
  const { data } = await english.call(PAGE, { pubId: card?.pubId ?? "" });
  expect(data.outline[0]?.title).not.toMatch(/\p{Script=Han}/u);
  expect(data.titleZh).toMatch(/\p{Script=Han}/u);
  await english.close();
});

test("what is asked for is bounded", async () => {
  for (const body of [{ size: 49 }, { page: 0 }, { q: "a".repeat(201) }, { level: "professor" }]) {
    expect(await app.call(LIST, body as object)).toMatchObject({ refusal: { reason: "body.invalid" } });
  }
  expect((await app.call(LIST, { kind: "poem" })).data.total).toBe(0);
});

test("a template becomes a version of an essay's outlines: one's own words in it, its lengths exact, once for a request", async () => {
  const { token } = await app.signIn("student");
  const template = allTemplates().find(({ slug }) => slug === "hr-turnover") ?? allTemplates()[0];
  const [slot] = template?.slots ?? [];
  const asked = {
    pubId: template?.pubId ?? "",
    slots: { [slot?.label.zh ?? ""]: "排班方式" },
    level: "undergraduate",
    language: "zh",
    length: 10_000,
    requestId: "6f1c9a52-0d6e-4c5e-9e0b-2b8f4f1f7a01",
  } as const;
  const { data } = await app.call(USE, asked, token);
  expect((await app.call(USE, asked, token)).data).toEqual(data);
  const essay = (await app.call("/api/essay/get", { essayId: data.essayId ?? "" }, token)).data;
  expect(essay.title).toContain("排班方式");
  expect(essay.outlines.map(({ no }) => no)).toEqual([data.no]);
  const [version] = essay.outlines;
  expect(version?.outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(10_000);
  expect((await app.call(USE, { ...asked, requestId: undefined, essayId: data.essayId ?? "" }, token)).data.no).toBe((data.no ?? 0) + 1);
});

test("a template of a level beyond one's own is for members, and nobody without a session uses one", async () => {
  const { token } = await app.signIn("other student");
  const pubId = allTemplates().find(({ kind, levels }) => kind === "thesis" && levels.includes("phd"))?.pubId ?? "";
  const asked = { pubId, level: "phd", language: "zh", length: 60_000 } as const;
  expect(await app.call(USE, asked, token)).toMatchObject({ code: 97, refusal: { reason: "level.needsVip" } });
  expect(await app.call(USE, asked)).toMatchObject({ code: 99 });
  expect(await app.call(USE, { ...asked, pubId: "nothing", level: "undergraduate" }, token)).toMatchObject({
    refusal: { reason: "template.unknown" },
  });
});

const NOTE_OF = (slug: string) => allTemplates().find((template) => template.slug === slug)?.pubId ?? "";
const FACTS = { level: "undergraduate", language: "zh", length: 6000 } as const;

test("a template whose kind is no essay becomes a note, whose headings know their length and what they must argue", async () => {
  const { token } = await app.signIn("writer of notes");
  const pubId = allTemplates().find(({ kind }) => kind === "review")?.pubId ?? "";
  const asked = { pubId, ...FACTS, requestId: "6f1c9a52-0d6e-4c5e-9e0b-2b8f4f1f7a02" };
  const { data } = await app.call(USE, asked, token);
  expect(data).toMatchObject({ essayId: null, no: null });
  expect((await app.call(USE, asked, token)).data.noteId).toBe(data.noteId);
  const note = (await app.call("/api/note/get", { noteId: data.noteId ?? "" }, token)).data;
  const leaves = (lines: typeof note.outline): typeof note.outline =>
    lines.flatMap((line) => (line.subPara.length === 0 ? [line] : leaves(line.subPara)));
  expect(leaves(note.outline).reduce((sum, { targetCnt }) => sum + (targetCnt ?? 0), 0)).toBe(FACTS.length);
  const { data: page } = await app.call(PAGE, { pubId });
  expect(note.outline.map(({ title }) => title)).toEqual(page.outline.map(({ title }) => title));
  const stored = await app.deps.documents.read({ userId: (await app.signIn("writer of notes")).userId, documentId: data.noteId ?? "" });
  expect(stored.content.blocks[0]?.attrs?.["points"]).toContain(page.outline[0]?.intent);
  expect(JSON.stringify(stored.content)).not.toContain(page.hardSample.text);
});

test("by its address alone a template becomes a note in its usual length, in the folder that was named, once for a request", async () => {
  const { token } = await app.signIn("writer by address");
  const template = allTemplates().find(({ kind }) => kind === "thesis");
  const { notebookId } = (await app.call("/api/notebook/create", { title: "论文" }, token)).data;
  const asked = { pubId: template?.pubId ?? "", notebookId, requestId: "6f1c9a52-0d6e-4c5e-9e0b-2b8f4f1f7a09" };
  const { noteId } = (await app.call("/api/note/create", asked, token)).data;
  expect((await app.call("/api/note/create", asked, token)).data).toEqual({ noteId });
  const note = (await app.call("/api/note/get", { noteId }, token)).data;
  const { data: page } = await app.call(PAGE, { pubId: asked.pubId });
  expect(note).toMatchObject({ title: page.titleZh, notebookId });
  expect(note.outline.map(({ title }) => title)).toEqual(page.outline.map(({ title }) => title));
  const targetOf = (lines: typeof note.outline): number =>
    lines.reduce((sum, line) => sum + (line.subPara.length === 0 ? (line.targetCnt ?? 0) : targetOf(line.subPara)), 0);
  expect(targetOf(note.outline)).toBe(template?.length.default);
  const named = (await app.call("/api/note/create", { pubId: asked.pubId, title: "我的题目" }, token)).data;
  expect((await app.call("/api/note/get", named, token)).data).toMatchObject({ title: "我的题目", notebookId: null });
  expect(await app.call("/api/note/create", { pubId: "nothing" }, token)).toMatchObject({ refusal: { reason: "template.unknown" } });
});

test("a template of a generator's kind becomes a document of that kind, once for a request, and no other template does", async () => {
  const { token } = await app.signIn("writer of documents");
  const pubId = allTemplates().find(({ kind }) => kind === "proposal")?.pubId ?? "";
  const asked = { pubId, ...FACTS, requestId: "6f1c9a52-0d6e-4c5e-9e0b-2b8f4f1f7a03" };
  const { data } = await app.call(USE, asked, token);
  expect(data).toMatchObject({ no: null, noteId: null });
  expect((await app.call(USE, asked, token)).data).toEqual(data);
  const essay = (await app.call("/api/essay/get", { essayId: data.essayId ?? "" }, token)).data;
  expect(essay).toMatchObject({ documentType: "openingReport", length: FACTS.length });
  const thesis = allTemplates().find(({ kind }) => kind === "thesis")?.pubId ?? "";
  expect(await app.call(USE, { ...asked, pubId: thesis, target: "document", requestId: undefined }, token)).toMatchObject({
    refusal: { reason: "template.noDocument", field: "target" },
  });
});

test("what is made of a template keeps its checklist, its frame and its parts; a thesis does from the outline that is chosen", async () => {
  const { token, userId } = await app.signIn("keeper");
  const madeFrom = async (documentId: string) => (await app.deps.documents.read({ userId, documentId })).content;
  const review = allTemplates().find(({ kind }) => kind === "review");
  const note = await madeFrom((await app.call(USE, { pubId: review?.pubId ?? "", ...FACTS }, token)).data.noteId ?? "");
  expect(note.madeFrom).toMatchObject({ pubId: review?.pubId, version: review?.version, frame: ["中文摘要与关键词", "参考文献"] });
  expect(note.madeFrom?.checklist).toEqual(review?.checklist.map(({ zh }) => zh));
  expect(note.madeFrom?.parts.map(({ id }) => id)).toEqual(note.blocks.map(({ attrs }) => attrs?.["id"]));
  expect(note.madeFrom?.parts.some(({ mistake }) => mistake !== null)).toBe(true);

  const proposal = allTemplates().find(({ kind }) => kind === "proposal")?.pubId ?? "";
  const document = await madeFrom((await app.call(USE, { pubId: proposal, ...FACTS }, token)).data.essayId ?? "");
  expect(document.madeFrom?.pubId).toBe(proposal);

  const thesis = allTemplates().find(({ kind, levels }) => kind === "thesis" && levels.includes("undergraduate"));
  const asked = { ...FACTS, level: "undergraduate", language: "zh", length: 10_000 } as const;
  const { essayId, no } = (await app.call(USE, { pubId: thesis?.pubId ?? "", ...asked }, token)).data;
  const essay = (await app.call("/api/essay/get", { essayId: essayId ?? "" }, token)).data;
  const [version] = essay.outlines;
  const facts = { title: essay.title, ...asked, outline: version?.outline ?? [] };
  await app.call("/api/essay/create", { ...facts, essayId: essayId ?? "", outlineOf: { essayId: essayId ?? "", no: no ?? 0 } }, token);
  const text = await madeFrom(essayId ?? "");
  expect(text.madeFrom?.pubId).toBe(thesis?.pubId);
  expect(text.madeFrom?.parts.map(({ id }) => id)).toEqual(text.blocks.map(({ attrs }) => attrs?.["id"]));

  // Somebody else's outline is one that never was.
  const other = await app.signIn("curious");
  const made = await app.call("/api/essay/create", { ...facts, outlineOf: { essayId: essayId ?? "", no: no ?? 0 } }, other.token);
  expect(made).toMatchObject({ code: 1, refusal: { reason: "outline.unknown" } });
});

test("a file says which of its passages stand in the samples of its template", async () => {
  const { token, userId } = await app.signIn("copier");
  const review = allTemplates().find(({ kind }) => kind === "review");
  const { noteId } = (await app.call(USE, { pubId: review?.pubId ?? "", ...FACTS }, token)).data;
  const exported = async () => (await app.call("/api/note/export", { noteId: noteId ?? "", format: "md" }, token)).data;
  expect(await exported()).not.toHaveProperty("copied");
  const sentence = review?.hardSample.text.zh.split("。")[0] ?? "";
  await editDocument(app.deps.documents, {
    ...{ userId, documentId: noteId ?? "" },
    change: (doc, content) =>
      writeContent(doc, { ...content, blocks: [...content.blocks, { type: "paragraph", content: [{ type: "text", text: sentence }] }] }),
  });
  const { copied = [] } = await exported();
  expect(copied.length).toBeGreaterThan(0);
  expect(sentence).toContain(copied[0]);
});

test("a thesis may go to the notebook too, also by somebody whose level cannot begin an essay of it", async () => {
  const { token } = await app.signIn("reader");
  const pubId = allTemplates().find(({ kind, levels }) => kind === "thesis" && levels.includes("phd"))?.pubId ?? "";
  const { data } = await app.call(USE, { pubId, ...FACTS, level: "phd", target: "note" }, token);
  expect(data.noteId).not.toBeNull();
});

testOnEachDatabase("stars are one's own, listed last first, and gone when they are taken back", async (one) => {
  const { token } = await one.signIn("a");
  const { token: other } = await one.signIn("b");
  const [first, second] = allTemplates().map(({ pubId }) => pubId);
  const star = (pubId = "", on = true) => one.call("/api/template/star", { pubId, on }, token);
  expect((await star(first)).data).toEqual({ starred: true });
  one.clock.jumpTo(one.clock.now() + 1000);
  await Promise.all([star(second), star(second)]);
  const starred = async (as: string) => (await one.call(LIST, { mine: "starred" }, as)).data.list.map(({ pubId }) => pubId);
  expect(await starred(token)).toEqual([second, first]);
  expect(await starred(other)).toEqual([]);
  expect((await one.call(PAGE, { pubId: first ?? "" }, token)).data.starred).toBe(true);
  expect((await one.call(PAGE, { pubId: first ?? "" })).data.starred).toBeUndefined();
  await star(second, false);
  expect(await starred(token)).toEqual([first]);
  expect(await one.call(LIST, { mine: "starred" })).toMatchObject({ code: 99 });
  expect(await star("nothing")).toMatchObject({ refusal: { reason: "template.unknown" } });
});

testOnEachDatabase("how many used a template is said from 20 people on, each counted once", async (one) => {
  const pubId = NOTE_OF("hr-turnover");
  const used = async () => {
    one.clock.jumpTo(one.clock.now() + 61_000);
    return (await one.call(PAGE, { pubId })).data.used;
  };
  const use = async (n: number) => one.call(USE, { pubId, ...FACTS, target: "note" }, (await one.signIn(`person ${n}`)).token);
  for (let n = 1; n <= 19; n++) await use(n);
  await use(1);
  expect(await used()).toBeUndefined();
  expect((await one.call(LIST, {})).data.counted).toBe(0);
  await use(20);
  expect(await used()).toBe(20);
  const { data } = await one.call(LIST, { sort: "used" });
  expect(data.list[0]).toMatchObject({ pubId, used: 20 });
  expect(data.counted).toBe(1);
});

testOnSqlite("somebody with an essay sees those of its major first among their kind", async (one) => {
  const { token } = await one.signIn("nurse");
  const last = allTemplates()
    .filter(({ kind }) => kind === "thesis")
    .at(-1);
  const theses = async (as?: string) =>
    (await one.call(LIST, { kind: "thesis", discipline: last?.discipline ?? "", size: 48 }, as)).data.list;
  const facts = { ...FACTS, title: "一篇", major: last?.major.zh ?? "", outline: [{ title: "绪论" }] };
  await one.call("/api/essay/addOutline", facts, token);
  expect((await theses(token))[0]?.major).toBe(last?.major.zh);
  expect((await theses())[0]?.pubId).toBe(
    allTemplates().find(({ kind, discipline }) => kind === "thesis" && discipline === last?.discipline)?.pubId,
  );
});

testOnSqlite("a search in the skeleton says where it found it; nothing found offers what comes closest", async (one) => {
  const { data } = await one.call(LIST, { q: "章:样本量" });
  expect(data.list.length).toBeGreaterThan(0);
  expect(data.list.every(({ hit }) => hit?.at(-1)?.includes("样本量"))).toBe(true);
  expect((await one.call(LIST, { q: "社区护理满意度排行榜" })).data).toMatchObject({ total: 0, nearest: [{}, {}, {}] });
  const filtered = (await one.call(LIST, { q: "离职", discipline: "philosophy" })).data;
  expect(filtered.total).toBe(0);
  expect(filtered.nearest[0]?.title).toContain("离职");
});

testOnSqlite("the newest come first where that is asked, and only named ones where they are named", async (one) => {
  const { data } = await one.call(LIST, { sort: "new", size: 48 });
  const since = data.list.map(({ pubId }) => allTemplates().find((template) => template.pubId === pubId)?.since ?? "");
  expect(since).toEqual([...since].sort().reverse());
  const [a, b] = allTemplates().map(({ pubId }) => pubId);
  expect((await one.call(LIST, { pubIds: [b ?? "", "gone", a ?? ""] })).data.list.map(({ pubId }) => pubId)).toEqual([b, a]);
});

testOnSqlite("what one starred and used is in the archive's data and gone with the account", async (one) => {
  const { token, userId } = await one.signIn("leaver");
  await one.call("/api/template/star", { pubId: NOTE_OF("hr-turnover"), on: true }, token);
  await one.call(USE, { pubId: NOTE_OF("hr-turnover"), ...FACTS, target: "note" }, token);
  const module = one.personalData.find((part) => part.module === "templates");
  const pieces = async () => {
    let text = "";
    for await (const lot of module?.exportPersonalData?.(userId) ?? []) for (const { content } of lot) text += String(content);
    return text;
  };
  expect(await pieces()).toMatch(/starred[\s\S]*used/);
  await module?.erasePersonalData?.(userId);
  expect(await pieces()).not.toContain("starred");
});

const file = (one: TestApp, asked: { pubId: string; templateId?: string }, token?: string) =>
  one.app.inject({
    method: "POST",
    url: "/api/template/export",
    payload: asked,
    headers: token === undefined ? {} : { authorization: token },
  });

testOnSqlite(
  "the Word file of one template of each kind has real headings, its hints in controls, and samples in the appendix only",
  async (one, open) => {
    const { token } = await one.signIn("downloader");
    const english = await open({ variant: "en" });
    const kinds = [...new Map(allTemplates().map((template) => [template.kind, template])).values()];
    expect(kinds).toHaveLength(13);
    for (const { pubId, title, hardSample, opening } of kinds) {
      const answer = await file(one, { pubId }, token);
      expect(answer.statusCode, pubId).toBe(200);
      expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("范文骨架-");
      const parts = readZipText(answer.rawPayload);
      expect(findWordFaults(parts), title.zh).toEqual([]);
      const text = parts.get("word/document.xml") ?? "";
      const { data: page } = await one.call(PAGE, { pubId });
      const lines = (all: typeof page.outline): typeof page.outline => all.flatMap((line) => [line, ...lines(line.children)]);
      expect(text.match(/w:val="Heading\d"/g)).toHaveLength(lines(page.outline).length);
      expect(text.match(/<w:showingPlcHdr\/>/g)).toHaveLength(lines(page.outline).length);
      // A section ends in a paragraph of its own: what ends in a control runs into the next section.
      expect(text).not.toMatch(/<w:sectPr>(?:(?!<\/w:p>).)*<w:sdt>/);
      const [body = "", appendix = ""] = text.split("附录　样例");
      const samples = [inLanguage(hardSample.text, "zh"), ...opening.map((part) => inLanguage(part.text, "zh"))].filter(
        (sample) => sample.length > 40,
      );
      for (const sample of samples) {
        const plain = sample.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").slice(0, 30);
        expect(body).not.toContain(plain);
        expect(appendix, plain).toContain(plain);
      }
      expect(parts.get("docProps/custom.xml")).toContain("AIGC");
      expect([...parts].some(([path, xml]) => /header\d/.test(path) && xml.includes("非真实论文"))).toBe(true);
      expect([...parts].some(([path, xml]) => /footer\d/.test(path) && xml.includes(pubId))).toBe(true);
      const inEnglish = readZipText((await file(english, { pubId }, (await english.signIn("x")).token)).rawPayload);
      expect(findWordFaults(inEnglish)).toEqual([]);
    }
  },
);

testOnSqlite("without a session an address takes ten files an hour; the same file for everybody", async (one) => {
  const pubId = NOTE_OF("hr-turnover");
  const first = await file(one, { pubId });
  for (let n = 2; n <= 10; n++) expect((await file(one, { pubId })).rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await file(one, { pubId })).json()).toMatchObject({ data: { reason: "template.tooManyFiles" } });
  expect((await file(one, { pubId }, (await one.signIn()).token)).statusCode).toBe(200);
  one.clock.jumpTo(one.clock.now() + 3_600_000);
  expect((await file(one, { pubId })).statusCode).toBe(200);
  expect((await file(one, { pubId: "nothing" })).json()).toMatchObject({ data: { reason: "template.unknown" } });
});

testOnSqlite("the Word file has the paper and fonts of one's school where that is asked, and nobody else's", async (one) => {
  const { token } = await one.signIn("of a school");
  const school = { name: "柑子洲大学模板.docx", bytes: schoolFile() };
  const { fileId } = (await sendForm(one, token, await formOf(school))).data;
  const { templateId } = (await one.call("/api/wordTemplate/add", { fileId }, token)).data;
  const pubId = allTemplates()[0]?.pubId ?? "";
  const stylesOf = async (asked: object) => readZipText((await file(one, { pubId, ...asked }, token)).rawPayload).get("word/styles.xml");
  const ours = await stylesOf({});
  expect(ours).toContain("TemplateHint");
  expect(await stylesOf({ templateId })).toContain("TemplateHint");
  expect(await stylesOf({ templateId })).not.toBe(ours);
  const stranger = await one.signIn("of another school");
  expect((await file(one, { pubId, templateId }, stranger.token)).json()).toMatchObject({ data: { reason: "wordTemplate.unknown" } });
  expect((await file(one, { pubId, templateId })).json()).toMatchObject({ data: { reason: "session.invalid" } });
});
