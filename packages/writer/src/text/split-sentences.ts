const LIST_MARK =
  /^\s*(?:[-*•·●▪✓✔]\s*|[（(]?\d{1,2}[)）、]\s*|\d{1,2}\.(?:(?!\d)|(?=(?:19|20)\d{2}\s*年))\s*|[（(][一二三四五六七八九十]+[)）]\s*|[一二三四五六七八九十]+、\s*|(?:第[一二三四五六七八九十]+|其[一二三四五])[，,、]\s*)/;
/** A sentence ends at a full stop, a semicolon separates clauses that stand for themselves. */
const ENDS = /[。！？!?…；;]+["”’』」）)]*(?:\s*[”’』」）)]+)?|\.(?=\s|$)["”’)]*/g;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** A longer sentence (UTF-16 units) is split by clauses: a page without a full stop cannot be placed as one. */
const LONGEST_SENTENCE = 400;
const CLAUSE_ENDS = new Set("，,；;、：:\t 　");
/** "优势：", "Problems:" at the beginning of a line names what follows. */
const LABEL = /^([\u4e00-\u9fff]{2,8}|[A-Z][A-Za-z]+(?: [A-Za-z]+){0,2})\s*[：:]\s*(?!\d)/;
/** A comma before one of these begins another matter: what comes next, what went wrong, why. */
const TURN = {
  zh: /，(?=(?:明天|明日|下周|下月|下个月|下季度|下半年|下一步|接下来|明年|问题是|主要问题|困难是|不足是|缺点是|遗憾的是|原因是|主要是因为|建议))/,
  en: /, (?=(?:but (?:the|we|i)\b|tomorrow|next (?:week|month|quarter|year)|the (?:problem|downside|reason) is)\b)/i,
};
const SHORTEST_TURN = 6;

/** A piece of the user's text, with the label the user wrote before it. */
export interface Clause {
  readonly text: string;
  /** "" without one. */
  readonly label: string;
}

/** The user's text as sentences and clauses: split at lines, sentence ends and semicolons; list marks are removed, labels kept apart. */
export function splitClauses(text: string, language: "zh" | "en"): Clause[] {
  const clauses: Clause[] = [];
  let standing = "";
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    let rest = line.replace(LIST_MARK, "").trim();
    if (/^#{1,6}\s/.test(rest)) rest = rest.replace(/^#+\s*/, "");
    if (rest === "") continue;
    const found = LABEL.exec(rest);
    const label = found?.[1] ?? "";
    const isLabelOnly = found !== null && found[0].length === rest.length;
    if (isLabelOnly) {
      standing = label;
      continue;
    }
    if (found && /^\S/.test(rest.slice(found[0].length))) rest = rest.slice(found[0].length);
    if (label !== "" && label !== standing) standing = "";
    for (const sentence of sentencesIn(rest)) {
      for (const part of turnsIn(sentence, language)) clauses.push({ text: part.replace(LIST_MARK, "").trim(), label: label || standing });
    }
  }
  return clauses.filter(({ text: words }) => HAS_WORD.test(words));
}

/** The same without labels: what a text consists of. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .flatMap((line) =>
      sentencesIn(
        line
          .replace(LIST_MARK, "")
          .replace(/^#{1,6}\s+/, "")
          .trim(),
      ),
    );
}

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const end of line.matchAll(ENDS)) {
    const to = end.index + end[0].length;
    addPieces(line.slice(from, to).trim(), sentences);
    from = to;
  }
  addPieces(line.slice(from).trim(), sentences);
  return sentences;
}

function turnsIn(sentence: string, language: "zh" | "en"): string[] {
  const at = sentence.search(TURN[language]);
  return at < SHORTEST_TURN ? [sentence] : [sentence.slice(0, at), ...turnsIn(sentence.slice(at + 1).trim(), language)];
}

function addPieces(sentence: string, sentences: string[]): void {
  let from = 0;
  while (sentence.length - from > LONGEST_SENTENCE) {
    let to = from + LONGEST_SENTENCE;
    while (to > from && !CLAUSE_ENDS.has(sentence.charAt(to - 1))) to -= 1;
    // No clause end in reach: split at the next one further on, never inside a word.
    if (to === from) for (to = from + LONGEST_SENTENCE; to < sentence.length && !CLAUSE_ENDS.has(sentence.charAt(to - 1)); ) to += 1;
    const piece = sentence.slice(from, to).trim();
    if (HAS_WORD.test(piece)) sentences.push(piece);
    from = to;
  }
  const rest = sentence.slice(from).trim();
  if (HAS_WORD.test(rest)) sentences.push(rest);
}

// The lookbehind starts a match only at the first mark of a run: without it a long run costs its square.

/** A sentence with its final mark; adds the language's full stop where there is none. */
export function endSentence(sentence: string, language: "zh" | "en"): string {
  const bare = sentence
    .replace(/(?<!\s)\s*(?<![！!])[！!]{2,}$/, language === "zh" ? "。" : ".")
    .replace(/(?<![，,；;、：:\s])[，,；;、：:\s]+$/, "");
  if (/[。！？!?…][”"’』」）)]*$/.test(bare) || /^（.*）$/.test(bare) || /\p{Extended_Pictographic}\uFE0F?$/u.test(bare)) return bare;
  if (/\.$/.test(bare)) return language === "zh" && /[\u4e00-\u9fff]\.$/.test(bare) ? `${bare.slice(0, -1)}。` : bare;
  return bare + (language === "zh" ? "。" : ".");
}

/** Without its final mark, for table cells and joined clauses. */
export function bareSentence(sentence: string): string {
  return sentence.replace(/(?<![。．.；;，,、：:\s])[。．.；;，,、：:\s]+$/, "");
}
