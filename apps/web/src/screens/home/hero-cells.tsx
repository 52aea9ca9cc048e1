import css from "./hero-cells.module.css";

/** Cells in a row of the desk's sheet; the phone shows its own eight. */
const COLUMNS = 17;
/** Chinese paragraphs begin two cells in. */
const INDENT = 2;

/** 稿纸格: one character a cell, the caret in the next. The rows above and below fade out. */
export function HeroCells({ text, heading }: { text: string; heading: string }) {
  const characters = [...text];
  const caret = INDENT + characters.length;
  return (
    <>
      <h1 className="sr">{heading}</h1>
      <div className={css["grid"]} aria-hidden="true">
        <Row cells={Array.from({ length: COLUMNS }, () => "")} caret={-1} written={characters.length} />
        <Row cells={Array.from({ length: COLUMNS }, (_, at) => characters[at - INDENT] ?? "")} caret={caret} written={characters.length} />
        <Row cells={Array.from({ length: COLUMNS }, () => "")} caret={-1} written={characters.length} />
      </div>
    </>
  );
}

function Row({ cells, caret, written }: { cells: readonly string[]; caret: number; written: number }) {
  const onPhone = (at: number) => at >= INDENT && at <= INDENT + written;
  return (
    <div className={css["row"]}>
      {cells.map((character, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a sheet never move
        <i key={at} data-desktop={onPhone(at) ? undefined : true} data-caret={at === caret || undefined}>
          {character}
        </i>
      ))}
    </div>
  );
}
