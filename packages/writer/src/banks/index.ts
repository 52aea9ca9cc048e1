import type { Language } from "../engine/draft-types.ts";
import type { Bank, Family } from "./bank-types.ts";
import { forms as enForms } from "./en/forms.ts";
import { banks as en } from "./en/index.ts";
import type { Forms } from "./forms-types.ts";
import { forms as zhForms } from "./zh/forms.ts";
import { banks as zh } from "./zh/index.ts";

/** Banks of one language; a family without a file of its own is written from the core. */
export type BankSet = Readonly<Partial<Record<Family, Bank>>> & { readonly core: Bank };

const BANKS: Readonly<Record<Language, BankSet>> = { zh, en };
const FORMS: Readonly<Record<Language, Forms>> = { zh: zhForms, en: enForms };

export function bankOf(language: Language, family: Family): { bank: Bank; core: Bank } {
  const set = BANKS[language];
  return { bank: set[family] ?? set.core, core: set.core };
}

export function formsOf(language: Language): Forms {
  return FORMS[language];
}
