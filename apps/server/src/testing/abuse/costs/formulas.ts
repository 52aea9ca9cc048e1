import { NOTE_EXPORT_FORMATS } from "@tangleaf/contract";
import type { CostEntry } from "./cost-entry.ts";

const nested = (begin: string, depth = 3000) => `${begin.repeat(depth)}x${"}".repeat(depth)}`;

/** Formulas by what a converter may take long for: macros, sizes, depth, and signs it looks for again and again. */
const FORMULAS: readonly (readonly [name: string, latex: string])[] = [
  [
    "macros of macros",
    `\\def\\a{xxxxxxxxxx}${["ba", "cb", "dc", "ed"].map(([name, of]) => `\\def\\${name}{${`\\${of}`.repeat(8)}}`).join("")}\\e\\e`,
  ],
  ["a macro that multiplies", "\\newcommand{\\a}[1]{#1#1#1#1#1#1#1#1#1}\\a{\\a{\\a{\\a{\\a{x}}}}}"],
  ["a macro of itself", "\\gdef\\x{\\x}\\x"],
  ["a rule larger than any page", "\\rule{99999em}{99999em}"],
  ["exponents of exponents", `x${nested("^{x")}`],
  ["roots of roots", nested("\\sqrt{")],
  ["a matrix of 20,000 columns", `\\begin{array}{${"c".repeat(20_000)}}a\\end{array}`],
  ["8,000 aligned lines", `\\begin{aligned}${"a&=b\\\\".repeat(8000)}\\end{aligned}`],
  ["a text of 50,000 signs", `\\text{${"字".repeat(50_000)}}`],
  ["colours in each other", nested("\\color{red}{")],
  ["20,000 sizes", `${"\\Huge ".repeat(20_000)}x`],
  ["3,000 links", "\\href{javascript:alert(1)}{x}".repeat(3000)],
  ["cases in cases", `${"\\begin{cases}".repeat(500)}x${"\\end{cases}".repeat(500)}`],
  ["a command of 100,000 letters", `\\${"a".repeat(100_000)}`],
  ["100,000 column marks", "&".repeat(100_000)],
  ["100,000 primes", `x${"'".repeat(100_000)}`],
  ["brackets that never end", "\\left(\\middle|".repeat(5000)],
];

export const formulas: readonly CostEntry[] = FORMULAS.map(
  ([name, latex]): CostEntry => ({
    name: `a formula: ${name}`,
    ...(name === "100,000 column marks" && { isShort: true as const }),
    async run(site) {
      const { data } = await site.call({ path: "/api/note/create", body: { title: "一", markdown: `$$\n${latex}\n$$\n` } });
      const noteId = (data as { noteId?: string } | undefined)?.noteId;
      if (noteId === undefined) return;
      for (const format of NOTE_EXPORT_FORMATS)
        await site.call({ path: "/api/note/export", body: { noteId, format }, label: `note/export ${format}` });
    },
  }),
);
