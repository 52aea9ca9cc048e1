import { NOTE_BIN_DAYS } from "@tangleaf/contract/constants";
import { Link } from "react-router";
import { momentOf } from "#lib/day-of.ts";
import { essayPath } from "#lib/essay-path.ts";
import { formatNumber } from "#lib/format.ts";
import { essayMessages as e } from "#messages/essay.ts";
import { essayListMessages as m } from "#messages/essay-list.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EssaySummary } from "../api.ts";
import { essayState } from "../frame/essay-state.ts";
import { removeEssay, restoreEssay } from "./essay-changes.ts";
import css from "./essay-table.module.css";

type EssayTableProps = { essays: readonly EssaySummary[]; bin: boolean; onForever: (essay: EssaySummary) => void };

const DAY_MS = 86_400_000;

/** Essays, one a row. */
export function EssayTable({ essays, bin, onForever }: EssayTableProps) {
  const now = new Date();
  const columns: Column<EssaySummary>[] = [
    {
      key: "title",
      head: m.columns.title,
      phone: "title",
      cell: (essay) => (
        <span className={css["title"]}>
          {bin ? (
            <b>{nameOf(essay)}</b>
          ) : (
            <Link to={essayPath(essay)}>
              <b>{nameOf(essay)}</b>
            </Link>
          )}
          <small>{m.facts(kindOf(essay), e.languages[essay.language])}</small>
        </span>
      ),
    },
    { key: "state", head: m.columns.state, phone: "value", cell: (essay) => <State essay={essay} /> },
    {
      key: "length",
      head: m.columns.length,
      phone: ({ stage }) => (stage === "topic" ? "hidden" : "meta"),
      align: "end",
      soft: true,
      cell: ({ stage, charCnt, length }) =>
        stage === "topic"
          ? ""
          : stage === "outline"
            ? m.target(formatNumber(length))
            : m.characters(formatNumber(charCnt), formatNumber(length)),
    },
    {
      key: "time",
      head: bin ? m.columns.removed : m.columns.updated,
      phone: bin ? "named" : "meta",
      soft: true,
      cell: ({ updatedAt, removedAt }) =>
        removedAt === null ? <time dateTime={updatedAt}>{momentOf(updatedAt, now)}</time> : m.left(daysLeft(removedAt, now)),
    },
    {
      key: "actions",
      head: m.columns.actions,
      phone: "action",
      align: "end",
      cell: (essay) => <RowActions essay={essay} bin={bin} onForever={() => onForever(essay)} />,
    },
  ];
  return <DataTable caption={bin ? m.binTitle : m.title} columns={columns} rows={essays} keyOf={({ essayId }) => essayId} />;
}

/** What a generator made says what it is; a thesis its level. */
const kindOf = ({ documentType, level }: EssaySummary) => (documentType === null ? e.levels[level] : d.kinds[documentType]);
const nameOf = ({ title }: EssaySummary) => (title === "" ? e.untitled : title);

function daysLeft(removedAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(removedAt).getTime() - now.getTime()) / DAY_MS + NOTE_BIN_DAYS));
}

function State({ essay }: { essay: EssaySummary }) {
  const { job, stage, paragraphs } = essay;
  if (job !== null) {
    const paused = job.status === "paused";
    return <Badge tone={paused ? "amber" : "orange"}>{`${paused ? e.states.paused : e.states.writing} ${essayState(essay)}`}</Badge>;
  }
  const done = stage === "content" && paragraphs.total > 0 && paragraphs.done === paragraphs.total;
  const tone: BadgeTone = done ? "leaf" : "plain";
  return <Badge tone={tone}>{essayState(essay)}</Badge>;
}

function RowActions({ essay, bin, onForever }: { essay: EssaySummary; bin: boolean; onForever: () => void }) {
  const { essayId } = essay;
  const name = nameOf(essay);
  if (!bin)
    return (
      <Button
        tone="ghost"
        size="sm"
        iconOnly
        aria-label={m.actions.remove(name)}
        title={m.actions.removeShort}
        onClick={() => void removeEssay(essayId)}
      >
        <Icon name="trash" />
      </Button>
    );
  return (
    <span className={css["actions"]}>
      <Button size="sm" aria-label={m.actions.restore(name)} onClick={() => void restoreEssay(essayId)}>
        <Icon name="arrow-counter-clockwise" size={16} />
        {m.actions.restoreShort}
      </Button>
      <Button size="sm" tone="danger" aria-label={m.actions.forever(name)} onClick={onForever}>
        {m.actions.foreverShort}
      </Button>
    </span>
  );
}
