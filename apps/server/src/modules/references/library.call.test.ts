import { ESSAY_REFERENCES_MAX, type InputOf, type referenceApi } from "@tangleaf/contract";
import { type NodeJson, writeContent } from "@tangleaf/document/model";
import { expect, vi } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { editDocument } from "../documents/testing/edit-document.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { pngOf } from "../profile/testing/pictures.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";
import { fakeBibliography, foundWork } from "./testing/fake-bibliography.ts";

const READING = foundWork({
  doi: "10.5555/reading",
  title: "Reading corners in rural primary schools: use and upkeep",
  abstract: "Twelve rural schools were visited.",
});
const FEEDBACK = foundWork({ title: "Peer feedback and revision in first-year writing", year: 2022 });
const PASTED = "[1] 林晓禾, 周望. 乡村小学阅读角的使用情况与改进建议[J]. 沙箱教育研究, 2021, 12(3): 45-52.";
const HALF_HOUR_MS = 1_800_000;

let works = fakeBibliography([READING, FEEDBACK]);
const withWorks = () => {
  works = fakeBibliography([READING, FEEDBACK]);
  return { bibliography: works.bibliography };
};

/** A person with an essay, and calls about its references. */
async function essayOf(app: TestApp, name = "writer") {
  const { token, userId } = await app.signIn(name);
  const outline = [{ id: "one", title: "绪论", targetCnt: 1000 }];
  const facts = { title: "乡村小学图书角研究", level: "undergraduate", language: "zh", length: 1000, outline } as const;
  const { essayId } = (await app.call("/api/essay/create", facts, token)).data;
  const list = async () => (await app.call("/api/reference/list", { essayId }, token)).data.list;
  return {
    token,
    userId,
    essayId,
    list,
    add: (...added: InputOf<typeof referenceApi.add>["works"]) => app.call("/api/reference/add", { essayId, works: added }, token),
    import: (text: string, preview = false) => app.call("/api/reference/import", { essayId, text, preview }, token),
    /** The list, once nothing in it is being looked up. */
    checked: () =>
      vi.waitUntil(async () => {
        const all = await list();
        return all.every(({ check }) => check !== "waiting") && all;
      }),
  };
}

testOnEachDatabase(
  "a found work is added as its database tells it, whatever the page says of it, and only once",
  async (app) => {
    const { add, list } = await essayOf(app);
    const shown = { doi: "https://doi.org/10.5555/READING", title: READING.title, year: 1850 };
    expect((await add(shown)).data).toMatchObject({
      added: [
        { id: "R1", tier: "A", check: "found", source: "crossref", hasAbstract: true, item: { year: "2021", doi: "10.5555/reading" } },
      ],
      same: [],
      failed: [],
    });
    expect((await add(shown)).data).toMatchObject({ added: [], same: ["R1"] });
    expect((await add({ doi: null, title: FEEDBACK.title.toUpperCase(), year: 2022 })).data.added).toMatchObject([{ id: "R2", tier: "B" }]);
    expect(await list()).toHaveLength(2);
  },
  withWorks,
);

testOnSqlite(
  "a work that no database has, or whose DOI is another's, is not added",
  async (app) => {
    const { add, list } = await essayOf(app);
    const invented = { doi: "10.5555/invented", title: "Invented", year: 2020 };
    const borrowed = { doi: "10.5555/reading", title: "A quite different title about bees", year: 2021 };
    const untrue = { doi: null, title: FEEDBACK.title, year: 1999 };
    expect((await add(invented, borrowed, untrue)).data).toEqual({
      added: [],
      same: [],
      failed: [
        { index: 0, reason: "notFound" },
        { index: 1, reason: "different" },
        { index: 2, reason: "notFound" },
      ],
    });
    works.isDown = true;
    expect((await add(invented)).data.failed).toEqual([{ index: 0, reason: "unavailable" }]);
    expect(await list()).toEqual([]);
  },
  withWorks,
);

