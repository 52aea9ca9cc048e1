import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Context } from "../engine/create-context.ts";
import { createContext } from "../engine/create-context.ts";
import type { Fields, Language } from "../engine/draft-types.ts";
import { readBrief } from "../scene/read-brief.ts";
import { unitsOf } from "../text/overlap.ts";

/** Scene of a text that has none of its own. */
const PLAIN_SCENE: CatalogueScene = {
  key: "plain",
  type: "scene",
  category: "work",
  categories: ["work"],
  title: { zh: "文章", en: "Text" },
  remark: { zh: "文章", en: "Text" },
  marked: "",
  icon: "note",
  form: [{ key: "content", label: { zh: "原文", en: "Text" }, type: "textarea", required: true, placeholder: { zh: "原文", en: "Text" } }],
  output: { kind: "article", register: "tool", unit: "char" },
  recipe: { role: "", task: "", structure: [{ zh: "正文", en: "Text", fn: "argue", weight: 100 }], style: [], constraints: [] },
};

/** A context for work on an existing text. */
export function plainContext(input: {
  scene: CatalogueScene | null;
  fields?: Fields;
  text: string;
  language: Language;
  seed: readonly (string | number)[];
}): Context {
  const { scene, fields, text, language, seed } = input;
  const brief = scene
    ? readBrief({ scene, fields: fields ?? {}, language })
    : readBrief({ scene: PLAIN_SCENE, fields: { content: text }, language });
  const ownText = `${brief.ownText}\n${text}`;
  return createContext({ brief: { ...brief, ownText, ownUnits: unitsOf(ownText, language) }, seed });
}
