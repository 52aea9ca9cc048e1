import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

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
  const essay = (await app.call("/api/essay/get", { essayId: data.essayId }, token)).data;
  expect(essay.title).toContain("排班方式");
  expect(essay.outlines.map(({ no }) => no)).toEqual([data.no]);
  const [version] = essay.outlines;
  expect(version?.outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(10_000);
  expect((await app.call(USE, { ...asked, requestId: undefined, essayId: data.essayId }, token)).data.no).toBe(data.no + 1);
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
