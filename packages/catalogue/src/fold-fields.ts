import type { RegisterKey } from "./registers.ts";
import type { CatalogueField, CatalogueScene } from "./scene.ts";

/** Styles of writing in which the writer chooses the tone. In the others the genre does: theses, official documents, news, plans, text work. */
const FREE_IN_TONE: ReadonlySet<string> = new Set<RegisterKey>([
  "campus",
  "office",
  "speech",
  "letter",
  "essay",
  "free",
  "social",
  "chat",
  "video",
  "ad",
]);

const TONE: CatalogueField = {
  key: "tone",
  label: { zh: "语气", en: "Tone" },
  type: "text",
  required: false,
  placeholder: { zh: "随文体", en: "As usual for such a text" },
  choices: [
    { zh: "平实", en: "Plain" },
    { zh: "正式", en: "Formal" },
    { zh: "亲切", en: "Warm" },
    { zh: "委婉", en: "Tactful" },
    { zh: "活泼", en: "Lively" },
    { zh: "坚定", en: "Firm" },
  ],
  folded: true,
};

const ADDRESS: CatalogueField = {
  key: "address",
  label: { zh: "称呼", en: "Salutation" },
  type: "text",
  required: false,
  placeholder: { zh: "比如：尊敬的王老师", en: "e.g. Dear Ms Chen" },
  folded: true,
};

/**
 * All fields of a scene's form: its own, and folded away behind them the tone, where neither genre nor form settles it, and the
 * salutation, where the recipe has one and the form does not ask whom the text is for.
 */
export function formOf({ form, recipe, output }: CatalogueScene): readonly CatalogueField[] {
  const asks = (key: string) => form.some((field) => field.key === key);
  return [
    ...form,
    ...(FREE_IN_TONE.has(output.register) && !asks("style") ? [TONE] : []),
    ...(recipe.structure.some(({ fn }) => fn === "greet") && !asks("receiver") ? [ADDRESS] : []),
  ];
}
