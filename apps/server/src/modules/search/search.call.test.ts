import { expect } from "vitest";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { documentRow, noteRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const LONG_UNITS = 60_000;

/** Words that differ from place to place, in lines of some length. */
const textOf = (seed: number, units: number) =>
  Array.from({ length: units }, (_, at) =>
    at % 40 === 39 ? "\n" : String.fromCharCode(0x4e00 + ((at * 7919 + seed * 104_729) % 4000)),
  ).join("");

async function addNote(app: TestApp, userId: string, { id, title, words }: { id: string; title: string; words: string }): Promise<void> {
  await app.deps.db
    .insertInto("document")
    .values(documentRow({ id, user_id: userId, kind: "note", derived_seq: 0 }))
    .execute();
  const search_text = `${title}\n${words}`.normalize("NFKC").toLowerCase();
  await app.deps.db
    .insertInto("note")
    .values(
      noteRow({ document_id: id, user_id: userId, title, words, search_text, excerpt: excerptOf(words.replace(/\s+/g, " "), undefined) }),
    )
    .execute();
}

type Found = { readonly id: string; readonly excerpt: string };
async function found(app: TestApp, token: string, q: string): Promise<Found[]> {
  const notes = (await app.call("/api/note/list", { notebookId: "all", q }, token)).data.list;
  const works = (await app.call("/api/work/list", { q }, token)).data.list;
  const ids = notes.map(({ noteId }) => noteId).sort();
  expect(works.map(({ id }) => id).sort(), q).toEqual(ids);
  return notes.map(({ noteId: id, excerpt }) => ({ id, excerpt }));
}

testOnEachDatabase("long texts are searched in parts and answer as whole texts do, ready for the search or not", async (app) => {
  const { token, userId } = await app.signIn();
  const words = [1, 2, 3].map((seed) => textOf(seed, LONG_UNITS));
  const [first = "", second = "", third = ""] = words;
  await addNote(app, userId, { id: "a", title: "甲", words: `${first}Ａ１结尾` });
  await addNote(app, userId, { id: "b", title: "乙", words: second });
  await addNote(app, userId, { id: "c", title: "甲乙", words: `${third}%_'"\\` });
  const asked = ["甲", "乙", "甲乙", "a1结", "%", "_'", '"\\', "zz", "龘"];
  // Places all over the text, short and long, within a line and over its end.
  for (let at = 0; at < LONG_UNITS - 100; at += 4999)
    asked.push(second.slice(at, at + 1), second.slice(at, at + 2), third.slice(at, at + 33));
  const wanted = (q: string) => {
    const looked = q.trim().normalize("NFKC").toLowerCase();
    const all = { a: `甲\n${first}a1结尾`, b: `乙\n${second}`, c: `甲乙\n${third}%_'"\\` };
    return Object.entries(all).flatMap(([id, text]) => (text.includes(looked) ? [id] : []));
  };
  for (const isReady of [false, true]) {
    if (isReady) await app.deps.search.tidy();
    for (const q of asked) {
      if (q.trim() === "") continue;
      const list = await found(app, token, q);
      expect(list.map(({ id }) => id).sort(), JSON.stringify([isReady, q])).toEqual(wanted(q));
    }
  }
});

testOnEachDatabase(
  "the excerpt of a long text shows what stands around the words, and the beginning where only the title has them",
  async (app) => {
    const { token, userId } = await app.signIn();
    const words = `${textOf(5, LONG_UNITS)}前面。ＡＢＣ 这里是Needle的地方。${textOf(6, LONG_UNITS)}`;
    await addNote(app, userId, { id: "a", title: "标题独有", words });
    const before = [await found(app, token, "needle的"), await found(app, token, "标题独有")];
    await app.deps.search.tidy();
    const after = [await found(app, token, "needle的"), await found(app, token, "标题独有")];
    expect(after[0]?.[0]?.excerpt).toContain("ＡＢＣ 这里是Needle的地方");
    expect(after).toEqual(before);
  },
);

testOnEachDatabase("an edit makes the parts it changed ready anew, and what is gone is not found any more", async (app) => {
  const { token, userId } = await app.signIn();
  const words = textOf(7, LONG_UNITS);
  await addNote(app, userId, { id: "a", title: "笔记", words: `开头的旧话。${words}` });
  await app.deps.search.tidy();
  const partsOf = async () => {
    const { parts } = await app.deps.db.selectFrom("work_index").select("parts").where("entry_id", "=", "a").executeTakeFirstOrThrow();
    const list: [number, string, number][] = JSON.parse(parts);
    return list.map(([, hash]) => hash);
  };
  const before = await partsOf();
  const changed = `开头的新话，长一些。${words}`;
  const row = { words: changed, search_text: `笔记\n${changed}`, derived_seq: 5 };
  await app.deps.db.updateTable("note").set(row).where("document_id", "=", "a").execute();
  await app.deps.search.tidy();
  const after = await partsOf();
  expect(after.filter((hash) => !before.includes(hash)).length).toBeLessThan(before.length / 2);
  expect(await found(app, token, "旧话")).toEqual([]);
  expect((await found(app, token, "新话")).map(({ id }) => id)).toEqual(["a"]);
});

testOnSqlite("words that grow beyond what a part holds whole are looked for in the texts", async (app) => {
  const { token, userId } = await app.signIn();
  // Folded, each is four characters: アハ゜ート.
  const sign = "\u{3300}";
  await addNote(app, userId, { id: "a", title: "甲", words: `前${sign.repeat(40)}后` });
  await addNote(app, userId, { id: "b", title: "乙", words: sign.repeat(39) });
  await app.deps.search.tidy();
  expect((await found(app, token, sign.repeat(40))).map(({ id }) => id)).toEqual(["a"]);
});

testOnSqlite("what one person has is found by nobody else, also where the words are the same", async (app) => {
  const [one, other] = [await app.signIn(), await app.signIn("other")];
  await addNote(app, one.userId, { id: "a", title: "甲", words: "同样的话" });
  await addNote(app, other.userId, { id: "b", title: "乙", words: "同样的话" });
  await app.deps.search.tidy();
  expect((await found(app, one.token, "同样的话")).map(({ id }) => id)).toEqual(["a"]);
  expect((await found(app, other.token, "样")).map(({ id }) => id)).toEqual(["b"]);
});

testOnSqlite("what is deleted for good leaves the index at once, not with the next hour", async (app) => {
  const { token, userId } = await app.signIn();
  await addNote(app, userId, { id: "a", title: "甲", words: "不再要的话" });
  await app.deps.search.tidy();
  await app.call("/api/note/remove", { noteIds: ["a"] }, token);
  await app.call("/api/note/remove", { noteIds: ["a"], forever: true }, token);
  const indexed = () => app.deps.db.selectFrom("work_index").select("entry_id").execute();
  await expect.poll(indexed).toEqual([]);
});
