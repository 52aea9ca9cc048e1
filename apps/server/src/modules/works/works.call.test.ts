import { WORK, type Work, type WorkKind } from "@tangleaf/contract";
import { describe, expect, test } from "vitest";
import { chartRow, dataTableRow, documentRow, essayRow, generationRow, mindtreeRow, noteRow } from "../../testing/rows.ts";
import { sampleChart } from "../../testing/sample-chart.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase, TEST_DATABASE_KINDS } from "../../testing/test-database.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const DAY_MS = 86_400_000;
type List = { q?: string; kind?: WorkKind; place?: "all" | "bin"; cursor?: string; size?: number };

const list = async (app: TestApp, token: string, body: List = {}) => (await app.call("/api/work/list", body, token)).data;
const titles = async (app: TestApp, token: string, body: List = {}) => (await list(app, token, body)).list.map(({ title }) => title);
/** What a list holds, gone through page by page. */
async function idsOnAllPages(app: TestApp, token: string, body: List): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list(app, token, { ...body, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.list.map(({ id }) => id));
    if (page.next === null) return ids;
    cursor = page.next;
  }
}
const named = ({ kind, id }: Pick<Work, "kind" | "id">) => ({ kind, id });

/** One work of every kind, an hour apart, the text last. */
async function oneOfEach(app: TestApp, userId: string): Promise<void> {
  const { db } = app.deps;
  const at = (hour: number) => app.clock.now() - DAY_MS + hour * 3_600_000;
  const words = (text: string) => ({ title: text, words: `${text}的内容`, search_text: `${text}\n${text}的内容` });
  await db
    .insertInto("chart")
    .values(
      chartRow({
        id: "c",
        user_id: userId,
        title: "图表",
        search_text: "图表 进馆人次",
        spec: JSON.stringify(sampleChart()),
        updated_at: at(1),
      }),
    )
    .execute();
  await db
    .insertInto("data_table")
    .values(dataTableRow({ id: "t", user_id: userId, title: "表格", search_text: "表格", is_kept: 1, expires_at: null, used_at: at(2) }))
    .execute();
  for (const [id, kind] of [
    ["m", "mindtree"],
    ["n", "note"],
    ["e", "essay"],
  ] as const) {
    await db
      .insertInto("document")
      .values(documentRow({ id, user_id: userId, kind, seq: 0, derived_seq: 0 }))
      .execute();
  }
  await db
    .insertInto("mindtree")
    .values(mindtreeRow({ document_id: "m", user_id: userId, ...words("思维树"), updated_at: at(3) }))
    .execute();
  await db
    .insertInto("note")
    .values(noteRow({ document_id: "n", user_id: userId, ...words("笔记"), updated_at: at(4) }))
    .execute();
  await db
    .insertInto("essay")
    .values(
      essayRow({
        id: "e",
        user_id: userId,
        stage: "content",
        ...words("论文"),
        leaf_paragraphs: 16,
        done_paragraphs: 7,
        updated_at: at(5),
      }),
    )
    .execute();
  await insertText(app, userId, { id: "g1", piece_id: "p", title: "周报", text: "第一稿写了评审。", created_at: at(6) });
  await insertText(app, userId, { id: "g2", piece_id: "p", draft_no: 2, title: "周报", text: "第二稿写了上线。", created_at: at(7) });
}

type Text = Partial<Parameters<typeof generationRow>[0]> & { id: string; title: string; text: string };
async function insertText(app: TestApp, userId: string, { id, title, text, ...row }: Text): Promise<void> {
  const words = { title, text, chars: text.length, search_text: `${title}\n${text}`.toLowerCase(), task: '{"t":1}' };
  await app.deps.db
    .insertInto("generation")
    .values(generationRow({ id, user_id: userId, ...words, ...row }))
    .execute();
}

