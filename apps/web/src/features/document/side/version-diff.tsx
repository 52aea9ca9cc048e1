import type { DocumentContent } from "@tangleaf/document/model";
import { useMemo } from "react";
import { documentMessages as m } from "#messages/document.ts";
import { type DiffRow, diffRows } from "./diff-rows.ts";
import css from "./version-diff.module.css";

const KIND_WORDS = { added: m.versions.added, removed: m.versions.removed, changed: m.versions.changed } as const;
/** Rows without a change are left out where more than this many stand together, but for those beside a change. */
const SAME_SHOWN = 2;

type VersionDiffProps = { before: DocumentContent; after: DocumentContent; same?: string };

/** Two states of a note, block by block. What is only in the version is struck out, what came since is underlined. */
export function VersionDiff({ before, after, same = m.versions.same }: VersionDiffProps) {
  const rows = useMemo(() => shownRows(diffRows(before, after)), [before, after]);
  const titleChanged = before.title !== after.title;
  if (rows.length === 0 && !titleChanged) return <p className={css["same"]}>{same}</p>;
  return (
    <>
      <p className={css["legend"]}>{m.versions.legend}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={`paper ${css["sheet"]}`} aria-label={m.versions.preview} tabIndex={0}>
        {titleChanged ? (
          <p className={css["title"]}>
            {before.title === "" ? null : <del>{before.title}</del>} {after.title === "" ? null : <ins>{after.title}</ins>}
          </p>
        ) : null}
        {rows.map((row) =>
          typeof row === "number" ? (
            <p key={`left-${row}`} className={css["left"]} aria-hidden="true">
              ⋯
            </p>
          ) : (
            <Row key={row.at} row={row} />
          ),
        )}
      </section>
    </>
  );
}

function Row({ row: { kind, level, parts } }: { row: DiffRow }) {
  return (
    <p className={css["row"]} data-kind={kind} data-level={level ?? undefined}>
      {kind === "same" ? null : <span className="sr">{KIND_WORDS[kind]}</span>}
      {parts.map(({ text, mark }, at) => {
        const key = `${at} ${mark}`;
        if (mark === "added") return <ins key={key}>{text}</ins>;
        if (mark === "removed") return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}

/** The rows with a change and those beside them; a number stands for what is left out between. Empty: nothing changed. */
function shownRows(rows: readonly DiffRow[]): (DiffRow | number)[] {
  if (rows.every(({ kind }) => kind === "same")) return [];
  const near = (at: number) => rows.slice(Math.max(0, at - SAME_SHOWN), at + SAME_SHOWN + 1).some(({ kind }) => kind !== "same");
  const shown: (DiffRow | number)[] = [];
  for (const [at, row] of rows.entries()) {
    if (near(at)) shown.push(row);
    else if (typeof shown.at(-1) !== "number") shown.push(at);
  }
  return shown;
}
