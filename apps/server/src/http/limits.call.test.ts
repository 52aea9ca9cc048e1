import { setTimeout as sleep } from "node:timers/promises";
import { EDUCATION_LEVELS, type InputOf, type Level, LIMITS, type Limits, type RouteAt, type Variant } from "@tangleaf/contract";
import { describe, expect, test } from "vitest";
import { createBuiltinModel } from "../adapters/models/builtin-model.ts";
import type { DataTableTable } from "../db/schema/data-table-tables.ts";
import { createTestKind, texts } from "../modules/jobs/testing/test-kind.ts";
import { formOf, sendForm } from "../modules/uploads/testing/form-of.ts";
import type { WebSearch } from "../ports/web-search.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { chartRow, dataTableRow, documentRow, essayRow, generationRow, mindtreeRow, noteRow } from "../testing/rows.ts";
import { sampleChart } from "../testing/sample-chart.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How often steps that may begin are looked for. */
const SWEEP_MS = 3000;
const BIG_FILE_BYTES = 40_000;
const ROWS_A_STATEMENT = 500;
const START = {
  kind: "scene",
  input: { sceneType: "weeklyReport", fields: { job: "Sales", summary: "Signed three contracts.", plan: "Follow up.", length: 200 } },
} as const;

type Person = { readonly app: TestApp; readonly token: string; readonly userId: string };
type Proof<Row extends keyof Limits> = (person: Person, limit: Limits[Row]) => Promise<void>;

const start = ({ app, token }: Person) => app.call("/api/ai/start", START, token);
const forward = ({ app }: Person, seconds: number) => app.clock.jumpTo(app.clock.now() + seconds * SECOND_MS);

/** A settled text as a file; one `name` is one file. */
async function exportText({ app, token, userId }: Person, { format, name = "one", text = "Done." }: Wanted) {
  const generationId = `${userId}-${name}`;
  const row = generationRow({ id: generationId, user_id: userId, title: name, text, chars: text.length });
  await app.deps.db.insertInto("generation").values(row).execute();
  return app.call("/api/ai/export", { generationId, format }, token);
}
type Wanted = { format: "docx" | "md"; name?: string; text?: string };

async function addFiles({ app, userId }: Person, sizes: readonly number[]) {
  const rows = sizes.map((size_bytes, n) => ({
    id: `${userId}-${n}`,
    user_id: userId,
    owner_kind: "user" as const,
    owner_id: userId,
    ticket_hash: `${userId}-${n}`,
    name: `${n}.md`,
    content_type: "text/markdown",
    size_bytes,
    blob_key: `exports/${userId}-${n}`,
    created_at: 0,
    ticket_expires_at: 0,
    expires_at: app.clock.now() + DAY_MS,
  }));
  await app.deps.db.insertInto("file").values(rows).execute();
}

const TOO_MANY_TABLES = { code: 1, refusal: { reason: "table.tooMany" } };
const TABLE_TEXT = "Team,Cost\nSales,12\nTech,3";

async function addTables({ app, userId }: Person, rows: readonly (Partial<DataTableTable> & { id: string })[]) {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await app.deps.db
      .insertInto("data_table")
      .values(rows.slice(from, from + ROWS_A_STATEMENT).map((row) => dataTableRow({ user_id: userId, ...row })))
      .execute();
}

const TOO_MANY_FILES = { code: 1, refusal: { reason: "download.tooMany" } };

/** What the page alone holds: apps/web/src/features/essay/content/titles-lock.browser.test.ts proves it. */
type HeldByPage = "essayEditTitles";