testOnEachDatabase(
  "what is imported is read, what is no entry is named with its line, and all is looked up afterwards",
  async (app) => {
    const { import: read, checked } = await essayOf(app);
    const bibtex = `@article{a, title={${READING.title}}, author={Hollis, Mara}, year={2021}, doi={10.5555/reading}}
@article{b, title={${FEEDBACK.title}}, author={Hollis, Mara}, year={2022}}
@article{c, title={Bees of the north}, author={Hollis, Mara}, year={2021}, doi={10.5555/reading}}
@article{d, title={Nobody has this}, year={2020}}
@article{e, author={Nobody}}`;
    const { data } = await read(bibtex);
    expect(data.failed).toEqual([{ line: 5, text: expect.stringContaining("@article{e"), reason: "noTitle" }]);
    // One DOI is one work: the third is taken for the first.
    expect(data.read.map(({ id, isSame }) => [id, isSame])).toEqual([
      ["R1", false],
      ["R2", false],
      ["R1", true],
      ["R3", false],
    ]);
    const found = (await checked()).map(({ id, tier, check }) => [id, tier, check]);
    expect(found).toEqual([
      ["R1", "A", "found"],
      ["R2", "B", "found"],
      ["R3", "C", "notFound"],
    ]);
    expect(works.mostAtOnce).toBeLessThanOrEqual(2);
  },
  withWorks,
);

testOnSqlite("a file is read in the encoding it has, and pictures are no text", async (app) => {
  const { list, essayId, token } = await essayOf(app);
  const upload = async (name: string, bytes: Uint8Array) => (await sendForm(app, token, await formOf({ name, bytes }))).data.fileId;
  // 统计学 as GBK writes it.
  const gbk = Buffer.concat([Buffer.from("@book{a, title={"), Buffer.from([0xcd, 0xb3, 0xbc, 0xc6, 0xd1, 0xa7]), Buffer.from("}}")]);
  await app.call("/api/reference/import", { essayId, fileId: await upload("文献.bib.txt", gbk) }, token);
  expect((await list()).map(({ item }) => item.title)).toEqual(["统计学"]);
  const picture = await upload("a.png", pngOf(8, 8));
  expect(await app.call("/api/reference/import", { essayId, fileId: picture }, token)).toMatchObject({
    refusal: { reason: "upload.wrongType" },
  });
});

testOnSqlite("a preview says what would come, and stores nothing", async (app) => {
  const { import: read, list, essayId, token } = await essayOf(app);
  await read(PASTED);
  const { data } = await read(`${PASTED}\n[2] 陈知远. 混合式教学的影响因素[J]. 沙箱高教论坛, 2022, 38(5): 101-110.`, true);
  expect(data.read).toMatchObject([
    { id: "R1", isSame: true, item: { title: "乡村小学阅读角的使用情况与改进建议" } },
    { id: null, isSame: false, item: { title: "混合式教学的影响因素", type: "article" } },
  ]);
  expect(await list()).toHaveLength(1);
  expect(await app.call("/api/reference/import", { essayId }, token)).toMatchObject({ refusal: { reason: "body.invalid" } });
});

testOnSqlite(
  "where the databases of works are down references stay unchecked, and can be asked for again",
  async (app) => {
    const { import: read, checked, essayId, token } = await essayOf(app);
    works.isDown = true;
    await read(`@article{a, title={${FEEDBACK.title}}, year={2022}}`);
    expect(await checked()).toMatchObject([{ tier: "C", check: "unavailable" }]);
    works.isDown = false;
    expect((await app.call("/api/reference/check", { essayId }, token)).data).toEqual({ waiting: 1 });
    expect(await checked()).toMatchObject([{ tier: "B", check: "found" }]);
  },
  withWorks,
);

