import css from "./marked.module.css";

/** A text with what was searched for marked, wherever it stands. */
export function Marked({ text, words }: { text: string; words: string }) {
  const pieces = splitAt(text, words);
  return pieces.map(({ at, piece, hit }) =>
    hit ? (
      <mark key={at} className={css["hit"]}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

function splitAt(text: string, words: string): { at: number; piece: string; hit: boolean }[] {
  const [low, sought] = [text.toLowerCase(), words.toLowerCase()];
  // Some letters change their length in lower case: their places would be others.
  if (sought === "" || low.length !== text.length) return [{ at: 0, piece: text, hit: false }];
  const pieces: { at: number; piece: string; hit: boolean }[] = [];
  let at = 0;
  for (let found = low.indexOf(sought); found !== -1; found = low.indexOf(sought, at)) {
    if (found > at) pieces.push({ at, piece: text.slice(at, found), hit: false });
    at = found + sought.length;
    pieces.push({ at: found, piece: text.slice(found, at), hit: true });
  }
  if (at < text.length) pieces.push({ at, piece: text.slice(at), hit: false });
  return pieces;
}