describe("the library", () => {
  testOnEachDatabase("lists works of all kinds together, last changed first, a piece once, page by page", async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    const all = await list(app, token);
    expect(all.list.map(({ kind }) => kind)).toEqual(["text", "essay", "note", "mindtree", "table", "chart"]);
    expect(all.next).toBeNull();
    expect(all.list[0]).toMatchObject({ id: "p", title: "周报", excerpt: "第二稿写了上线。", draft: { generationId: "g2", drafts: 2 } });
    expect(all.list[1]).toMatchObject({ title: "论文", excerpt: "论文的内容", sections: { done: 7, total: 16 }, stage: "content" });
    const seen = await idsOnAllPages(app, token, { size: 4 });
    expect(seen).toEqual(["p", "e", "n", "m", "t", "c"]);
    expect(await titles(app, token, { kind: "note" })).toEqual(["笔记"]);
    expect((await app.call("/api/work/list", { cursor: "1 or 1" }, token)).code).not.toBe(0);
    const other = await app.signIn("other");
    expect(await titles(app, other.token)).toEqual([]);
    expect(await titles(app, other.token, { q: "内容" })).toEqual([]);
  });

  testOnEachDatabase(
    "finds words of title and text, one character too, letters a title is read with, and shows what stands around",
    async (app) => {
      const { token, userId } = await app.signIn();
      await oneOfEach(app, userId);
      // Nothing is made ready for the search, then everything is.
      for (const _ of ["before", "after"]) {
        expect(await titles(app, token, { q: "内容" })).toEqual(["论文", "笔记", "思维树"]);
        expect(await titles(app, token, { q: "人次" })).toEqual(["图表"]);
        expect(await titles(app, token, { q: "表" })).toEqual(["表格", "图表"]);
        expect(await titles(app, token, { q: "zhoub" })).toEqual(["周报"]);
        expect(await titles(app, token, { q: "swsh" })).toEqual(["思维树"]);
        expect(await titles(app, token, { q: "没有这句" })).toEqual([]);
        expect(await titles(app, token, { q: "%" })).toEqual([]);
        const [first] = (await list(app, token, { q: "评审" })).list;
        expect(first).toMatchObject({ id: "p", excerpt: "第一稿写了评审。", draft: { generationId: "g1", drafts: 2 } });
        await app.deps.search.tidy();
      }
    },
  );

  testOnEachDatabase("finds what was changed since it was made ready, and no more what it said before", async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    await app.deps.search.tidy();
    const note = { title: "笔记", words: "改过了", search_text: "笔记\n改过了", derived_seq: 9 };
    await app.deps.db.updateTable("note").set(note).where("document_id", "=", "n").execute();
    expect(await titles(app, token, { q: "改过" })).toEqual(["笔记"]);
    expect(await titles(app, token, { q: "笔记的" })).toEqual([]);
    await app.deps.search.tidy();
    expect(await titles(app, token, { q: "改过" })).toEqual(["笔记"]);
  });

  testOnEachDatabase("makes everything ready once more where the store did not come along to another database", async (app, open) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    const moved = await open();
    for (const table of ["app_user", "document", "note", "session"] as const) {
      for (const row of await app.deps.db.selectFrom(table).selectAll().execute())
        await moved.deps.db
          .insertInto(table)
          .values(row as never)
          .execute();
    }
    await app.deps.search.tidy();
    for (const row of await app.deps.db.selectFrom("work_index").selectAll().where("entry_id", "=", "n").execute()) {
      await moved.deps.db.insertInto("work_index").values(row).execute();
    }
    expect(await titles(moved, token, { q: "内容" })).toEqual(["笔记"]);
  });
});

