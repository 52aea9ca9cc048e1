import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUser, openUser, userKept } from "#lib/browser-storage.ts";
import { dropEdit, editJournalOf, editsOf, sweepJournal, useJournal } from "./edit-journal.ts";
import { deleteRowsOf, putRow, readRows } from "./journal-db.ts";

const TEXT = { kind: "generation", id: "g1" } as const;
const edit = (text: string, at = 1) => ({ baseVersion: 3, text, upTo: null, at });
const journal = editJournalOf("a");
const otherTab = (text: string, at: number) => ({ ...TEXT, ...edit(text, at), userId: "a", tab: "other" });
const editKeys = () =>
  userKept("a")
    .keys()
    .filter((key) => key.startsWith("edit:"));
const storedTexts = async () => (await readRows("a")).map(({ text }) => text);

/** No transaction goes through: no room left, or a private window. */
function refuseWrites() {
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

beforeEach(() => openUser("a"));
afterEach(async () => {
  vi.restoreAllMocks();
  await journal.clear(TEXT);
  await Promise.all([deleteRowsOf("a"), deleteRowsOf("b")]);
  localStorage.clear();
  useJournal.setState({ keeps: true });
});

test("an edit is kept until the server has it, by the one whose it is", async () => {
  await journal.write(TEXT, edit("改过"));
  expect(await journal.read(TEXT)).toEqual(edit("改过"));
  expect(await editJournalOf("b").read(TEXT)).toBeNull();
  expect(await editJournalOf(null).read(TEXT)).toBeNull();
  await journal.clear(TEXT);
  expect(await journal.read(TEXT)).toBeNull();
});

test("edits and their clearing take effect in the order they were asked for", async () => {
  void journal.write(TEXT, edit("一", 1));
  void journal.clear(TEXT);
  void journal.write(TEXT, edit("二", 2));
  expect(await journal.read(TEXT)).toEqual(edit("二", 2));
  await expect.poll(storedTexts).toEqual(["二"]);
});

test("two tabs keep their edits of one text beside each other, and clear only their own", async () => {
  await putRow(otherTab("那边的", 1));
  await journal.write(TEXT, edit("这边的", 2));
  expect((await editsOf("a", TEXT)).map(({ text }) => text)).toEqual(["那边的", "这边的"]);
  await journal.clear(TEXT);
  expect(await storedTexts()).toEqual(["那边的"]);
});

test("an edit the server has does not hide an older one of another tab that it does not have", async () => {
  await putRow(otherTab("那边没存上的", 1));
  await journal.write(TEXT, edit("已经存上的", 2));
  expect(await journal.read(TEXT, ({ text }) => text === "已经存上的")).toEqual(edit("那边没存上的", 1));
  expect(await storedTexts()).toEqual(["那边没存上的"]);
});

test("a tab that goes on with the edit of a closed one keeps it until its own is stored, then instead of it", async () => {
  await putRow(otherTab("关掉的", 1));
  expect(await journal.read(TEXT)).toEqual(edit("关掉的"));
  expect(await storedTexts()).toEqual(["关掉的"]);
  await journal.write(TEXT, edit("接着改", 2));
  expect(await storedTexts()).toEqual(["接着改"]);
  await journal.clear(TEXT);
  expect(await storedTexts()).toEqual([]);
});

test("an edit replaced by its tab after it was sent is not dropped", async () => {
  await journal.write(TEXT, edit("先", 1));
  const [sent] = await editsOf("a");
  await journal.write(TEXT, edit("后", 2));
  if (sent) await dropEdit(sent);
  expect(await storedTexts()).toEqual(["后"]);
});

test("what the database had not taken when the page went is there at the next visit, once", async () => {
  const refused = refuseWrites();
  await journal.write(TEXT, edit("最后一句", 5));
  window.dispatchEvent(new Event("pagehide"));
  refused.mockRestore();
  expect(editKeys()).toHaveLength(1);
  await editsOf("a");
  await expect.poll(storedTexts).toEqual(["最后一句"]);
  await editsOf("a");
  expect(editKeys()).toEqual([]);
});

test("what a closing page kept is newer than what the database has of the same tab, and replaces it", async () => {
  await putRow(otherTab("早", 1));
  userKept("a").write("edit:generation/g1/other", JSON.stringify(otherTab("晚", 2)));
  expect((await editsOf("a")).map(({ text }) => text)).toEqual(["晚"]);
  await expect.poll(storedTexts).toEqual(["晚"]);
});

test("of a page that was only put aside, what it keeps afterwards counts, not what it kept when it went", async () => {
  const refused = refuseWrites();
  await journal.write(TEXT, edit("那时", 1));
  window.dispatchEvent(new Event("pagehide"));
  await journal.write(TEXT, edit("后来", 2));
  expect(await journal.read(TEXT)).toEqual(edit("后来", 2));
  refused.mockRestore();
  await journal.write(TEXT, edit("再后来", 3));
  expect(await journal.read(TEXT)).toEqual(edit("再后来", 3));
  expect(editKeys()).toEqual([]);
});

test("a browser that keeps nothing loses nothing while the page lives, and it is known", async () => {
  const refused = refuseWrites();
  await journal.write(TEXT, edit("只在这里"));
  expect(useJournal.getState().keeps).toBe(false);
  expect(await journal.read(TEXT)).toEqual(edit("只在这里"));
  expect(await editsOf("a")).toHaveLength(1);
  refused.mockRestore();
  await journal.write(TEXT, edit("又能留了", 2));
  expect(useJournal.getState().keeps).toBe(true);
  expect(await storedTexts()).toEqual(["又能留了"]);
});

test("edits of earlier versions in localStorage go over into the database", async () => {
  localStorage.setItem("user/a/edit:g1", JSON.stringify({ baseVersion: 3, text: "旧版", at: 1 }));
  expect(await journal.read(TEXT)).toEqual(edit("旧版"));
  await expect.poll(storedTexts).toEqual(["旧版"]);
  expect(editKeys()).toEqual([]);
});

test("an edit an earlier version kept for nobody goes to whom the server gives its text", async () => {
  localStorage.setItem("edit:g1", JSON.stringify(edit("没写名字")));
  expect(await editsOf("a")).toEqual([]);
  expect(await journal.read(TEXT)).toEqual(edit("没写名字"));
  expect(await editJournalOf("b").read(TEXT)).toBeNull();
  expect(localStorage.getItem("edit:g1")).toBeNull();
});

test("an edit kept for its owner is not replaced by one an earlier version kept for nobody", async () => {
  localStorage.setItem("user/a/edit:g1", JSON.stringify(edit("有名字", 2)));
  localStorage.setItem("edit:g1", JSON.stringify(edit("没写名字", 1)));
  expect(await journal.read(TEXT)).toEqual(edit("有名字", 2));
});

test("nothing of who signed out stays, and nothing late is kept", async () => {
  await journal.write(TEXT, edit("改过"));
  forgetUser("a");
  await journal.write(TEXT, edit("来晚了", 2));
  window.dispatchEvent(new Event("pagehide"));
  expect(await editsOf("a")).toEqual([]);
  await expect.poll(storedTexts).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("edits of who has not been here for long and has nothing else kept are swept", async () => {
  await putRow({ ...otherTab("谁的", 10), userId: "b" });
  await putRow(otherTab("还在", 10));
  userKept("a").write("visited", "1");
  await sweepJournal(5);
  expect(await readRows("b")).toHaveLength(1);
  await sweepJournal(20);
  expect(await readRows("b")).toEqual([]);
  expect(await storedTexts()).toEqual(["还在"]);
});
