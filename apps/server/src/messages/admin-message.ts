import type { Variant } from "@tangleaf/contract";
import { adminEn } from "./admin.en.ts";
import { adminZh } from "./admin.zh.ts";
import { fillMessage } from "./fill-message.ts";

const texts = { zh: adminZh, en: adminEn };

export type AdminMessageKey = keyof typeof adminZh;

/** A sentence of the operator's command line, in the variant's language. */
export function adminMessage(variant: Variant, key: AdminMessageKey, params: Readonly<Record<string, string | number>> = {}): string {
  return fillMessage(texts[variant][key], params);
}
