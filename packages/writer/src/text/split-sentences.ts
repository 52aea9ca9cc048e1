const LIST_MARK =
  /^\s*(?:[-*•·●▪]|[（(]?\d{1,2}[)）、]|\d{1,2}\.(?=\s|[^\d\s])|[（(][一二三四五六七八九十]+[)）]|[一二三四五六七八九十]+、)\s*/;
const ENDS = /[。！？!?…]["”’』」）)]*|\.(?=\s|$)["”’)]*/g;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The user's text as sentences: lines first, then sentence ends; list marks go, a decimal point or 3.5 never splits. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    let rest = line.replace(LIST_MARK, "").trim();
    if (/^#{1,6}\s/.test(rest)) rest = rest.replace(/^#+\s*/, "");
    let from = 0;
    for (const end of rest.matchAll(ENDS)) {
      const to = end.index + end[0].length;
      const piece = rest.slice(from, to).trim();
      if (HAS_WORD.test(piece)) sentences.push(piece);
      from = to;
    }
    const tail = rest.slice(from).trim();
    if (HAS_WORD.test(tail)) sentences.push(tail);
  }
  return sentences;
}

/** A sentence with its final mark, adding the language's full stop where the user left it out. */
export function endSentence(sentence: string, language: "zh" | "en"): string {
  const bare = sentence.replace(/[，,；;、：:\s]+$/, "");
  if (/[。！？!?…][”"’』」）)]*$/.test(bare) || /^（.*）$/.test(bare)) return bare;
  if (/\.$/.test(bare)) return language === "zh" && /[\u4e00-\u9fff]\.$/.test(bare) ? `${bare.slice(0, -1)}。` : bare;
  return bare + (language === "zh" ? "。" : ".");
}

/** Without its final mark, for table cells and joined clauses. */
export function bareSentence(sentence: string): string {
  return sentence.replace(/[。．.；;，,、：:\s]+$/, "");
}
