import type { Variant } from "@tangleaf/contract";
import type { StartError } from "../db/start-error.ts";
import { fillMessage } from "./fill-message.ts";
import { storageEn } from "./storage.en.ts";
import { storageZh } from "./storage.zh.ts";

const texts = { zh: storageZh, en: storageEn };

/** Printed instead of a stack: what is wrong, and what to do. */
export function startErrorText(error: StartError, variant: Variant): string {
  return fillMessage(texts[variant][error.reason], error.params);
}
