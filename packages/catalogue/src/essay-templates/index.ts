/** Public API of the template library: skeletons of theses and other texts, and how they are found. */
export * from "./order-templates.ts";
export * from "./search-templates.ts";
export { inLanguage, type TemplateNode, type TemplateText } from "./template.ts";
export * from "./template-lists.ts";
export * from "./template-views.ts";
export * from "./templates.ts";
