/** Public API of the catalogue: every scene and document generator as data, and views of it without recipes. */
export { type Category, categories } from "./categories.ts";
export { formOf } from "./fold-fields.ts";
export { type ListType, listTypeNames, listTypes, resolveListType } from "./list-types.ts";
export { type OutputKind, outputKinds } from "./output-kinds.ts";
export { type Register, type RegisterKey, readerOf, registers, voiceOf, writtenFormOf } from "./registers.ts";
export { allDocuments, allScenes, findScene, scenesOf } from "./registry.ts";
export { exampleOf } from "./scene-example.ts";
export {
  type CatalogueField,
  type CatalogueScene,
  type CategoryKey,
  type Group,
  lengthOf,
  type Recipe,
  type SceneLength,
  type Text,
} from "./scene-schema.ts";
export { searchScenes } from "./search-scenes.ts";
export { type SectionFunction, sectionFunctions } from "./section-functions.ts";
export { type GroupView, groupsOf, layoutOf, menu, pathOf, toSceneListItem, toSceneView } from "./views.ts";
export { isWish } from "./wish-fields.ts";
