import { CHART } from "@tangleaf/contract";
import { chartsIn } from "@tangleaf/document/charts";
import type { ChartSpec } from "@tangleaf/table/chart";
import { describe, expect } from "vitest";
import { generationRow } from "../../testing/rows.ts";
import { CHART_DATA, sampleChart } from "../../testing/sample-chart.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { openDevice } from "../documents/testing/test-documents.ts";
import { findWordFaults } from "../export/testing/find-word-faults.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { sizeOf } from "../word-format/index.ts";

const DAY_MS = 86_400_000;
const REQUEST = "00000000-0000-4000-8000-000000000001";
const CLAIM = "进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%";
/** The same with August mended. */
const mended = (): ChartSpec => sampleChart({ data: { ...CHART_DATA, rows: CHART_DATA.rows.with(3, ["8月", 40, 26]) } });
const WORDS: ChartSpec["data"] = { columns: [{ name: "名字", type: "text" }], rows: [["甲"], ["乙"]] };

const save = (app: TestApp, token: string, body: object = {}) => app.call("/api/chart/save", { spec: sampleChart(), ...body }, token);
const create = async (app: TestApp, token: string, spec?: ChartSpec) =>
  (await save(app, token, spec === undefined ? {} : { spec })).data.chartId;
const get = (app: TestApp, token: string, chartId: string) => app.call("/api/chart/get", { chartId }, token);
const list = async (app: TestApp, token: string, body: object = {}) => (await app.call("/api/chart/list", body, token)).data;

async function fileOf(app: TestApp, token: string, body: object): Promise<{ bytes: Buffer; name: string; type: unknown }> {
  const { data, refusal } = await app.call("/api/chart/export", body as never, token);
  if (data === undefined || data === null || !("url" in data)) throw new Error(refusal?.reason);
  const answer = await app.app.inject({ url: data.url });
  return { bytes: answer.rawPayload, name: data.fileName, type: answer.headers["content-type"] };
}

