/** A piece of a text that was changed. */
export type WordPiece = { readonly type: "kept" | "added" | "removed"; readonly text: string };

/** Chinese is compared by character, other scripts by word; marks and spaces stand alone. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}_])+|\s+|./gsu;
/** Above this many steps two texts have so little in common that one is shown as removed, the other as added. */
const STEPS_MAX = 400;

/** `whole`: words of Chinese are compared whole, which reads easier where much of a short passage was changed. */
type DiffOptions = { readonly chinese?: "characters" | "whole" };

/**
 * The pieces of two texts in their order: kept and removed ones are `before`, kept and added ones `after`. Cost is at most
 * 400 × the number of words, and the memory 400² numbers.
 */
export function diffWords(before: string, after: string, { chinese = "characters" }: DiffOptions = {}): WordPiece[] {
  const split = chinese === "whole" ? wholeWords : (text: string): readonly string[] => text.match(WORDS) ?? [];
  const left = split(before);
  const right = split(after);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < Math.min(left.length, right.length) - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  const middle = shortestEdit(left.slice(start, left.length - end), right.slice(start, right.length - end));
  return joinPieces([piece("kept", left.slice(0, start)), ...middle, piece("kept", left.slice(left.length - end))]);
}

/** Without Intl.Segmenter (Firefox before 125) Chinese is compared by character. */
function wholeWords(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== "function") return text.match(WORDS) ?? [];
  return [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)].map(({ segment }) => segment);
}

function piece(type: WordPiece["type"], words: readonly string[]): WordPiece {
  return { type, text: words.join("") };
}

/** Removed before added in every change; empty pieces left out, neighbours of one type joined. */
function joinPieces(pieces: readonly WordPiece[]): WordPiece[] {
  const joined: WordPiece[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed !== "") joined.push({ type: "removed", text: removed });
    if (added !== "") joined.push({ type: "added", text: added });
    removed = "";
    added = "";
  };
  for (const { type, text } of pieces) {
    if (text === "") continue;
    if (type === "removed") removed += text;
    else if (type === "added") added += text;
    else {
      flush();
      const last = joined.at(-1);
      if (last?.type === "kept") joined[joined.length - 1] = { type, text: last.text + text };
      else joined.push({ type, text });
    }
  }
  flush();
  return joined;
}

/** Myers' greedy search: how far each diagonal reaches with so many steps, until one reaches the end. */
function shortestEdit(left: readonly string[], right: readonly string[]): WordPiece[] {
  const replaced = [piece("removed", left), piece("added", right)];
  if (left.length === 0 || right.length === 0) return replaced;
  const reached: Int32Array[] = [];
  let row = new Int32Array(3);
  for (let steps = 0; steps <= Math.min(left.length + right.length, STEPS_MAX); steps++) {
    const previous = row;
    row = new Int32Array(2 * steps + 3);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      // Arrays begin one diagonal below the lowest: index 0 of `previous` is diagonal -steps.
      const below = previous[diagonal - 1 + steps] ?? -1;
      const above = previous[diagonal + 1 + steps] ?? -1;
      let x = steps === 0 ? 0 : diagonal === -steps || (diagonal !== steps && below < above) ? above : below + 1;
      let y = x - diagonal;
      while (x < left.length && y < right.length && left[x] === right[y]) {
        x += 1;
        y += 1;
      }
      row[diagonal + steps + 1] = x;
      if (x >= left.length && y >= right.length) return trace([...reached, row], left, right);
    }
    reached.push(row);
  }
  return replaced;
}

/** The way back from the end: which diagonal each step came from. */
function trace(reached: readonly Int32Array[], left: readonly string[], right: readonly string[]): WordPiece[] {
  const pieces: WordPiece[] = [];
  let x = left.length;
  let y = right.length;
  for (let steps = reached.length - 1; steps > 0; steps--) {
    const row = reached[steps - 1] as Int32Array;
    const diagonal = x - y;
    const below = row[diagonal - 1 + steps] ?? -1;
    const above = row[diagonal + 1 + steps] ?? -1;
    const down = diagonal === -steps || (diagonal !== steps && below < above);
    const fromX = down ? above : below;
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    const changedX = down ? fromX : fromX + 1;
    pieces.push(piece("kept", left.slice(changedX, x)));
    pieces.push(down ? piece("added", right.slice(fromY, fromY + 1)) : piece("removed", left.slice(fromX, fromX + 1)));
    x = fromX;
    y = fromY;
  }
  pieces.push(piece("kept", left.slice(0, x)));
  return pieces.reverse();
}