/** What shows through HTTP that the server holds each row of the table. A row without its proof does not compile. */
const PROOFS: { readonly [One in Row]: Proof<One> } = {
  waitSeconds: async (person, waitSeconds) => {
    const { generationId } = (await start(person)).data;
    await person.app.call("/api/ai/stop", { generationId }, person.token);
    if (waitSeconds > 0) {
      forward(person, waitSeconds - 1);
      expect(await start(person)).toMatchObject({ code: 97, refusal: { reason: "wait.notOver", waitSeconds: 1 } });
      forward(person, 1);
    }
    expect(await start(person)).toMatchObject({ code: 0 });
  },
  concurrentGenerations: async (person, concurrentGenerations) => {
    const { freeWaitSeconds } = (await person.app.call("/api/user/getCounter", {}, person.token)).data;
    expect(freeWaitSeconds).toBe(0);
    for (let running = 0; running < concurrentGenerations; running++) {
      expect(await start(person)).toMatchObject({ code: 0 });
      forward(person, (await person.app.call("/api/user/getCounter", {}, person.token)).data.freeWaitSeconds);
    }
    expect(await start(person)).toMatchObject({ code: 1, refusal: { reason: "generation.tooMany" } });
  },
  concurrentJobSteps: async ({ app, token, userId }, concurrentJobSteps) => {
    const input = { steps: texts(concurrentJobSteps + 2) };
    const { jobId } = await app.deps.jobs.start({ userId, kind: "test", input });
    const running = async () => {
      const { data } = await app.call("/api/job/get", { jobId }, token);
      return data.steps.filter(({ status }) => status === "running").length;
    };
    await expect.poll(running).toBe(concurrentJobSteps);
    await app.clock.advance(2 * SWEEP_MS);
    expect(await running()).toBe(concurrentJobSteps);
  },
  wordDownload: async (person, wordDownload) => {
    expect(await exportText(person, { format: "md", name: "markdown" })).toMatchObject({ code: 0 });
    const answer = await exportText(person, { format: "docx", name: "word" });
    if (wordDownload) expect(answer).toMatchObject({ code: 0, data: { fileName: expect.stringMatching(/\.docx$/) } });
    else expect(answer).toMatchObject({ code: 97, refusal: { reason: "level.needsVip", field: "format" } });
  },
  storedFiles: async (person, storedFiles) => {
    await addFiles(person, new Array(storedFiles - 1).fill(0));
    expect(await exportText(person, { format: "md", name: "last" })).toMatchObject({ code: 0 });
    expect(await exportText(person, { format: "md", name: "beyond" })).toMatchObject(TOO_MANY_FILES);
  },
  storedFileBytes: async (person, storedFileBytes) => {
    await addFiles(person, [storedFileBytes - BIG_FILE_BYTES]);
    expect(await exportText(person, { format: "md", name: "large", text: "a".repeat(BIG_FILE_BYTES) })).toMatchObject(TOO_MANY_FILES);
    expect(await exportText(person, { format: "md", name: "small" })).toMatchObject({ code: 0 });
  },
  uploadBytes: async ({ app, token }, uploadBytes) => {
    const upload = async (bytes: number) => sendForm(app, token, await formOf({ name: "a.txt", bytes: new Uint8Array(bytes).fill(97) }));
    expect(await upload(uploadBytes + 1)).toMatchObject({ code: 1, refusal: { reason: "upload.tooLarge" } });
    expect(await upload(uploadBytes)).toMatchObject({ code: 0, data: { bytes: uploadBytes } });
  },
  storedMindtrees: async ({ app, token, userId }, storedMindtrees) => {
    const rows = Array.from({ length: storedMindtrees - 1 }, (_, n) => mindtreeRow({ document_id: `t${n}`, user_id: userId }));
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
      await app.deps.db
        .insertInto("mindtree")
        .values(rows.slice(from, from + ROWS_A_STATEMENT))
        .execute();
    expect((await app.call("/api/mindtree/save", { title: "一" }, token)).code).toBe(0);
    const tooMany = { code: 1, refusal: { reason: "mindtree.tooMany" } };
    expect(await app.call("/api/mindtree/save", { title: "二" }, token)).toMatchObject(tooMany);
  },
  storedCharts: async ({ app, token, userId }, storedCharts) => {
    const rows = Array.from({ length: storedCharts - 1 }, (_, n) => chartRow({ id: `c${n}`, user_id: userId }));
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
      await app.deps.db
        .insertInto("chart")
        .values(rows.slice(from, from + ROWS_A_STATEMENT))
        .execute();
    expect((await app.call("/api/chart/save", { spec: sampleChart() }, token)).code).toBe(0);
    const tooMany = { code: 1, refusal: { reason: "chart.tooMany" } };
    expect(await app.call("/api/chart/save", { spec: sampleChart() }, token)).toMatchObject(tooMany);
  },
  dailyIdeas: async ({ app, token, userId }, dailyIdeas) => {
    const at = app.clock.now();
    const rows = Array.from({ length: dailyIdeas - 1 }, (_, n) =>
      generationRow({ id: `${userId}-idea${n}`, user_id: userId, kind: "treeIdeas", created_at: at - HOUR_MS }),
    );
    await app.deps.db.insertInto("generation").values(rows).execute();
    const expand = () => app.call("/api/mindtree/expand", { path: ["旧书店"] }, token);
    expect((await expand()).code).toBe(0);
    await forward({ app, token, userId }, 60);
    expect(await expand()).toMatchObject({ code: 1, refusal: { reason: "expand.tooManyToday" } });
  },
  storedTables: async (person, storedTables) => {
    const { app, token, userId } = person;
    await addTables(
      person,
      Array.from({ length: storedTables - 1 }, (_, n) => ({ id: `t${n}` })),
    );
    const paste = async () => (await app.call("/api/table/paste", { text: TABLE_TEXT }, token)).data.tableId;
    const [first, second] = [await paste(), await paste()];
    const save = (tableId: string) => app.call("/api/table/save", { tableId }, token);
    expect(await save(first)).toMatchObject({ code: 0 });
    expect(await save(second)).toMatchObject(TOO_MANY_TABLES);
    // As many that are not kept.
    const unkept = { is_kept: 0 as const, expires_at: app.clock.now() + DAY_MS };
    await addTables(
      { app, token, userId },
      Array.from({ length: storedTables - 1 }, (_, n) => ({ id: `u${n}`, ...unkept })),
    );
    expect(await app.call("/api/table/paste", { text: TABLE_TEXT }, token)).toMatchObject(TOO_MANY_TABLES);
  },
  storedTableBytes: async (person, storedTableBytes) => {
    const { app, token } = person;
    await addTables(person, [{ id: "large", bytes: storedTableBytes - 2000 }]);
    expect(await app.call("/api/table/paste", { text: TABLE_TEXT }, token)).toMatchObject({ code: 0 });
    const text = `A,B\n${Array.from({ length: 200 }, (_, n) => `word ${n * 7919},${n}`).join("\n")}`;
    expect(await app.call("/api/table/paste", { text }, token)).toMatchObject(TOO_MANY_TABLES);
  },
  unsavedTableHours: async (person, unsavedTableHours) => {
    const { app, token } = person;
    const { tableId } = (await app.call("/api/table/paste", { text: TABLE_TEXT }, token)).data;
    const tables = async () => app.deps.tables.list({ userId: person.userId, page: 1, size: 10 });
    forward(person, unsavedTableHours * 3600 - 1);
    expect((await tables()).list.map((table) => table.tableId)).toEqual([tableId]);
    forward(person, 1);
    expect((await tables()).list).toEqual([]);
  },
  storedNotes: async ({ app, token, userId }, storedNotes) => {
    const rows = Array.from({ length: storedNotes - 1 }, (_, n) => noteRow({ document_id: `n${n}`, user_id: userId }));
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      await app.deps.db
        .insertInto("note")
        .values(rows.slice(from, from + ROWS_A_STATEMENT))
        .execute();
    }
    const create = () => app.call("/api/note/create", {}, token);
    const tooMany = { code: 1, refusal: { reason: "note.tooMany" } };
    const first = await create();
    expect(first).toMatchObject({ code: 0 });
    expect(await create()).toMatchObject(tooMany);
    const noteIds = [first.data.noteId];
    await app.call("/api/note/remove", { noteIds }, token);
    expect(await create()).toMatchObject({ code: 0 });
    expect(await app.call("/api/note/restore", { noteIds }, token)).toMatchObject(tooMany);
  },
  storedBytes: async (person, storedBytes) => {
    const { app, token, userId } = person;
    const { noteId } = (await app.call("/api/note/create", { markdown: "Before" }, token)).data;
    await app.deps.db
      .insertInto("document")
      .values(documentRow({ id: "large", user_id: userId, kind: "note", available: 0, stored_bytes: storedBytes }))
      .execute();
    await app.deps.db
      .insertInto("note")
      .values(noteRow({ document_id: "large", user_id: userId, removed_at: app.clock.now() }))
      .execute();
    const full = { code: 1, refusal: { reason: "space.full" } };
    const refused = await app.call("/api/note/create", {}, token);
    expect(refused).toMatchObject(full);
    expect(refused.message).toContain(`${storedBytes / (1024 * 1024)} MB`);
    expect(await app.call("/api/note/duplicate", { noteId }, token)).toMatchObject(full);
    expect(await app.call("/api/mindtree/save", { title: "一" }, token)).toMatchObject(full);
    expect(await app.call("/api/chart/save", { spec: sampleChart() }, token)).toMatchObject(full);
    expect(await app.call("/api/table/paste", { text: TABLE_TEXT }, token)).toMatchObject(full);
    expect(await app.call("/api/document/saveVersion", { documentId: noteId, label: "one" }, token)).toMatchObject(full);
    const upload = async () => sendForm(app, token, await formOf({ name: "a.txt", bytes: new Uint8Array(9).fill(97) }));
    expect(await upload()).toMatchObject(full);
    // What is there is written in, told of and taken along.
    expect(await app.call("/api/note/rename", { noteId, title: "After" }, token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/note/export", { noteId, format: "md" }, token)).toMatchObject({ code: 0 });
    const { data } = await app.call("/api/user/space", {}, token);
    expect(data).toMatchObject({ max: storedBytes, binBytes: storedBytes, kinds: [{ kind: "notes" }, { kind: "files" }] });
    expect(data.bytes).toBeGreaterThan(storedBytes);
    expect(await app.call("/api/note/remove", { noteIds: ["large"], forever: true }, token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/note/create", {}, token)).toMatchObject({ code: 0 });
    expect(await upload()).toMatchObject({ code: 0 });
  },
  binWorks: async (person, binWorks) => {
    const { app, token, userId } = person;
    const removed = { user_id: userId, removed_at: app.clock.now() };
    const ids = Array.from({ length: binWorks }, (_, n) => `bin${n}`);
    const insert = async (table: "note" | "mindtree" | "chart" | "essay" | "data_table" | "generation", rows: readonly object[]) => {
      for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
        await app.deps.db
          .insertInto(table)
          .values(rows.slice(from, from + ROWS_A_STATEMENT) as never)
          .execute();
    };
    await insert("note", [noteRow({ document_id: "n", user_id: userId }), ...ids.map((id) => noteRow({ document_id: id, ...removed }))]);
    const trees = [mindtreeRow({ document_id: "m", user_id: userId }), ...ids.map((id) => mindtreeRow({ document_id: id, ...removed }))];
    await insert("mindtree", trees);
    await insert("chart", [chartRow({ id: "c", user_id: userId }), ...ids.map((id) => chartRow({ id, ...removed }))]);
    await insert("essay", [essayRow({ id: "e", user_id: userId }), ...ids.map((id) => essayRow({ id, ...removed }))]);
    await insert("data_table", [dataTableRow({ id: "t", user_id: userId }), ...ids.map((id) => dataTableRow({ id, ...removed }))]);
    const text = (id: string, other: object = {}) =>
      generationRow({ id, piece_id: id, user_id: userId, task: '{"kind":"scene"}', ...other });
    const texts = [text("g"), ...ids.map((id) => text(id, removed))];
    await insert("generation", texts);
    const works = { note: "n", mindtree: "m", chart: "c", essay: "e", table: "t", text: "g" } as const;
    for (const [kind, id] of Object.entries(works) as [keyof typeof works, string][]) {
      const call = (ids: readonly string[], forever = false) =>
        app.call("/api/work/remove", { works: ids.map((one) => ({ kind, id: one })), forever }, token);
      const refused = await call([id]);
      expect(refused, kind).toMatchObject({ code: 1, refusal: { reason: "bin.full" } });
      expect(refused.message).toContain(String(binWorks));
      expect(await call(["bin0"], true), kind).toMatchObject({ code: 0 });
      expect(await call([id]), kind).toMatchObject({ code: 0 });
    }
  },
  webSearchesADay: async ({ app, token, userId }, webSearchesADay) => {
    const rows = Array.from({ length: webSearchesADay - 1 }, (_, n) => ({
      ...{ id: `charge${n}`, user_id: userId, kind: "webSearch" as const, subject: "note", request_id: `r${n}`, request_hash: "" },
      ...{ characters: 0, tokens: 0, created_at: app.clock.now(), title: "" },
    }));
    await app.deps.db.insertInto("charge").values(rows).execute();
    const { noteId } = (await app.call("/api/note/create", {}, token)).data;
    const search = () => app.call("/api/source/search", { noteId, q: "Refunds", requestId: crypto.randomUUID() }, token);
    const both = await Promise.all([search(), search()]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const answer = await search();
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "webSearch.tooMany" } });
    expect(answer.message).toContain(String(webSearchesADay));
    const { waitSeconds } = answer.refusal as { waitSeconds: number };
    forward({ app, token, userId }, waitSeconds - 1);
    expect(await search()).toMatchObject({ refusal: { reason: "webSearch.tooMany", waitSeconds: 1 } });
    forward({ app, token, userId }, 1);
    expect(await search()).toMatchObject({ code: 0 });
  },
  essayTitles: async ({ app, token }, essayTitles) => {
    const suggest = (count: number) =>
      app.call("/api/essay/titles", { major: "Law", topic: "Refunds", language: "en", level: "undergraduate", count }, token);
    if (essayTitles < TITLES_A_CALL_MAX) expect(await suggest(essayTitles + 1)).toMatchObject(NEEDS_VIP);
    expect(await suggest(essayTitles)).toMatchObject({ code: 0 });
  },
  essayKeywords: async (person, essayKeywords) => {
    const keywords = Array.from({ length: essayKeywords + 1 }, (_, n) => `word${n}`);
    expect(await makeEssay(person, { keywords })).toMatchObject(beyond(essayKeywords, "essayKeywords", "essay.tooManyKeywords"));
    expect(await makeEssay(person, { keywords: keywords.slice(1) })).toMatchObject({ code: 0 });
  },
  essayLevels: async (person, essayLevels) => {
    for (const level of EDUCATION_LEVELS)
      expect(await makeEssay(person, { level })).toMatchObject(essayLevels.includes(level) ? { code: 0 } : NEEDS_VIP);
  },
  essayChapters: async (person, essayChapters) => {
    const outline = Array.from({ length: essayChapters + 1 }, (_, n) => ({ title: `Chapter ${n}` }));
    expect(await makeEssay(person, { outline })).toMatchObject(beyond(essayChapters, "essayChapters", "essay.tooManyChapters"));
    expect(await makeEssay(person, { outline: outline.slice(1) })).toMatchObject({ code: 0 });
  },
  essayParagraphCharacters: async (person, essayParagraphCharacters) => {
    const { app, token } = person;
    const { essayId } = (await makeEssay(person, { outline: [{ id: "one", title: "One", targetCnt: 20_000 }] })).data;
    const { jobId } = (await app.call("/api/essay/write", { essayId, paragraphIds: ["one"] }, token)).data;
    const steps = await app.deps.db.selectFrom("job_step").select("characters").where("job_id", "=", jobId).execute();
    expect(Math.max(...steps.map(({ characters }) => characters))).toBe(essayParagraphCharacters);
  },
  essayFullText: async (person, essayFullText) => {
    const { essayId } = (await makeEssay(person)).data;
    const answer = await person.app.call("/api/essay/write", { essayId }, person.token);
    expect(answer).toMatchObject(essayFullText ? { code: 0 } : NEEDS_VIP);
  },
  documentCharacters: async ({ app, token }, documentCharacters) => {
    const fields = { topic: "Why the sea is salty", target: "children", style: "plain", keyword: "salt" };
    const begin = (length: number) => app.call("/api/document/start", { documentType: "kepu", fields: { ...fields, length } }, token);
    if (documentCharacters < DOCUMENT_MAX_CHARACTERS)
      expect(await begin(documentCharacters + 1)).toMatchObject({ code: 97, refusal: { reason: "level.needsVip", field: "length" } });
    expect(await begin(documentCharacters)).toMatchObject({ code: 0 });
  },
  essayAbstract: async (person, essayAbstract) => {
    const { essayId } = (await makeEssay(person)).data;
    const answer = await person.app.call("/api/essay/abstract", { essayId }, person.token);
    expect(answer).toMatchObject(essayAbstract ? { code: 1, refusal: { reason: "essay.nothingToWrite" } } : NEEDS_VIP);
  },
  essayJson: async (person, essayJson) => {
    const { essayId } = (await makeEssay(person)).data;
    const answer = await person.app.call("/api/essay/export", { essayId, format: "json" }, person.token);
    expect(answer).toMatchObject(essayJson ? { code: 0 } : NEEDS_VIP);
  },
  essayTitlesDownload: async (person, essayTitlesDownload) => {
    const { essayId } = (await makeEssay(person)).data;
    const answer = await person.app.call("/api/essay/export", { essayId, format: "md", part: "titles" }, person.token);
    expect(answer).toMatchObject(essayTitlesDownload ? { code: 1, refusal: { reason: "essay.nothingToExport" } } : NEEDS_VIP);
  },
  essayOutlineDownload: async ({ app, token }, essayOutlineDownload) => {
    const { essayId, no } = (await app.call("/api/essay/addOutline", { ...ESSAY, outline: [...ESSAY.outline] }, token)).data;
    for (const format of ["md", "json"] as const) {
      const answer = await app.call("/api/essay/export", { essayId, format, part: "outline", no }, token);
      expect(answer).toMatchObject(essayOutlineDownload ? { code: 0 } : NEEDS_VIP);
    }
  },
};

const NEEDS_VIP = { code: 97, refusal: { reason: "level.needsVip" } };
/** More than a level has: membership is offered where members have more, else the bound is told. */
const beyond = (limit: number, key: "essayKeywords" | "essayChapters", reason: string) =>
  limit < LIMITS.zh.vip[key] ? NEEDS_VIP : { code: 1, refusal: { reason }, message: expect.stringContaining(String(limit)) };
const TITLES_A_CALL_MAX = 6;
/** The form of a document asks for no more. */
const DOCUMENT_MAX_CHARACTERS = 20_000;
const ESSAY = {
  title: "Refunds",
  level: "undergraduate",
  language: "en",
  length: 3000,
  outline: [{ title: "One" }, { title: "Two" }],
} as const;

const makeEssay = ({ app, token }: Person, other: Partial<InputOf<RouteAt<"/api/essay/create">>> = {}) =>
  app.call("/api/essay/create", { ...ESSAY, outline: [...ESSAY.outline], ...other }, token);

/** So that two searches are under way together. */
const ANSWERS_AFTER_MS = 50;
/** A service that always finds one page. */
const ONE_PAGE: WebSearch = {
  name: "searxng",
  async search() {
    await sleep(ANSWERS_AFTER_MS);
    return [{ title: "Refunds", url: "https://example.org/", snippet: null, site: "example.org", publishedAt: null }];
  },
};

const VARIANTS = Object.keys(LIMITS) as Variant[];
type Row = Exclude<keyof Limits, HeldByPage>;
const HELD_BY_PAGE: readonly HeldByPage[] = ["essayEditTitles"];
const ROWS = Object.keys(LIMITS.zh.free).filter((row): row is Row => !(HELD_BY_PAGE as readonly string[]).includes(row));

test("every row of the limits table has its proof", () => {
  expect(ROWS.filter((row) => !(row in PROOFS))).toEqual([]);
});

describe.each(VARIANTS)("limits of the variant %s", (variant) => {
  const levels = Object.keys(LIMITS[variant]) as Level[];
  test.each(levels.flatMap((level) => ROWS.map((row) => [level, row] as const)))("%s: %s", async (level, row) => {
    const clock = createManualClock();
    // It waits on a clock that stands still: its texts stay unfinished.
    const slow = createBuiltinModel({ clock, label: "slow", charactersPerSecond: 0.001 });
    const jobKinds = [createTestKind()];
    const app = await createTestApp({ variant, clock, models: [slow], jobKinds, webSearch: ONE_PAGE });
    try {
      const { token, userId } = await app.signIn();
      if (level === "vip") {
        const vip_to = clock.now() + DAY_MS;
        await app.deps.db.updateTable("app_user").set({ vip_to }).where("id", "=", userId).execute();
      }
      await proveRow(row, { app, token, userId }, LIMITS[variant][level]);
    } finally {
      await app.close();
    }
  });
});

function proveRow<One extends Row>(row: One, person: Person, limits: Limits): Promise<void> {
  return PROOFS[row](person, limits[row]);
}
