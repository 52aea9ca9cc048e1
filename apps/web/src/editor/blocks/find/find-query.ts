/** What is looked for, as the find bar says it. */
export type FindQuery = {
  readonly text: string;
  readonly isRegex: boolean;
  readonly wholeWord: boolean;
  readonly matchCase: boolean;
};

export type FoundText = {
  /** In the text that was looked at. */
  readonly from: number;
  readonly to: number;
  /** Of a regular expression: what `$1`, `$2` … of the replacement stand for. */
  readonly groups: readonly string[];
};

export const EMPTY_QUERY: FindQuery = { text: "", isRegex: false, wholeWord: false, matchCase: false };

/** A letter or digit that continues a word. Chinese has no spaces: there every place is the edge of a word. */
const IN_WORD = "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}_]";
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;

/** The query as a regular expression. Throws SyntaxError where the pattern is not one. */
export function patternOf({ text, isRegex, wholeWord, matchCase }: FindQuery): RegExp {
  const source = isRegex ? `(?:${text})` : text.replace(SPECIAL, "\\$&");
  const whole = wholeWord ? `(?<!${IN_WORD}(?=${IN_WORD}))${source}(?!(?<=${IN_WORD})${IN_WORD})` : source;
  return new RegExp(whole, `gu${matchCase ? "" : "i"}`);
}

/** Whether a pattern is a regular expression at all; a person may still be typing it. */
export function isPattern(query: FindQuery): boolean {
  try {
    patternOf(query);
    return true;
  } catch {
    return false;
  }
}

/** All places of a pattern in a text; those of no length are left out. */
export function findIn(text: string, pattern: RegExp, most: number): FoundText[] {
  const found: FoundText[] = [];
  for (const match of text.matchAll(pattern)) {
    if (match[0] === "") continue;
    found.push({ from: match.index, to: match.index + match[0].length, groups: match.slice(1).map((group) => group ?? "") });
    if (found.length >= most) break;
  }
  return found;
}

/** The replacement of one match: in a regular expression `$1` to `$9` are its groups, `$&` all of it, `$$` a dollar sign. */
export function replacementOf(template: string, whole: string, { groups }: FoundText, isRegex: boolean): string {
  if (!isRegex) return template;
  return template.replace(/\$([$&1-9])/g, (all, sign: string) => {
    if (sign === "$") return "$";
    return sign === "&" ? whole : (groups[Number(sign) - 1] ?? all);
  });
}
