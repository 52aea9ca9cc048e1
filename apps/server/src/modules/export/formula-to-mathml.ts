import katex from "katex";

/** The same bounds as on the page: macros that grow without end, sizes that cover everything. */
const EXPANSIONS_MAX = 500;
const SIZE_MAX_EM = 20;

/**
 * A formula as MathML with its LaTeX as the annotation, so that a reader of the page has it as it was typed; null where it cannot
 * be read. Nothing of the LaTeX becomes markup: commands that make links, classes or pictures are refused.
 */
export function formulaToMathml(latex: string, isBlock: boolean): string | null {
  try {
    const written = katex.renderToString(latex, {
      output: "mathml",
      displayMode: isBlock,
      throwOnError: true,
      strict: "ignore",
      trust: false,
      maxExpand: EXPANSIONS_MAX,
      maxSize: SIZE_MAX_EM,
    });
    return /<math[\s>].*<\/math>/s.exec(written)?.[0] ?? null;
  } catch {
    return null;
  }
}