describe("a chart that is kept", () => {
  testOnSqlite("has at most 50,000 cells, which are counted before they are read", async (app) => {
    const { token } = await app.signIn();
    const columns = Array.from({ length: 100 }, (_, n) => ({ name: n === 0 ? "月份" : `进馆${n}`, type: n === 0 ? "text" : "number" }));
    const specOf = (rows: unknown[]) => ({ ...sampleChart(), x: { col: "月份" }, y: [{ col: "进馆1" }], data: { columns, rows } });
    const row = columns.map((_, n) => (n === 0 ? "甲" : n));
    const most = Array.from({ length: 500 }, () => row);
    expect((await save(app, token, { spec: specOf(most) })).isSuccess).toBe(true);
    const refused = await save(app, token, { spec: specOf([...most, [1]]) });
    expect(refused.refusal).toEqual({ reason: "body.invalid", field: "spec.data" });
  });

  testOnEachDatabase(
    "is found again with its figures, titled by its columns while it has no claim, and under words of the computed one",
    async (app) => {
      const { token } = await app.signIn();
      const chartId = await create(app, token);
      expect((await get(app, token, chartId)).data).toMatchObject({
        chartId,
        title: "各月份的进馆、座位使用率",
        type: "combo",
        version: 0,
        removedAt: null,
        spec: sampleChart(),
      });
      await app.clock.advance(1000);
      const other = await create(app, token, sampleChart({ title: "100% 与 _ 无关", subtitle: "秋季学期" }));
      expect((await list(app, token)).list.map((chart) => chart.chartId)).toEqual([other, chartId]);
      const found = async (q: string) => (await list(app, token, { q })).list.map((chart) => chart.chartId);
      expect(await found("27.4 千人次")).toEqual([chartId]);
      expect(await found("秋季")).toEqual([other]);
      expect(await found("%")).toEqual([other, chartId]);
      expect(await found("_")).toEqual([other]);
      expect(await found("没有")).toEqual([]);
      expect(await list(app, token, { page: 2, size: 1 })).toMatchObject({ total: 2, list: [{ chartId }] });
    },
  );

  testOnEachDatabase("is saved over from the version that is stored, and from no other", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token);
    expect((await save(app, token, { chartId, spec: mended(), version: 0 })).data).toEqual({ chartId, version: 1 });
    expect((await get(app, token, chartId)).data).toMatchObject({ version: 1, title: "各月份的进馆、座位使用率" });
    const conflict = { code: 1, refusal: { reason: "chart.conflict" } };
    expect(await save(app, token, { chartId, version: 0 })).toMatchObject(conflict);
    expect(await save(app, token, { chartId })).toMatchObject(conflict);
    // The answer of a save was lost: the same again is no conflict, and changes nothing.
    expect((await save(app, token, { chartId, spec: mended(), version: 0 })).data).toEqual({ chartId, version: 1 });
  });

  testOnEachDatabase("saved by ten devices at once is saved by one of them", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save(app, token, { chartId, version: 0, spec: sampleChart({ subtitle: `第 ${n} 台` }) })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { code, refusal } of answers) if (code !== 0) expect(refusal.reason).toBe("chart.conflict");
    const winner = answers.findIndex(({ code }) => code === 0);
    expect((await get(app, token, chartId)).data).toMatchObject({ version: 1, spec: { subtitle: `第 ${winner} 台` } });
  });

  testOnEachDatabase("asked for ten times with one requestId is one chart; with other figures it is refused", async (app) => {
    const { token } = await app.signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(app, token, { requestId: REQUEST })));
    expect(new Set(answers.map(({ data }) => data.chartId)).size).toBe(1);
    expect((await list(app, token)).total).toBe(1);
    expect(await save(app, token, { requestId: REQUEST, spec: mended() })).toMatchObject({ refusal: { reason: "request.mismatch" } });
  });

  testOnSqlite("holds figures: of names alone there is no chart", async (app) => {
    const { token } = await app.signIn();
    const noNumbers = { code: 1, refusal: { reason: "chart.noNumbers" } };
    expect(await save(app, token, { spec: { ...sampleChart(), data: WORDS } })).toMatchObject(noNumbers);
    expect(await app.call("/api/chart/generate", { data: WORDS }, token)).toMatchObject(noNumbers);
    expect(await app.call("/api/chart/fromText", { text: "没有数，只有第3名和2025年3月。" }, token)).toMatchObject(noNumbers);
  });

  testOnEachDatabase("waits 30 days in the bin, where it is found but neither read nor changed, and is gone then", async (app) => {
    const { token } = await app.signIn();
    const [chartId, stays] = [await create(app, token), await create(app, token, mended())];
    expect(await app.call("/api/chart/remove", { chartIds: [chartId, "nobodys"] }, token)).toMatchObject({
      refusal: { reason: "chart.unknown" },
    });
    expect((await list(app, token)).total).toBe(2);
    await app.call("/api/chart/remove", { chartIds: [chartId] }, token);
    expect((await list(app, token)).list.map((chart) => chart.chartId)).toEqual([stays]);
    expect((await list(app, token, { place: "bin" })).list).toMatchObject([{ chartId, removedAt: expect.any(String) }]);
    const unknown = { code: 1, refusal: { reason: "chart.unknown" } };
    expect(await get(app, token, chartId)).toMatchObject(unknown);
    expect(await save(app, token, { chartId, version: 0, spec: mended() })).toMatchObject(unknown);
    await app.call("/api/chart/restore", { chartIds: [chartId] }, token);
    expect((await get(app, token, chartId)).code).toBe(0);
    await app.call("/api/chart/remove", { chartIds: [chartId] }, token);
    const removedSince = (ms: number) =>
      app.deps.db
        .updateTable("chart")
        .set({ removed_at: app.clock.now() - ms })
        .where("id", "=", chartId)
        .execute();
    await removedSince(CHART.binDays * DAY_MS - 1);
    await app.deps.charts.tidy();
    expect((await list(app, token, { place: "bin" })).total).toBe(1);
    await removedSince(CHART.binDays * DAY_MS);
    await app.deps.charts.tidy();
    expect((await app.deps.db.selectFrom("chart").select("id").execute()).map(({ id }) => id)).toEqual([stays]);
  });
});

