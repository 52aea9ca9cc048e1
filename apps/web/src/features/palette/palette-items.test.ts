import { readPalette } from "@tangleaf/catalogue/palette";
import rows from "@tangleaf/catalogue/palette-zh" with { type: "json" };
import { createFinder, forms, readings } from "@tangleaf/catalogue/sentence-zh";
import { expect, test } from "vitest";
import { findItems, isLike } from "./palette-items.ts";

const entries = readPalette(rows);
const data = { entries, finder: createFinder(entries), forms, readings };
const actions = [{ id: "texts", title: "我的稿子", icon: "files" as const, run: () => undefined }];
const nothingOwn = { texts: [], documents: [] };
const scenesFor = (query: string) =>
  findItems({ data, ...nothingOwn, actions: [] }, query).flatMap((item) => (item.kind === "scene" ? [item] : []));
const titlesFor = (query: string) => scenesFor(query).map(({ entry }) => entry.title);

test("a scene is found by its name, its pinyin and its initials", () => {
  expect(titlesFor("周报")[0]).toBe("周报");
  expect(titlesFor("zhoubao")[0]).toBe("周报");
  expect(titlesFor("zb")).toContain("周报");
});

test("a sentence finds its scene, and what it says goes along", () => {
  const [first] = scenesFor("帮我写一篇关于《活着》的读后感，800 字");
  expect(first).toMatchObject({ entry: { key: "postReading" }, path: "/scene/postReading", said: { bookName: "活着", length: 800 } });
});

test("before anything is typed the hot scenes are offered", () => {
  const found = findItems({ data, ...nothingOwn, actions }, "");
  expect(found.filter(({ kind }) => kind === "scene").every((item) => item.kind === "scene" && item.entry.marked === "red")).toBe(true);
  expect(found.at(-1)?.id).toBe("action-texts");
});

test("actions are found by their words", () => {
  expect(findItems({ data, ...nothingOwn, actions }, "我的稿").map(({ id }) => id)).toContain("action-texts");
});

test("one's own essays and notes are found by title, pinyin and initials, only when something is searched", () => {
  const note = { id: "n1", title: "老城旧书店", at: "2026-01-01", path: "/notebook/note/n1", icon: "notebook" as const };
  const idsFor = (query: string) => findItems({ data, texts: [], documents: [note], actions: [] }, query).map(({ id }) => id);
  for (const query of ["旧书", "jiushudian", "jsd"]) expect(idsFor(query)).toContain("document-n1");
  expect(idsFor("")).not.toContain("document-n1");
  expect(idsFor("xinshu")).not.toContain("document-n1");
});

test("what the server found by its words stands behind what is found by title, each once", () => {
  const note = { id: "n1", title: "老城旧书店", at: "2026-01-01", path: "/notebook/note/n1", icon: "notebook" as const };
  const table = { id: "t1", title: "报销", at: "2026-01-01", path: "/table/sheet/t1", icon: "table" as const, draftId: null };
  const found = [{ ...note, draftId: null }, table];
  const idsFor = (query: string) => findItems({ data, texts: [], documents: [note], found, actions: [] }, query).map(({ id }) => id);
  expect(idsFor("旧书").filter((id) => id.startsWith("document-"))).toEqual(["document-n1", "document-t1"]);
  expect(idsFor("")).not.toContain("document-t1");
});

test("a reading is met at the beginning of a syllable", () => {
  expect(isLike("活着", "huozhe", readings)).toBe(true);
  expect(isLike("活着", "uozhe", readings)).toBe(false);
});
