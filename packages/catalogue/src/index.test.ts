import { sceneListItemSchema, sceneSchema, type Variant } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import {
  allDocuments,
  allScenes,
  categories,
  findScene,
  groupsOf,
  layoutOf,
  lengthOf,
  listTypeNames,
  menu,
  resolveListType,
  scenesOf,
  searchScenes,
  toSceneListItem,
  toSceneView,
} from "./index.ts";
import { readPalette, searchPalette } from "./palette.ts";
import paletteEn from "./palette-en.gen.json" with { type: "json" };
import paletteZh from "./palette-zh.gen.json" with { type: "json" };

const all = [...allScenes(), ...allDocuments()];

describe("lists", () => {
  it("knows the list types and aliases and no others", () => {
    expect([...listTypeNames].sort()).toEqual(
      ["college", "gongwen", "admin", "shortVideo", "redbook", "work", "office", "yingxiao", "startup", "tool", "all"].sort(),
    );
    expect([resolveListType("admin"), resolveListType("office"), resolveListType("Work"), resolveListType("document")]).toEqual([
      "gongwen",
      "work",
      null,
      null,
    ]);
    expect(scenesOf("admin")).toEqual(scenesOf("gongwen"));
    expect(scenesOf("nonsense")).toBeNull();
    expect(scenesOf("toString")).toBeNull();
    expect(scenesOf("all")).toHaveLength(allScenes().length);
  });

  it("finds by exact key only", () => {
    expect(findScene("weeklyreport")).toBeNull();
    expect(findScene("")).toBeNull();
    expect(findScene("kepu")?.type).toBe("document");
  });

  it("groups a category's scenes by occasion, none missing, none twice", () => {
    const shown = groupsOf("startup", "zh").flatMap(({ scenes }) => scenes.map(({ sceneType }) => sceneType));
    expect(shown).toEqual(scenesOf("startup")?.map(({ key }) => key));
    expect(groupsOf("college", "en").every(({ title, remark }) => title && remark)).toBe(true);
  });

  it("lists what belongs to the Communist Party under college in Chinese only", () => {
    const listed = (variant: Variant) => groupsOf("college", variant).flatMap(({ scenes }) => scenes.map(({ sceneType }) => sceneType));
    expect(listed("zh")).toContain("gwPartyApply");
    expect(listed("en")).not.toContain("gwPartyApply");
    expect(
      menu("en")
        .filter(({ path }) => path === "/scene/gwPartyApply")
        .map(({ category }) => category),
    ).toEqual(["gongwen"]);
  });

  it("fills the menu with every scene and document of every category", () => {
    for (const variant of ["zh", "en"] as const) {
      const items = menu(variant);
      expect(new Set(items.map(({ path }) => path)).size).toBe(all.length);
      expect(new Set(items.map(({ category }) => category)).size).toBe(categories.length);
      expect(
        items.filter(
          ({ title, shortTitle, icon, remark, marked }) => !title || !shortTitle || !icon || !remark || !["", "red"].includes(marked),
        ),
      ).toEqual([]);
    }
  });
});

describe("views", () => {
  it("show what the contract says and never how a text is made", () => {
    for (const scene of all) {
      const view = toSceneView(scene, "zh");
      expect(sceneSchema.strict().safeParse(view).success, scene.key).toBe(true);
      expect(sceneListItemSchema.strict().safeParse(toSceneListItem(scene, "en")).success, scene.key).toBe(true);
      expect(JSON.stringify(view), scene.key).not.toContain(scene.recipe.task);
      expect(JSON.stringify(view), scene.key).not.toContain(scene.recipe.role);
    }
    const recipe = findScene("weeklyReport")?.recipe.role ?? "";
    expect(JSON.stringify([paletteZh, paletteEn, menu("zh")])).not.toContain(recipe);
  });
});

it("a scene says whether its texts close with name and date, and their language where it is not the site's", () => {
  const output = (key: string) => {
    const scene = findScene(key);
    return scene && toSceneView(scene, "zh").output;
  };
  expect(output("leaveApply")).toMatchObject({ isSigned: true });
  expect(output("weeklyReport")).toMatchObject({ isSigned: false });
  expect(output("weeklyReport")).not.toHaveProperty("language");
  expect(output("englishEmail")).toMatchObject({ isSigned: true, language: "en" });
});

it("official documents stand by GB/T 9704, other Chinese texts as letters, English ones as they are", () => {
  const layout = (key: string, variant: Variant) => layoutOf(findScene(key), variant);
  expect([layout("gwRequest", "zh"), layout("weeklyReport", "zh"), layout("gwRequest", "en")]).toEqual(["gongwen", "letter", "none"]);
  expect(layoutOf(null, "zh")).toBe("letter");
});

describe("search", () => {
  const entries = readPalette(paletteZh);
  const titles = (query: string) => searchPalette(entries, query).map(({ title }) => title);

  it("finds by title, pinyin and initials, the named one first", () => {
    expect(titles("周报")[0]).toBe("周报");
    expect(titles("zhoubao")[0]).toBe("周报");
    expect(titles("ZB")[0]).toBe("周报");
    expect(titles("zbd")[0]).toBe("直播带货话术");
    expect(titles("nzzj")).toEqual(["年中总结", "年终总结"]);
    expect(titles("jiaodui")).toEqual(["校对纠错"]);
    expect(titles("okr")).toEqual(["OKR 制定"]);
    expect(titles("diaogang")).toEqual(["调岗申请"]);
    expect(titles("没有这种场景")).toEqual([]);
    expect(titles("  ")).toHaveLength(all.length);
  });

  it("answers the server the same way, in either language", () => {
    expect(searchScenes(allScenes(), "weekly report")[0]?.key).toBe("weeklyReport");
    expect(searchScenes(allScenes(), "zhoubao")[0]?.key).toBe("weeklyReport");
    expect(searchScenes(scenesOf("college") ?? [], "周报")).toEqual([]);
  });

  it("reads back from the stored index what the catalogue says", () => {
    for (const [variant, data] of [
      ["zh", paletteZh],
      ["en", paletteEn],
    ] as const) {
      expect(
        readPalette(data).map(({ key, type, title, categories: listed, remark, icon, marked, length, unit, required }) => ({
          ...{ key, type, title, listed, remark, icon, marked, length, unit, required },
        })),
      ).toEqual(
        all.map((scene) => ({
          ...{ key: scene.key, type: scene.type, title: scene.title[variant], listed: scene.categories, remark: scene.remark[variant] },
          ...{ icon: scene.icon, marked: scene.marked, length: lengthOf(scene)?.default ?? null, unit: scene.output.unit },
          required: scene.form.filter(({ required, type }) => required && type !== "number").map(({ label }) => label[variant]),
        })),
      );
    }
  });
});