describe("a chart as a file", () => {
  testOnSqlite("is a picture as wide as it was asked for, or lines and words", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token, sampleChart({ source: "来源：校图书馆" }));
    const png = await fileOf(app, token, { chartId, format: "png", width: 900 });
    expect(sizeOf(new Uint8Array(png.bytes))).toMatchObject({ type: "png", width: 900 });
    expect(png).toMatchObject({ name: expect.stringMatching(/^进馆在6月最高.*\.png$/), type: "image/png" });
    const svg = (await fileOf(app, token, { chartId, format: "svg" })).bytes.toString();
    expect(svg).toContain("<svg");
    for (const words of ["6月", "进馆在6月最高", "来源：校图书馆"]) expect(svg).toContain(words);
  });

  testOnSqlite("with a character the font lacks is no PNG, and an SVG all the same", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token, sampleChart({ data: { ...CHART_DATA, rows: CHART_DATA.rows.with(0, ["龘", 3, 4]) } }));
    expect(await app.call("/api/chart/export", { chartId, format: "png" }, token)).toMatchObject({
      refusal: { reason: "chart.characters" },
    });
    expect((await fileOf(app, token, { chartId, format: "svg" })).bytes.toString()).toContain("龘");
  });

  testOnSqlite("is a workbook of its figures and its look, in which no text is a formula", async (app) => {
    const { token } = await app.signIn();
    const data = { ...CHART_DATA, rows: CHART_DATA.rows.with(0, ["=1+1", 18.2, 61]) };
    const chartId = await create(app, token, sampleChart({ data, source: "校图书馆" }));
    const { bytes } = await fileOf(app, token, { chartId, format: "xlsx" });
    const parts = readZipText(new Uint8Array(bytes));
    const texts = parts.get("xl/sharedStrings.xml") ?? "";
    for (const words of ["=1+1", "进馆（千人次）", "座位使用率（%）", "画法（JSON）", "校图书馆", CLAIM]) expect(texts).toContain(words);
    const sheets = [...parts].filter(([name]) => name.startsWith("xl/worksheets/"));
    expect(sheets).toHaveLength(2);
    expect(sheets[0]?.[1]).toContain("<v>18.2</v>");
    for (const [, part] of sheets) expect(part).not.toContain("<f");
  });

  testOnSqlite("is a Word file with picture, claim, source, and the table of its figures", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token, sampleChart({ source: "来源：校图书馆", caption: "只计主楼" }));
    const parts = readZipText(new Uint8Array((await fileOf(app, token, { chartId, format: "docx" })).bytes));
    const document = parts.get("word/document.xml") ?? "";
    for (const words of [CLAIM, "来源：校图书馆", "只计主楼", "进馆（千人次）", "27.4", "82%", "各月份的进馆、座位使用率"])
      expect(document).toContain(words);
    expect([...parts.keys()].filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
    // Lines above, below and under the head, none between columns.
    expect(document).toMatch(/<w:tblBorders>.*<w:insideV w:val="none"/);
  });
});

describe("a Word file of a chart", () => {
  testOnSqlite("has one that is changed in Word where that is asked for, with the figures of its cells and no picture", async (app) => {
    const { token } = await app.signIn();
    const chartId = await create(app, token, sampleChart({ source: "来源：校图书馆" }));
    const parts = readZipText(new Uint8Array((await fileOf(app, token, { chartId, format: "docx", editable: true })).bytes));
    const chart = [...parts].find(([name]) => /^word\/charts\/chart.*\.xml$/.test(name))?.[1] ?? "";
    for (const words of ["6月", "27.4", "82", "进馆", "座位使用率", "<c:barChart>", "<c:lineChart>"]) expect(chart).toContain(words);
    expect([...parts.keys()].some((name) => name.startsWith("word/media/"))).toBe(false);
    expect(parts.get("word/document.xml")).toContain(CLAIM);
    expect(findWordFaults(parts)).toEqual([]);
  });

  testOnEachDatabase("says that AI wrote its claim where a draft of its owner's has it, and nothing of AI otherwise", async (app) => {
    const { token, userId } = await app.signIn();
    const own = await create(app, token, sampleChart({ title: "我自己写的" }));
    const title = "{{top:x=6月,y=进馆}}人最多";
    const result = JSON.stringify({ look: { title, caption: "" }, why: "", alternatives: [] });
    const draft = generationRow({ id: "draft", user_id: userId, kind: "chartDraft", result });
    await app.deps.db.insertInto("generation").values(draft).execute();
    const drafted = await create(app, token, sampleChart({ title }));
    const wordsOf = async (chartId: string) =>
      [...readZipText(new Uint8Array((await fileOf(app, token, { chartId, format: "docx" })).bytes)).values()].join();
    expect(await wordsOf(own)).not.toContain("AIGC");
    const labelled = await wordsOf(drafted);
    expect(labelled).toContain("AIGC");
    expect(labelled).toContain("draft");
  });
});

