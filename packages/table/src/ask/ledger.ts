import type { SheetTable } from "../columns/index.ts";
import type { Token } from "./token.ts";

const OUT = /^(?:支出|支|出账|付款|expenses?|spending|debit|out)$/iu;
const IN = /^(?:收入|收|入账|收款|income|credit|in)$/iu;
const FEW_WORDS = 8;

type Ledger = { readonly col: string; readonly out: string; readonly in: string };

/** The column of a list of what came in and what went out that says which a row is. */
export function ledgerOf({ columns }: SheetTable): Ledger | null {
  for (const column of columns) {
    if (column.type !== "text" || column.words.length > FEW_WORDS) continue;
    const [out, into] = [column.words.find((word) => OUT.test(word)), column.words.find((word) => IN.test(word))];
    if (out !== undefined && into !== undefined) return { col: column.name, out, in: into };
  }
  return null;
}

/** 花了多少 of such a list is of what went out, and no sum of both. Beside the other of them nobody knows. */
export function asLedger(tokens: readonly Token[], table: SheetTable): readonly Token[] {
  const ledger = tokens.some(({ entry }) => entry.is === "class" || entry.is === "howMuchOf") ? ledgerOf(table) : null;
  if (ledger === null) return tokens;
  const named = tokens.flatMap(({ entry }) => (entry.is === "value" && entry.col === ledger.col ? [entry.value] : []));
  const meant = tokens.flatMap(({ entry }) =>
    entry.is === "class" && (entry.of === "spending" || entry.of === "income") ? [entry.of === "spending" ? ledger.out : ledger.in] : [],
  );
  const [value, ...others] = [...new Set(meant)];
  if (value === undefined || named.every((one) => one === value) === false || others.length > 0)
    return value === undefined ? tokens : [...tokens, { entry: { is: "unknown" }, text: value, used: false }];
  if (named.length > 0) return tokens;
  return [{ entry: { is: "value", col: ledger.col, value }, text: value, used: false }, ...tokens];
}
