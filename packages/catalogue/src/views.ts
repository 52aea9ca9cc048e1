import type { MenuItem, Scene, SceneListItem, TextLayout, Variant } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { categories, groupsIn } from "./categories.ts";
import { formOf } from "./fold-fields.ts";
import { findScene } from "./registry.ts";
import type { CatalogueField, CatalogueScene, CategoryKey, Group, Text } from "./scene.ts";
import { exampleOf } from "./scene-example.ts";

/** A group of a list page in one language. */
export type GroupView = { title: string; remark: string; scenes: SceneListItem[] };

/** Address of a scene's or document's page. */
export function pathOf(scene: CatalogueScene): string {
  return scene.type === "document" ? webPaths.document(scene.key) : webPaths.scene(scene.key);
}

/** The scene as its form page needs it. Fields are listed one by one, so that a recipe cannot get into an answer. */
export function toSceneView(scene: CatalogueScene, variant: Variant): Scene {
  return {
    sceneType: scene.key,
    title: scene.title[variant],
    remark: scene.remark[variant],
    ...(scene.notice === undefined ? {} : { notice: scene.notice[variant] }),
    category: scene.category,
    categoryName: categoryTitle(scene.category, variant),
    marked: scene.marked,
    icon: scene.icon,
    output: toOutputView(scene, variant),
    form: formOf(scene).map((field) => toFieldView(field, variant)),
    example: exampleOf(scene, variant),
  };
}

function toOutputView(scene: CatalogueScene, variant: Variant): Scene["output"] {
  const { unit, register, language } = scene.output;
  const isSigned = unit === "char" && scene.recipe.structure.at(-1)?.fn === "sign";
  return { unit, layout: layoutOf(scene, variant), register, isSigned, ...(language === undefined ? {} : { language }) };
}

/** How texts of a scene stand on paper, on the page as in the Word file; null: the text is of no scene. */
export function layoutOf(scene: CatalogueScene | null, variant: Variant): TextLayout {
  if (variant === "en") return "none";
  const official = scene?.output.register === "official" || scene?.output.kind === "official";
  return official ? "gongwen" : "letter";
}

/** The scene as lists show it. */
export function toSceneListItem(scene: CatalogueScene, variant: Variant): SceneListItem {
  return {
    sceneType: scene.key,
    title: scene.title[variant],
    shortTitle: shortTitleOf(scene)[variant],
    category: scene.category,
    categories: [...scene.categories],
    path: pathOf(scene),
    remark: scene.remark[variant],
    marked: scene.marked,
    icon: scene.icon,
  };
}

/** The menu: every category with its scenes in the order of the groups; a shared scene is in each of its categories. */
export function menu(variant: Variant): MenuItem[] {
  return categories.flatMap(({ key }) =>
    groupsIn(key)
      .flatMap((group) => scenesIn(group, variant))
      .map((scene) => ({
        category: key,
        title: scene.title[variant],
        path: pathOf(scene),
        shortTitle: shortTitleOf(scene)[variant],
        icon: scene.icon,
        marked: scene.marked,
        remark: scene.remark[variant],
      })),
  );
}

/** Groups of a category with their scenes, for its list page. */
export function groupsOf(category: CategoryKey, variant: Variant): GroupView[] {
  return groupsIn(category).map((group) => ({
    title: group.title[variant],
    remark: group.remark[variant],
    scenes: scenesIn(group, variant).map((scene) => toSceneListItem(scene, variant)),
  }));
}

function scenesIn({ scenes, zhOnly = [] }: Group, variant: Variant): CatalogueScene[] {
  return scenes.filter((key) => variant === "zh" || !zhOnly.includes(key)).flatMap((key) => findScene(key) ?? []);
}

function categoryTitle(key: CategoryKey, variant: Variant): string {
  return categories.find((category) => category.key === key)?.title[variant] ?? key;
}

function shortTitleOf(scene: CatalogueScene): Text {
  return scene.shortTitle ?? scene.title;
}

function toFieldView(field: CatalogueField, variant: Variant): Scene["form"][number] {
  const { key, label, type, placeholder, required, row, default: start, step, min, max, choices, folded } = field;
  return {
    key,
    label: label[variant],
    type,
    placeholder: placeholder[variant],
    require: required,
    ...(row === undefined ? {} : { row }),
    ...(start === undefined ? {} : { default: start }),
    ...(step === undefined ? {} : { step }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(choices === undefined ? {} : { choices: choices.map((choice) => choice[variant]) }),
    ...(folded === undefined ? {} : { folded }),
  };
}