describe("a chart put into a note", () => {
  const note = async (app: TestApp, token: string) =>
    (await app.call("/api/note/create", { title: "馆情", markdown: "## 借阅\n\n第一段。\n\n第二段。\n\n## 座位\n\n满了。" }, token)).data
      .noteId;
  const read = (app: TestApp, userId: string, documentId: string) => app.deps.documents.read({ userId, documentId });

  testOnEachDatabase("stands at the end of the section under a heading, or behind a block, with its table, which it draws", async (app) => {
    const { token, userId } = await app.signIn();
    const [chartId, noteId] = [await create(app, token, sampleChart({ source: "来源：校图书馆" })), await note(app, token)];
    const before = (await read(app, userId, noteId)).content.blocks;
    const [heading, other] = before.filter(({ type }) => type === "heading").map(({ attrs }) => String(attrs?.["id"]));
    const { data } = await app.call("/api/chart/insert", { chartId, noteId, after: heading }, token);
    const { content, seq } = await read(app, userId, noteId);
    expect(seq).toBe(1);
    const types = content.blocks.map(({ type }) => type);
    expect(types).toEqual(["heading", "paragraph", "paragraph", "table", "chart", "heading", "paragraph"]);
    const second = (await app.call("/api/chart/insert", { chartId, noteId, after: data.blockId }, token)).data;
    await app.call("/api/chart/insert", { chartId, noteId, after: other }, token);
    const then = (await read(app, userId, noteId)).content.blocks;
    expect(then[6]?.attrs?.["id"]).toBe(second.blockId);
    expect(then.at(-1)?.type).toBe("chart");
    const drawn = chartsIn(content).get(data.blockId);
    expect(drawn?.claim.text).toBe(CLAIM);
    expect(drawn?.data.rows).toEqual(CHART_DATA.rows);
    expect(content.blocks[3]?.attrs).toMatchObject({ caption: "各月份的进馆、座位使用率" });
    expect(content.blocks[4]?.attrs).toMatchObject({ source: "来源：校图书馆", caption: CLAIM });
  });

  testOnEachDatabase("asked for twice with one requestId, at once or later, stands there once", async (app) => {
    const { token, userId } = await app.signIn();
    const [chartId, noteId] = [await create(app, token), await note(app, token)];
    const insert = () => app.call("/api/chart/insert", { chartId, noteId, requestId: REQUEST }, token);
    const answers = [...(await Promise.all([insert(), insert(), insert()])), await insert()];
    expect(new Set(answers.map(({ data }) => data.blockId)).size).toBe(1);
    const { content } = await read(app, userId, noteId);
    expect(content.blocks.filter(({ type }) => type === "chart" || type === "table")).toHaveLength(2);
    const placed = content.blocks.slice(-2);
    expect(placed.map(({ type }) => type)).toEqual(["table", "chart"]);
    // What a Word file marks, so that the text can refer to it.
    for (const { attrs } of placed) expect(attrs?.["id"]).toMatch(/^[a-z0-9]{1,30}$/);
  });

  testOnEachDatabase("while another device types keeps every word of it", async (app) => {
    const { token, userId } = await app.signIn();
    const [chartId, noteId] = [await create(app, token), (await app.call("/api/note/create", { markdown: "字" }, token)).data.noteId];
    const device = await openDevice(app, { token, userId, documentId: noteId });
    for (let round = 0; round < 3; round++) {
      device.type(0, 0, `${round}`);
      const answers = await Promise.all([device.send(), app.call("/api/chart/insert", { chartId, noteId }, token)]);
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    }
    const { content } = await read(app, userId, noteId);
    expect(JSON.stringify(content.blocks[0])).toContain("210字");
    expect(content.blocks.filter(({ type }) => type === "chart")).toHaveLength(3);
    expect(chartsIn(content).size).toBe(3);
  });

  testOnSqlite("is refused where the paragraph, or the note, is none", async (app) => {
    const { token } = await app.signIn();
    const [chartId, noteId] = [await create(app, token), await note(app, token)];
    const insert = (body: { noteId: string; after?: string }) => app.call("/api/chart/insert", { chartId, ...body }, token);
    expect(await insert({ noteId, after: "nowhere" })).toMatchObject({ refusal: { reason: "paragraph.unknown" } });
    const { mindtreeId } = (await app.call("/api/mindtree/save", { title: "树" }, token)).data;
    expect(await insert({ noteId: mindtreeId })).toMatchObject({ refusal: { reason: "document.unknown" } });
    await app.call("/api/note/remove", { noteIds: [noteId] }, token);
    expect(await insert({ noteId })).toMatchObject({ refusal: { reason: "document.unknown" } });
  });
});
