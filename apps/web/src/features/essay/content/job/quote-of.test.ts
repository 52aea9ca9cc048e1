import { LIMITS } from "@tangleaf/contract/limits";
import { expect, test } from "vitest";
import { wantedRows } from "#features/document/writing/quote-targets.ts";
import { row } from "#features/document/writing/testing/job-steps.ts";
import { quoteOf } from "./quote-of.ts";

const NONE = new Set<string>();
const rows = [row("c", { hasChildren: true }), row("a", { target: 400 }), row("b", { target: 800, own: 90 }), row("d", { target: null })];

test("only sections without words are filled in; anew are those that were chosen; locked ones never", () => {
  expect(wantedRows(rows, { mode: "fill", locked: NONE }).map(({ id }) => id)).toEqual(["a", "d"]);
  expect(wantedRows(rows, { mode: "rewrite", ids: new Set(["b"]), locked: NONE }).map(({ id }) => id)).toEqual(["b"]);
  expect(wantedRows(rows, { mode: "fill", locked: new Set(["a"]) }).map(({ id }) => id)).toEqual(["d"]);
});

test("a quote is the sum of its sections, each as long as the level allows", () => {
  const wanted = wantedRows(rows, { mode: "fill", locked: NONE });
  expect(quoteOf(wanted, LIMITS.zh.vip, 1)).toEqual({ sections: 2, characters: 900, tokens: 1125, maxTokens: 1350 });
  expect(quoteOf(wanted, LIMITS.zh.free, 2)).toEqual({ sections: 2, characters: 400, tokens: 1000, maxTokens: 1200 });
});