testOnSqlite(
  "a look-up whose process has died counts as not done, and is not waited for",
  async (app) => {
    const { import: read, list, userId, essayId } = await essayOf(app);
    await read(PASTED);
    await app.deps.references.close();
    await app.deps.db.updateTable("essay_reference").set({ check_state: "waiting", checked_at: app.clock.now() }).execute();
    expect(await list()).toMatchObject([{ check: "waiting" }]);
    await app.clock.advance(HALF_HOUR_MS);
    const { list: later } = await app.deps.references.list({ userId, essayId });
    expect(later).toMatchObject([{ check: "unavailable" }]);
  },
  withWorks,
);

testOnEachDatabase("two imports at once give each reference an id of its own", async (app) => {
  const { import: read, list } = await essayOf(app);
  const entries = (from: number) =>
    Array.from({ length: 20 }, (_, at) => `@book{k${from + at}, title={Book number ${from + at}}}`).join("\n");
  await Promise.all([0, 20, 40].map((from) => read(entries(from))));
  const ids = (await list()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Array.from({ length: 60 }, (_, at) => `R${at + 1}`).toSorted());
});

testOnEachDatabase("the number of a removed reference is never given again", async (app) => {
  const { import: read, list, essayId, token } = await essayOf(app);
  await read("@book{a, title={First}}\n@book{b, title={Second}}");
  expect((await app.call("/api/reference/remove", { essayId, referenceIds: ["R2", "R9"] }, token)).code).toBe(0);
  await read("@book{c, title={Third}}");
  expect((await list()).map(({ id, item }) => [id, item.title])).toEqual([
    ["R1", "First"],
    ["R3", "Third"],
  ]);
});

testOnEachDatabase(
  "a reference is typed and changed by hand; another title has to be looked up again",
  async (app) => {
    const { list, checked, essayId, token, add } = await essayOf(app);
    const save = (item: InputOf<typeof referenceApi.save>["item"], referenceId?: string) =>
      app.call("/api/reference/save", { essayId, item, ...(referenceId && { referenceId }) }, token);
    await add({ doi: READING.doi, title: READING.title, year: 2021 });
    const [reading] = await list();
    if (reading === undefined) throw new Error("nothing was added");
    expect((await save({ ...reading.item, pages: "45-53" }, "R1")).data.reference).toMatchObject({ tier: "A", item: { pages: "45-53" } });
    expect((await save({ ...reading.item, title: "Bees" }, "R1")).data.reference).toMatchObject({ tier: "C", hasAbstract: true });
    expect(await checked()).toMatchObject([{ check: "different" }]);
    expect((await save({ type: "book", title: "自己录入的书", language: "zh" })).data.reference).toMatchObject({
      id: "R2",
      source: "typed",
    });
    expect(await save({ type: "book", title: "谁", language: "zh" }, "R7")).toMatchObject({ refusal: { reason: "reference.unknown" } });
  },
  withWorks,
);

testOnSqlite("an essay has 500 references at most; those that find no place are named", async (app) => {
  const { import: read, list, essayId, token } = await essayOf(app);
  const entries = Array.from({ length: ESSAY_REFERENCES_MAX + 2 }, (_, at) => `@book{k${at}, title={Book number ${at}}}`).join("\n");
  const { data } = await read(entries);
  expect(data.failed).toEqual([500, 501].map((at) => ({ line: 0, text: `Book number ${at}`, reason: "tooMany" })));
  expect(await list()).toHaveLength(ESSAY_REFERENCES_MAX);
  const typed = { essayId, item: { type: "book", title: "One more", language: "en" } } as const;
  expect(await app.call("/api/reference/save", typed, token)).toMatchObject({ refusal: { reason: "reference.tooMany" } });
});

testOnEachDatabase("the style of an essay is kept", async (app) => {
  const { essayId, token } = await essayOf(app);
  const style = { edition: "2025", system: "authorYear" } as const;
  await app.call("/api/reference/style", { essayId, ...style }, token);
  expect((await app.call("/api/reference/list", { essayId }, token)).data).toEqual({ list: [], ...style, canSearch: false });
});