describe("the bin", () => {
  testOnEachDatabase("takes works of every kind and gives them back, also twice and from two devices", async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    const works = (await list(app, token)).list.map(named);
    const both = await Promise.all([app.call("/api/work/remove", { works }, token), app.call("/api/work/remove", { works }, token)]);
    expect(both.map(({ code, refusal }) => [code, refusal?.reason].join(" "))).toEqual(["0 ", "0 "]);
    expect(await titles(app, token)).toEqual([]);
    expect(await titles(app, token, { q: "内容" })).toEqual([]);
    const bin = await list(app, token, { place: "bin" });
    expect(bin.list.map(({ kind }) => kind).sort()).toEqual(works.map(({ kind }) => kind).sort());
    expect(bin.list.every(({ removedAt }) => removedAt !== null)).toBe(true);
    expect((await titles(app, token, { place: "bin", q: "内容" })).sort()).toEqual(["思维树", "笔记", "论文"].sort());
    const back = await Promise.all([app.call("/api/work/restore", { works }, token), app.call("/api/work/restore", { works }, token)]);
    expect(back.map(({ code }) => code)).toEqual([0, 0]);
    expect((await list(app, token)).list.map(({ id }) => id)).toEqual(["p", "e", "n", "m", "t", "c"]);
    expect(await titles(app, token, { place: "bin" })).toEqual([]);
  });

  testOnEachDatabase("deletes for good only what is in it", async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    const works = (await list(app, token)).list.map(named);
    const forever = { works, forever: true };
    expect((await app.call("/api/work/remove", forever, token)).code).toBe(0);
    expect((await list(app, token)).list).toHaveLength(works.length);
    await app.call("/api/work/remove", { works }, token);
    expect((await app.call("/api/work/remove", forever, token)).code).toBe(0);
    expect(await titles(app, token, { place: "bin" })).toEqual([]);
    for (const work of works) expect((await app.call("/api/work/restore", { works: [work] }, token)).code).not.toBe(0);
    const left = await app.deps.db.selectFrom("generation").select(["text", "title", "search_text"]).execute();
    expect(left).toEqual([1, 2].map(() => ({ text: "", title: "", search_text: "" })));
    await app.deps.search.tidy();
    expect(await app.deps.db.selectFrom("work_index").selectAll().execute()).toEqual([]);
  });

  testOnEachDatabase(`keeps works of every kind for ${WORK.binDays} days and not longer`, async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    const works = (await list(app, token)).list.map(named);
    await app.call("/api/work/remove", { works }, token);
    const tidyAll = async () => {
      const { accountDeletion, notes, essays, mindtrees, charts, tables } = app.deps;
      for (const module of [accountDeletion, notes, essays, mindtrees, charts, tables]) await module.tidy();
    };
    app.clock.jumpTo(app.clock.now() + WORK.binDays * DAY_MS - 60_000);
    const again = (await app.signIn()).token;
    await tidyAll();
    expect((await list(app, again, { place: "bin" })).list).toHaveLength(works.length);
    app.clock.jumpTo(app.clock.now() + 120_000);
    expect(await titles(app, again, { place: "bin", kind: "text" })).toEqual([]);
    await tidyAll();
    expect(await titles(app, again, { place: "bin" })).toEqual([]);
    for (const work of works) expect((await app.call("/api/work/restore", { works: [work] }, again)).code).not.toBe(0);
  });

  testOnSqlite("keeps a draft that was removed by itself apart from its piece, and gives it back to it", async (app) => {
    const { token, userId } = await app.signIn();
    await oneOfEach(app, userId);
    await app.call("/api/ai/remove", { generationId: "g2" }, token);
    expect((await list(app, token, { kind: "text" })).list).toMatchObject([{ id: "p", draft: { generationId: "g1", drafts: 1 } }]);
    expect((await list(app, token, { kind: "text", place: "bin" })).list).toMatchObject([
      { id: "p", draft: { generationId: "g2", drafts: 1 } },
    ]);
    await app.call("/api/work/restore", { works: [{ kind: "text", id: "p" }] }, token);
    expect((await list(app, token, { kind: "text" })).list).toMatchObject([{ draft: { generationId: "g2", drafts: 2 } }]);
  });

  testOnEachDatabase("keeps what was typed into a note while another device removed it", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "会议", markdown: "第一句。" }, token)).data;
    const work = { kind: "note", id: noteId } as const;
    await app.call("/api/work/remove", { works: [work] }, token);
    const { refusal } = await app.call("/api/work/rename", { ...work, title: "改名" }, token);
    expect(refusal.reason).toBe("document.unknown");
    await app.call("/api/work/restore", { works: [work] }, token);
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({ title: "会议" });
  });
});

