import type { Language } from "../language.ts";
import { forms as en } from "./en-forms.ts";
import type { Forms } from "./forms-types.ts";
import { forms as zh } from "./zh-forms.ts";

const FORMS: Readonly<Record<Language, Forms>> = { zh, en };

export function formsOf(language: Language): Forms {
  return FORMS[language];
}