testOnSqlite("an exported essay has the list of what it cites, and a Word file its links; what is unknown is marked", async (app) => {
  const { import: read, essayId, token, userId } = await essayOf(app);
  await read(`${PASTED}\n[2] 陈知远. 混合式教学的影响因素[J]. 沙箱高教论坛, 2022, 38(5): 101-110.`);
  await editDocument(app.deps.documents, {
    userId,
    documentId: essayId,
    change: (doc, content) => {
      const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });
      const words = (text: string): NodeJson => ({ type: "text", text });
      const cited: NodeJson = { type: "paragraph", content: [words("甲"), cite("R2"), words("乙[[R1]]丙"), cite("R9")] };
      writeContent(doc, { ...content, blocks: [...content.blocks, cited] });
    },
  });
  const exported = async (format: "docx" | "md" | "json", edition?: "2025") => {
    const { data } = await app.call("/api/essay/export", { essayId, format, ...(edition && { edition }) }, token);
    return (await app.app.inject({ url: data.url })).rawPayload;
  };
  const markdown = String(await exported("md"));
  expect(markdown).toContain("甲[1]乙[2]丙【R9：文献库里没有】");
  expect(markdown).toMatch(
    /# 参考文献\n\n\[1\] 陈知远\. 混合式教学的影响因素\[J\]\. 沙箱高教论坛, 2022, 38\(5\): 101-110\.\n\n\[2\] 林晓禾/,
  );
  expect(String(await exported("md", "2025"))).toContain("沙箱高教论坛，2022，38（5）：101-110.");
  const document = readZipText(await exported("docx")).get("word/document.xml") ?? "";
  for (const words of ["_r_1", "混合式教学的影响因素", "R9：文献库里没有"]) expect(document).toContain(words);
});

testOnEachDatabase("with an essay deleted for good goes its library", async (app) => {
  const { import: read, essayId, token } = await essayOf(app);
  await read(PASTED);
  for (const forever of [false, true]) await app.call("/api/essay/remove", { essayIds: [essayId], forever }, token);
  for (const table of ["essay_library", "essay_reference"] as const)
    expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
});

testOnEachDatabase("a typed part that cannot be what it says is refused at its field, and nothing is stored", async (app) => {
  const { essayId, token, list } = await essayOf(app);
  const item = { type: "article", title: "乡村小学阅读角", language: "zh" } as const;
  const save = (parts: object) => app.call("/api/reference/save", { essayId, item: { ...item, ...parts } }, token);
  for (const [parts, reason] of [
    [{ year: "abc" }, "reference.badYear"],
    [{ date: "明天" }, "reference.badDate"],
    [{ accessed: "2024-02-31" }, "reference.badDate"],
    [{ doi: "hello" }, "reference.badDoi"],
    [{ url: "javascript:alert(1)" }, "reference.badAddress"],
  ] as const)
    expect(await save(parts)).toMatchObject({ refusal: { reason, field: Object.keys(parts)[0] } });
  expect(await list()).toEqual([]);
  const { data } = await save({ year: "c1988", accessed: "2024/5/1", doi: "https://doi.org/10.5555/a", url: "www.example.com/a" });
  expect(data.reference.item).toMatchObject({ year: "c1988", accessed: "2024-05-01", doi: "10.5555/a", url: "www.example.com/a" });
});

testOnSqlite("a part that came with an import stays as it is where something else is changed", async (app) => {
  const { import: read, essayId, token, list } = await essayOf(app);
  await read("@book{a, title={旧书}, year={清末}}");
  const [{ id: referenceId, item } = { id: "", item: { title: "" } }] = await list();
  const changed = { essayId, referenceId, item: { ...item, title: "旧书新印" } } as never;
  expect((await app.call("/api/reference/save", changed, token)).code).toBe(0);
  expect((await list())[0]?.item).toMatchObject({ title: "旧书新印" });
});