testOnEachDatabase("texts, notes, essays and tables get another title, and are found by it", async (app) => {
  const { token, userId } = await app.signIn();
  const { noteId } = (await app.call("/api/note/create", { title: "旧笔记", markdown: "一句。" }, token)).data;
  const essayId = "e";
  await app.deps.db
    .insertInto("essay")
    .values(essayRow({ id: essayId, user_id: userId, title: "旧论文", topic: "内控" }))
    .execute();
  const table = (await app.call("/api/table/paste", { text: "a\tb\n1\t2", title: "旧表" }, token)).data;
  await insertText(app, userId, { id: "g", piece_id: "p", title: "旧周报", text: "写了评审。" });
  await app.deps.search.tidy();
  const rename = (kind: "text" | "note" | "essay" | "table", id: string) =>
    app.call("/api/work/rename", { kind, id, title: `新${kind}` }, token);
  for (const [kind, id] of [
    ["text", "p"],
    ["note", noteId],
    ["essay", essayId],
    ["table", table.tableId],
  ] as const) {
    expect((await rename(kind, id)).code, kind).toBe(0);
  }
  await app.deps.documents.derive({ userId, timeoutMs: 5000 });
  for (const kind of ["text", "note", "essay", "table"] as const)
    expect(await titles(app, token, { q: `新${kind}` })).toEqual([`新${kind}`]);
  expect(await titles(app, token, { q: "旧" })).toEqual([]);
});

testOnEachDatabase("an essay is found by the words of its document, also one that was there before they were kept", async (app) => {
  const { token, userId } = await app.signIn();
  const facts = { title: "盘点的问题", level: "undergraduate", language: "zh", length: 3000, major: "会计" } as const;
  const outline = [{ id: "one", title: "存货差异的成因", targetCnt: 200 }];
  const { essayId } = (await app.call("/api/essay/create", { ...facts, outline }, token)).data;
  const derive = () => app.deps.documents.derive({ userId, timeoutMs: 20_000 });
  await derive();
  expect(await titles(app, token, { q: "差异的" })).toEqual(["盘点的问题"]);
  await app.deps.search.tidy();
  // As the migration leaves it.
  const { db } = app.deps;
  await db.updateTable("essay").set({ words: "", search_text: "", derived_seq: -1 }).where("id", "=", essayId).execute();
  await db.updateTable("document").set({ derived_seq: -1, compact_at: 0 }).where("id", "=", essayId).execute();
  expect(await titles(app, token, { q: "差异的" })).toEqual([]);
  await derive();
  expect(await titles(app, token, { q: "差异的" })).toEqual(["盘点的问题"]);
});

test.each(TEST_DATABASE_KINDS)("two processes make the same works ready at the same time, and each is found once (%s)", async (kind) => {
  const opened = await openTestDatabase(kind);
  const [one, other] = [await createTestApp({ database: opened }), await createTestApp({ database: opened })];
  try {
    const { token, userId } = await one.signIn();
    await oneOfEach(one, userId);
    await Promise.all([one.deps.search.tidy(), other.deps.search.tidy(), one.deps.search.tidy()]);
    expect(await opened.db.selectFrom("work_index").selectAll().execute()).toHaveLength(7);
    expect(await titles(other, token, { q: "的内容" })).toEqual(["论文", "笔记", "思维树"]);
  } finally {
    await one.close();
    await other.close();
    await opened.close();
  }
});

