import { readPalette } from "@tangleaf/catalogue/palette";
import rows from "@tangleaf/catalogue/palette-zh" with { type: "json" };
import { expect, test } from "vitest";
import { findItems } from "./palette-items.ts";

const entries = readPalette(rows);
const actions = [{ id: "texts", title: "我的稿子", icon: "files" as const, run: () => undefined }];
const scenesFor = (query: string) =>
  findItems({ entries, texts: [], actions: [] }, query).flatMap((item) => (item.kind === "scene" ? [item.entry.title] : []));

test("a scene is found by its name, its pinyin and its initials", () => {
  expect(scenesFor("周报")[0]).toBe("周报");
  expect(scenesFor("zhoubao")[0]).toBe("周报");
  expect(scenesFor("zb")).toContain("周报");
});

test("before anything is typed the hot scenes are offered", () => {
  const found = findItems({ entries, texts: [], actions }, "");
  expect(found.filter(({ kind }) => kind === "scene").every((item) => item.kind === "scene" && item.entry.marked === "red")).toBe(true);
  expect(found.at(-1)?.id).toBe("action-texts");
});

test("actions are found by their words", () => {
  expect(findItems({ entries, texts: [], actions }, "我的稿").map(({ id }) => id)).toContain("action-texts");
});
