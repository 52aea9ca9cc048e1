import type { Entry } from "./lexicon-entry.ts";

/** A number of a question: 20 万, 25%, 五千, 3 笔. */
export type NumberEntry = { readonly is: "number"; readonly value: number; readonly isPercent: boolean; readonly unit: string };

/** A period, absolute: 2026-02, 2025-Q4. `asked`: it was said without its year. */
export type PeriodEntry = { readonly is: "period"; readonly period: string; readonly isRelative: boolean };
export type Unknown = { readonly is: "unknown" };

/** A piece of a question with what it says, and whether the plan has it already. */
export type Token = { readonly entry: Entry | NumberEntry | PeriodEntry | Unknown; readonly text: string; used: boolean };
export type Found = { readonly entry: Token["entry"]; readonly text: string };
