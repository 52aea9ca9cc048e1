import { expect, it } from "vitest";
import { type CategoryFile, categoryFileSchema } from "./category-file.ts";
import { type ContentFile, parseContent } from "./content-file.ts";
import { joinScenes } from "./join-scenes.ts";
import { CATEGORY_KEYS, sceneFileSchema } from "./scene-file.ts";
import { faultsOf } from "./testing/faults-in.ts";
import { SCENE_TEXT } from "./testing/scene-text.ts";

const TEXT = "{ zh: 名, en: Name }";

/** One file a category; those of `groups` list these scenes, a group each. */
function categoriesWith(groups: Readonly<Record<string, readonly string[]>>): ContentFile<CategoryFile>[] {
  return CATEGORY_KEYS.map((key, n) => {
    const lists = (groups[key] ?? []).map((scenes) => `  - { title: ${TEXT}, remark: ${TEXT}, scenes: [ ${scenes} ] }`);
    const head = `key: ${key}\norder: ${n}\ntitle: ${TEXT}\nremark: ${TEXT}\nicon: note\ntab: ${key}\n`;
    return parseContent(`${key}.yaml`, `${head}groups:${lists.length === 0 ? " []" : `\n${lists.join("\n")}`}\n`, categoryFileSchema);
  });
}

/** Joins scenes of these keys and files, which are all in the first category. */
function join(groups: Readonly<Record<string, readonly string[]>>, files: readonly { name: string; key: string; also?: string }[]) {
  const categories = categoriesWith(groups);
  const [first] = categories;
  if (first === undefined) throw new Error("there is no category");
  const scenes = files.map(({ name, key, also }) => {
    const text = SCENE_TEXT.replace("readingPlan", key).replace("form:\n", `${also === undefined ? "" : `alsoIn: [ ${also} ]\n`}form:\n`);
    return { category: first.value, file: parseContent(`college/${name}.yaml`, text, sceneFileSchema) };
  });
  return joinScenes(categories, scenes, { zh: {}, en: {} });
}

const PLAN = { name: "reading-plan", key: "readingPlan" };

it("orders scenes as groups name them, and lists each under its folder's category first", () => {
  const files = [
    { ...PLAN, also: "work" },
    { name: "book-list", key: "bookList" },
  ];
  const { scenes, search } = join({ college: ["bookList, readingPlan"], work: ["readingPlan"] }, files);
  expect(scenes.map(({ key }) => key)).toEqual(["bookList", "readingPlan"]);
  expect(scenes[1]).toMatchObject({ type: "scene", category: "college", categories: ["college", "work"], marked: "" });
  expect(search["bookList"]?.zh.names).toEqual(["阅读计划"]);
});

it("takes the name of a scene with a random key from its file", () => {
  const { scenes } = join({ college: ["q4yksryg3v"] }, [{ name: "term-open", key: "q4yksryg3v" }]);
  expect(scenes[0]).toMatchObject({ key: "q4yksryg3v", slug: "termOpen" });
});

it("refuses a scene in no group, naming the file to add it to", () => {
  expect(faultsOf(() => join({}, [PLAN]))).toEqual([
    "college/reading-plan.yaml:1: key: Add readingPlan to a group in college.yaml: its place there is its place in the menu.",
  ]);
  expect(faultsOf(() => join({ college: ["readingPlan"] }, [{ ...PLAN, also: "work" }]))).toEqual([
    expect.stringContaining("Add readingPlan to a group in work.yaml"),
  ]);
});

it("refuses a group with a scene that is not there or stands in another", () => {
  expect(faultsOf(() => join({ college: ["readingPlan, weeklyPlan"] }, [PLAN]))).toEqual([
    "college.yaml:8: groups › no. 1 › scenes › no. 2: The category has no scene weeklyPlan.",
  ]);
  expect(faultsOf(() => join({ college: ["readingPlan", "readingPlan"] }, [PLAN]))).toEqual([
    "college.yaml:8: groups › no. 1 › scenes › no. 1: readingPlan stands in two groups. Keep one.",
    "college.yaml:9: groups › no. 2 › scenes › no. 1: readingPlan stands in two groups. Keep one.",
  ]);
});

it("refuses a file that is not named for its key, and a key of two scenes", () => {
  expect(faultsOf(() => join({ college: ["readingPlan"] }, [{ ...PLAN, name: "plan" }]))).toEqual([
    "college/plan.yaml:1: key: Name the file reading-plan.yaml, or write the key that fits its name.",
  ]);
  expect(faultsOf(() => join({ college: ["readingPlan"] }, [PLAN, { ...PLAN, name: "copy" }]))).toEqual(
    expect.arrayContaining(["college/copy.yaml:1: key: college/reading-plan.yaml has this key too. Write another one."]),
  );
});
