/** Public API of the catalogue: every scene and document generator as data, and views of it without recipes. */
export { categories } from "./categories.ts";
export { formOf } from "./fold-fields.ts";
export { type ListType, listTypeNames, listTypes, resolveListType } from "./list-types.ts";
export { type OutputKind, outputKinds } from "./output-kinds.ts";
export { readerOf, voiceOf, writtenFormOf } from "./register-of-scene.ts";
export { type Register, type RegisterKey, registers } from "./registers.ts";
export { allDocuments, allScenes, findScene, scenesOf } from "./registry.ts";
export {
  type CatalogueField,
  type CatalogueScene,
  type Category,
  type CategoryKey,
  type Group,
  lengthOf,
  type Recipe,
  type SceneLength,
  type Text,
} from "./scene.ts";
export { exampleOf } from "./scene-example.ts";
export { sceneIcons } from "./scene-icons.ts";
export type { SceneKey } from "./scene-keys.gen.ts";
export { searchScenes } from "./search-scenes.ts";
export { type SectionFunction, sectionFunctions } from "./section-functions.ts";
export { type GroupView, groupsOf, layoutOf, menu, pathOf, toSceneListItem, toSceneView } from "./views.ts";
export { isWish } from "./wish-fields.ts";
