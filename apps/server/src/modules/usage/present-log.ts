import type { ApiLogEntry, Variant } from "@tangleaf/contract";
import { fillMessage } from "../../messages/fill-message.ts";
import { meteringEn } from "../../messages/metering.en.ts";
import { meteringZh } from "../../messages/metering.zh.ts";
import { isWithdrawal } from "../metering/index.ts";
import type { GrantSource } from "../metering/metering.ts";
import type { LogRow } from "./usage.repo.ts";

const messages = { zh: meteringZh, en: meteringEn };

/** Ids of grants that ledger rows refer to: the grant itself, or the one that expired. */
export function grantsOf(rows: readonly LogRow[]): readonly string[] {
  return rows.flatMap((row) => grantOf(row) ?? []);
}

/** A ledger row in the variant's language. Removed texts keep their title: only the owner sees it. */
export function presentLogRow(row: LogRow, { sources, variant }: { sources: ReadonlyMap<string, string>; variant: Variant }): ApiLogEntry {
  const source = sources.get(grantOf(row) ?? "");
  const words = messages[variant];
  const given = source === undefined ? "" : words[`source.${source as GrantSource}`];
  const grantTitle = isWithdrawal(row.subject) ? fillMessage(words.withdrawn, { what: given }) : given;
  return {
    time: new Date(row.createdAt).toISOString(),
    kind: row.kind ?? row.ledgerKind,
    // The title of a text removed long ago has been deleted; that it was written and its cost remain.
    title: row.title === "" ? words.removedText : (row.title ?? grantTitle),
    model: row.model ?? "",
    chars: Number(row.chars ?? 0),
    tokens: (row.promptTokens ?? 0) + (row.completionTokens ?? 0),
    charged: -row.amount,
    balance: row.balance,
  };
}

function grantOf({ ledgerKind, parts }: LogRow): string | undefined {
  if (ledgerKind === "settle") return undefined;
  const [part] = JSON.parse(parts) as readonly { readonly grantId: string }[];
  return part?.grantId;
}
