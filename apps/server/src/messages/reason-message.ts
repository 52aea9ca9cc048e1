import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { ErrorDetails } from "../platform/errors.ts";
import { fieldLabel } from "./field-labels.ts";
import { fillMessage } from "./fill-message.ts";
import { appealEn, reasonsEn } from "./reasons.en.ts";
import { appealZh, reasonsZh } from "./reasons.zh.ts";

/** What stands behind a refusal that was written down, with its number. */
const APPEALS: Readonly<Record<Variant, string>> = { zh: appealZh, en: appealEn };
const REASON_MESSAGES = { zh: reasonsZh, en: reasonsEn } as const;

/** The sentence a person reads for `reason`, in the variant's language, naming the field where there is one. */
export function reasonMessage(variant: Variant, reason: ReasonCode, details: ErrorDetails): string {
  const { field, waitSeconds, version, params } = details;
  const label = field === undefined ? undefined : fieldLabel(variant, field);
  const appeal = params?.["entry"] === undefined ? undefined : fillMessage(APPEALS[variant], params);
  return fillMessage(REASON_MESSAGES[variant][reason], { field, label, waitSeconds, version, appeal, ...params });
}
