import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const LIST = "/api/template/list";
const PAGE = "/api/template/page";

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
    message: "没有这副骨架",
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
