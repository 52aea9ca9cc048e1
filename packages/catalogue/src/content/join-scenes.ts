import type { CatalogueScene, Category, SceneSearch } from "../scene.ts";
import type { CategoryFile } from "./category-file.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { checkKeys, nameOf } from "./file-names.ts";
import { CATEGORY_KEYS, type SceneFile } from "./scene-file.ts";

/** The key of a speech is a random code: its file has a name of its own. */
const RANDOM_KEY = /^[a-z0-9]{10}$/;

export type SceneContent = {
  /** In the order of the menu. */
  readonly categories: readonly Category[];
  /** In the order of menu and lists. */
  readonly scenes: readonly CatalogueScene[];
  /** By scene; those of the essays stand under `essay`. */
  readonly search: Readonly<Record<string, SceneSearch>>;
};

/** A scene file and the category in whose folder it is. */
type SceneRead = { readonly category: CategoryFile; readonly file: ContentFile<SceneFile> };

/**
 * Makes the catalogue of its files, and checks what they must keep to together: keys, names of files, groups.
 *
 * @throws {ContentError} with every fault
 */
export function joinScenes(
  categories: readonly ContentFile<CategoryFile>[],
  scenes: readonly SceneRead[],
  essay: SceneSearch,
): SceneContent {
  const faults = [...checkCategories(categories), ...checkNames(scenes), ...checkGroups(categories, scenes)];
  if (faults.length > 0) throw new ContentError(faults);
  const inOrder = categories.map(({ value }) => value).sort((a, b) => a.order - b.order);
  return {
    categories: inOrder.map(({ aliases = [], ...category }) => ({ ...category, aliases })),
    scenes: orderScenes(inOrder, scenes).map(toScene),
    search: Object.fromEntries([["essay", essay], ...scenes.map(({ file }) => [file.value.key, file.value.search])]),
  };
}

function toKebab(key: string): string {
  return key.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
}

function toCamel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function checkCategories(categories: readonly ContentFile<CategoryFile>[]): string[] {
  const missing = CATEGORY_KEYS.filter((key) => !categories.some(({ value }) => value.key === key));
  return [...missing.map((key) => `content/scenes: a file with key: ${key} is missing.`), ...checkKeys(categories, "key")];
}

function checkNames(scenes: readonly SceneRead[]): string[] {
  const misnamed = scenes.flatMap(({ file }) => {
    const { key } = file.value;
    if (RANDOM_KEY.test(key) || nameOf(file.file) === toKebab(key)) return [];
    return [file.fault(["key"], `Name the file ${toKebab(key)}.yaml, or write the key that fits its name.`)];
  });
  return [
    ...checkKeys(
      scenes.map(({ file }) => file),
      "key",
    ),
    ...misnamed,
  ];
}

/** Every scene stands in exactly one group of each category that lists it, and groups name no other scenes. */
function checkGroups(categories: readonly ContentFile<CategoryFile>[], all: readonly SceneRead[]): string[] {
  return categories.flatMap(({ file, value: category, fault }) => {
    const listed = all.filter((one) => one.category === category || one.file.value.alsoIn?.includes(category.key));
    const keys = new Set(listed.map((one) => one.file.value.key));
    const grouped = category.groups.flatMap(({ scenes }) => scenes);
    const strange = category.groups.flatMap(({ scenes }, group) =>
      scenes.flatMap((key, n) => {
        const at = ["groups", group, "scenes", n];
        if (!keys.has(key)) return [fault(at, `The category has no scene ${key}.`)];
        return grouped.indexOf(key) === grouped.lastIndexOf(key) ? [] : [fault(at, `${key} stands in two groups. Keep one.`)];
      }),
    );
    const left = listed
      .filter((one) => !grouped.includes(one.file.value.key))
      .map((one) => one.file.fault(["key"], `Add ${one.file.value.key} to a group in ${file}: its place there is its place in the menu.`));
    return [...strange, ...left];
  });
}

/** By category, then as the groups of all categories name them first. */
function orderScenes(categories: readonly CategoryFile[], scenes: readonly SceneRead[]): SceneRead[] {
  const named = new Set(categories.flatMap(({ groups }) => groups.flatMap((group) => group.scenes)));
  const byKey = new Map(scenes.map((scene) => [scene.file.value.key, scene]));
  const inGroups = [...named].flatMap((key) => byKey.get(key) ?? []);
  return categories.flatMap((category) => inGroups.filter((scene) => scene.category === category));
}

function toScene({ category: { key: category }, file: { file, value } }: SceneRead): CatalogueScene {
  const { key, title, shortTitle, remark, notice, marked = "", icon, alsoIn = [], form, example, output, recipe } = value;
  return {
    key,
    type: category === "document" ? "document" : "scene",
    slug: nameOf(file) === toKebab(key) ? undefined : toCamel(nameOf(file)),
    category,
    categories: [category, ...alsoIn],
    title,
    shortTitle,
    remark,
    notice,
    marked,
    icon,
    form,
    example,
    output,
    recipe,
  };
}
