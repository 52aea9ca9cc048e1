import { allDocuments, allScenes, exampleOf } from "@tangleaf/catalogue";
import { DOCUMENT_SHAPES } from "@tangleaf/catalogue/document-shapes";
import { DOCUMENT_TYPES } from "@tangleaf/contract";

import { expect, test } from "vitest";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createLibrary } from "./library.ts";

const all = [...allScenes(), ...allDocuments()];

testOnSqlite("anybody may see what the sample writer makes of a scene's example, and nothing of it is kept or counted", async (app) => {
  const first = await app.call("/api/scene/sample", { sceneType: "weeklyReport" });
  expect(first.data).toEqual({ text: expect.stringContaining("接口联调完成 80%") });
  const { token } = await app.signIn("reader");
  const before = (await app.call("/api/user/getCounter", {}, token)).data;
  expect((await app.call("/api/scene/sample", { sceneType: "weeklyReport" }, token)).data).toEqual(first.data);
  expect((await app.call("/api/user/getCounter", {}, token)).data).toEqual(before);
  expect((await app.call("/api/ai/list", {}, token)).data).toMatchObject({ total: 0 });
});

testOnSqlite("a scene that is not there is refused", async (app) => {
  expect(await app.call("/api/scene/sample", { sceneType: "nothing" })).toMatchObject({
    isSuccess: false,
    refusal: { reason: "scene.unknown" },
  });
});

test("what only a model can do has no sample", async () => {
  const library = createLibrary("zh");
  const samples = await Promise.all(all.map(({ key }) => library.sample(key)));
  const without = all.filter((_, at) => samples[at] === null).map(({ key }) => key);
  expect(without.sort()).toEqual(["continueDoc", "expandDoc", "svImitate", "translateDoc"]);
});

test.each(["zh", "en"] as const)("every other sample is written from the words of its example (%s)", async (variant) => {
  const library = createLibrary(variant);
  const samples = await Promise.all(all.map(({ key }) => library.sample(key)));
  const wrong = all.filter((scene, at) => {
    const sample = samples[at] ?? null;
    if (sample === null) return false;
    const words = Object.values(exampleOf(scene, variant)).join(" ");
    const parts = words.toLowerCase().match(/\p{Script=Han}{2}|[a-z]{4,}/gu) ?? [];
    return !parts.some((part) => sample.toLowerCase().includes(part));
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

const languages = DOCUMENT_TYPES.flatMap((type) => [[type, "zh"] as const, [type, "en"] as const]);
test.each(languages)(
  "the sample of %s in %s is the whole document: its chapters, the example's sentences, and no reference left raw",
  async (type, variant) => {
    const sample = (await createLibrary(variant).sample(type)) ?? "";
    const titles = DOCUMENT_SHAPES[type].chapters.map(({ title }) => title[variant]);
    expect(titles.filter((title) => !new RegExp(`^## .*${title}$`, "m").test(sample))).toEqual([]);
    const scene = allDocuments().find(({ key }) => key === type);
    const material = String(scene === undefined ? "" : exampleOf(scene, variant)["content"]);
    // Signs and the first word may change where sentences are put together.
    const words = material
      .split(/[。，；：\n]|[.,:;] ?/)
      .map((clause) => clause.trim().slice(1))
      .filter((clause) => clause.length > 5);
    const said = words.filter((clause) => sample.includes(clause));
    expect(said.length / words.length).toBeGreaterThan(0.7);
    expect(sample).not.toContain("[[");
  },
);
