import type { Variant } from "@tangleaf/contract";
import { storageEn } from "../messages/storage.en.ts";
import { storageZh } from "../messages/storage.zh.ts";
import { fillBlanks } from "./fill-blanks.ts";
import type { StartError } from "./start-error.ts";

const texts = { zh: storageZh, en: storageEn };

/** What the operator reads instead of a stack: what is wrong, and what to do. */
export function startErrorText(error: StartError, variant: Variant): string {
  return fillBlanks(texts[variant][error.reason], error.params);
}
