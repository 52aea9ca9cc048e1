const LIST_MARK =
  /^\s*(?:[-*•·●▪]|[（(]?\d{1,2}[)）、]|\d{1,2}\.(?=\s|[^\d\s])|[（(][一二三四五六七八九十]+[)）]|[一二三四五六七八九十]+、)\s*/;
const ENDS = /[。！？!?…]["”’』」）)]*|\.(?=\s|$)["”’)]*/g;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** A longer sentence (UTF-16 units) is split by clauses: a page without a full stop cannot be placed as one. */
const LONGEST_SENTENCE = 400;
const CLAUSE_ENDS = new Set("，,；;、：:\t 　");

/** The user's text as sentences: split at lines, then at sentence ends; list marks are removed, decimal points never split. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    let rest = line.replace(LIST_MARK, "").trim();
    if (/^#{1,6}\s/.test(rest)) rest = rest.replace(/^#+\s*/, "");
    let from = 0;
    for (const end of rest.matchAll(ENDS)) {
      const to = end.index + end[0].length;
      const piece = rest.slice(from, to).trim();
      addPieces(piece, sentences);
      from = to;
    }
    const tail = rest.slice(from).trim();
    addPieces(tail, sentences);
  }
  return sentences;
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
  const bare = sentence.replace(/(?<![，,；;、：:\s])[，,；;、：:\s]+$/, "");
  if (/[。！？!?…][”"’』」）)]*$/.test(bare) || /^（.*）$/.test(bare)) return bare;
  if (/\.$/.test(bare)) return language === "zh" && /[\u4e00-\u9fff]\.$/.test(bare) ? `${bare.slice(0, -1)}。` : bare;
  return bare + (language === "zh" ? "。" : ".");
}

/** Without its final mark, for table cells and joined clauses. */
export function bareSentence(sentence: string): string {
  return sentence.replace(/(?<![。．.；;，,、：:\s])[。．.；;，,、：:\s]+$/, "");
}
