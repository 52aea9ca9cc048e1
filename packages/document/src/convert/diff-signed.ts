import { SIGN, signsOf } from "../signs.ts";
import { diffWords, type WordPiece } from "./diff-words.ts";

/** What differs between two texts with the same signs; signs are always kept. */
export function diffSigned(before: string, after: string): WordPiece[] {
  const [parts, others] = [before.split(SIGN), after.split(SIGN)];
  const signs = signsOf(before);
  return parts.flatMap((part, at): WordPiece[] => {
    const sign = signs[at];
    return [...diffWords(part, others[at] ?? ""), ...(sign === undefined ? [] : [{ type: "kept" as const, text: sign }])];
  });
}