/** Numbers that look random and are the same at every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

testOnEachDatabase("the search finds exactly what a look into every text finds, in random Chinese and English", async (app) => {
  const { token, userId } = await app.signIn();
  const roll = dice(17);
  const LETTERS = "周报会议纪要上线评审数据ab cdeé %_\\'\"。，1２𠮷";
  const text = (length: number) => Array.from({ length }, () => [...LETTERS][roll([...LETTERS].length)]).join("");
  const works: { id: string; words: string; at: number }[] = [];
  for (let n = 0; n < 120; n++) {
    const [id, title, body] = [`x${String(n).padStart(3, "0")}`, text(2 + roll(6)).trim() || "无", text(roll(60))];
    const folded = `${title}\n${body}`.normalize("NFKC").toLowerCase();
    works.push({ id, words: folded, at: n });
    await app.deps.db
      .insertInto("document")
      .values(documentRow({ id, user_id: userId, kind: "note", seq: 0, derived_seq: 0 }))
      .execute();
    await app.deps.db
      .insertInto("note")
      .values(noteRow({ document_id: id, user_id: userId, title, words: body, search_text: folded, updated_at: n }))
      .execute();
    // Half are made ready, half are not.
    if (n === 60) await app.deps.search.tidy();
  }
  for (let n = 0; n < 60; n++) {
    const q =
      roll(3) === 0 ? text(1 + roll(3)) : [...(works[roll(works.length)]?.words ?? "")].slice(roll(5), roll(5) + 2 + roll(5)).join("");
    const wanted = q.normalize("NFKC").toLowerCase().trim();
    if (wanted === "" || /^[a-z' ]+$/.test(wanted)) continue;
    const found = await idsOnAllPages(app, token, { q, size: 7 });
    const naive = works.filter(({ words }) => words.includes(wanted)).sort((a, b) => b.at - a.at);
    expect(found, JSON.stringify(q)).toEqual(naive.map(({ id }) => id));
  }
});

testOnEachDatabase("what hundreds of works hold is found page by page in each of them once, last changed first", async (app) => {
  const { token, userId } = await app.signIn();
  const PIECES = 450;
  // Each piece has two drafts, the second of another piece's time; every third draft has the words apart.
  const drafts = Array.from({ length: 2 * PIECES }, (_, n) => {
    const piece = `p${String(n < PIECES ? n : (n * 7) % PIECES).padStart(3, "0")}`;
    const body = n % 50 === 0 ? "周报很长" : n % 3 === 0 ? "周和报很短，很长" : "周报，报很，很长";
    return { id: `g${String(n).padStart(3, "0")}`, piece, at: n, body };
  });
  const rows = drafts.map(({ id, piece, at, body }) =>
    generationRow({ id, piece_id: piece, user_id: userId, title: "稿子", text: body, search_text: body, task: '{"t":1}', created_at: at }),
  );
  for (let from = 0; from < rows.length; from += 100)
    await app.deps.db
      .insertInto("generation")
      .values(rows.slice(from, from + 100))
      .execute();
  for (const isReady of [false, true]) {
    if (isReady) await app.deps.search.tidy();
    for (const q of ["周报", "周报很长"]) {
      const found = await idsOnAllPages(app, token, { q, size: 50 });
      const pieces = [...Map.groupBy(drafts, ({ piece }) => piece)].map(([id, own]) => ({
        id,
        at: Math.max(...own.map(({ at }) => at)),
        has: own.some(({ body }) => body.includes(q)),
      }));
      const wanted = pieces.filter(({ has }) => has).sort((a, b) => b.at - a.at);
      expect(found, q).toEqual(wanted.map(({ id }) => id));
    }
  }
});

testOnEachDatabase("what the search knows of a person goes with their account", async (app) => {
  const { token, userId } = await app.signIn();
  await oneOfEach(app, userId);
  await list(app, token);
  await app.deps.search.tidy();
  expect(await app.deps.db.selectFrom("work_index").selectAll().execute()).toHaveLength(7);
  const search = app.personalData.find(({ module }) => module === "search");
  expect(await search?.erasePersonalData?.(userId)).toBe(true);
  expect(await app.deps.db.selectFrom("work_index").selectAll().execute()).toEqual([]);
});
