import type { SourcePassage } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { noteSourcesMessages } from "#messages/note-sources.ts";
import { Button } from "#ui/button/button.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { passageQuery } from "./api.ts";
import css from "./sources.module.css";

const m = noteSourcesMessages.passage;
const SKELETON_ROWS = 3;

type SourcePassagesProps = { noteId: string; id: string; sentence: string };

/** What a source says where it is cited: the passages its sentence has most in common with, and where they stand. */
export function SourcePassages({ noteId, id, sentence }: SourcePassagesProps) {
  const { data, isError, refetch } = useQuery(passageQuery(noteId, id, sentence));
  if (isError)
    return (
      <p role="alert" className={css["problem"]}>
        {m.failed}{" "}
        <Button size="sm" onClick={() => void refetch()}>
          {m.again}
        </Button>
      </p>
    );
  if (data === undefined)
    return (
      <div aria-busy="true">
        <span className="sr">{m.loading}</span>
        <SkeletonBars rows={SKELETON_ROWS} />
      </div>
    );
  if (data.source === null) return <p className={css["hint"]}>{m.removed}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys
    <section className={css["passages"]} aria-label={m.label} tabIndex={0}>
      {data.passages.map((passage) => (
        <blockquote key={`${passage.page}${passage.sheet}${passage.firstRow}${passage.text}`}>
          <p>{marked(passage)}</p>
          {placeOf(passage) === "" ? null : <cite>{placeOf(passage)}</cite>}
        </blockquote>
      ))}
    </section>
  );
}

function placeOf({ page, sheet, firstRow, lastRow }: SourcePassage): string {
  if (page !== null) return m.page(page);
  return [sheet ?? "", firstRow === null ? "" : m.rowsOf(firstRow, lastRow ?? firstRow)].filter((part) => part !== "").join(" · ");
}

/** The text, with what the sentence has too marked. */
function marked({ text, marked: parts }: SourcePassage) {
  return [...parts, [text.length, text.length] as const].map(([from, to], at) => (
    <Fragment key={from}>
      {text.slice(parts[at - 1]?.[1] ?? 0, from)}
      {from === to ? null : <mark>{text.slice(from, to)}</mark>}
    </Fragment>
  ));
}
