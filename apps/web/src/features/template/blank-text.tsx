import css from "./blank-text.module.css";

const BLANK = /\u3010[^\u3011]{0,1000}\u3011/g;

/** A sample's text: what only its author could add stands out as a blank to fill in. `short`: as dots, where nobody reads it. */
export function BlankText({ text, short = false }: { text: string; short?: boolean }) {
  const pieces: { at: number; text: string; isBlank: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(BLANK)) {
    if (match.index > at) pieces.push({ at, text: text.slice(at, match.index), isBlank: false });
    pieces.push({ at: match.index, text: match[0], isBlank: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), isBlank: false });
  return (
    <>
      {pieces.map((piece) =>
        piece.isBlank ? (
          <mark key={piece.at} className={css["blank"]} data-short={short || undefined}>
            {short ? "" : piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
