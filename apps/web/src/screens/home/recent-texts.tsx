import type { Work } from "@tangleaf/contract";
import { FINISH_REASON_SHORT } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "#lib/api-client.ts";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { workPath } from "#lib/work-path.ts";
import { homeRecentMessages as m } from "#messages/home-recent.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import page from "./home-screen.module.css";
import css from "./recent-texts.module.css";

const SHOWN = 3;
const PERCENT = 100;
/** While one of them is written they are asked again this often. */
const RUNNING_REFRESH_MS = 10_000;

const recentQuery = queryOptions({
  queryKey: queryKeys.works("newest"),
  queryFn: ({ signal }) => call("/api/work/list", { size: SHOWN }, { signal, shownBy: "screen" }),
  // They change elsewhere on the page.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.list.some(({ jobStatus }) => jobStatus === "running") ? RUNNING_REFRESH_MS : false),
});

const TONES: Readonly<Partial<Record<NonNullable<Work["draft"]>["status"], BadgeTone>>> = {
  writing: "orange",
  queued: "orange",
  failed: "red",
  interrupted: "amber",
};

/** 接着写: what one has worked on last, of whatever kind. Nothing of it is shown to those who have none. */
export function RecentTexts() {
  const { data } = useQuery(recentQuery);
  const works = data?.list ?? [];
  if (works.length === 0) return null;
  return (
    <section className={page["section"]} aria-labelledby="recent">
      <div className={page["head"]}>
        <h2 id="recent">{m.title}</h2>
        <Link to={webPaths.texts}>{m.all}</Link>
      </div>
      <div className={css["cards"]}>
        {works.map((work) => (
          <WorkCard key={`${work.kind} ${work.id}`} work={work} />
        ))}
      </div>
    </section>
  );
}

function WorkCard({ work }: { work: Work }) {
  const { title } = work;
  const { tone, label } = stateOf(work);
  const progress = progressOf(work);
  const percent = progress === null ? null : Math.min(PERCENT, Math.round((progress.done / progress.total) * PERCENT));
  const length = sayLength(work);
  const draft = work.draft === null ? "" : m.draft(work.draft.draftNo);
  const facts = [length, draft, momentOf(work.updatedAt, new Date())].filter((fact) => fact !== "").join(" · ");
  return (
    <Link to={workPath(work)} className={`${css["card"]} paper`}>
      <Badge tone={tone}>{label}</Badge>
      <h3>{title === "" ? m.untitled : title}</h3>
      <p>
        <span>{progress?.text ?? facts}</span>
        {percent === null ? null : <span>{percent}%</span>}
      </p>
      {percent === null ? null : <ProgressBar value={percent} label={m.writing} />}
    </Link>
  );
}

/** Its length; of a text that came out short beside the one that was asked for. */
function sayLength({ charCnt, draft }: Work): string {
  if (charCnt === null || charCnt === 0) return "";
  const isShort = draft?.finishReason === FINISH_REASON_SHORT && draft.target !== null && draft.target > charCnt;
  return isShort ? m.charactersOf(formatNumber(charCnt), formatNumber(draft.target ?? 0)) : m.characters(formatNumber(charCnt));
}

/** What it is; of a text that is not finished what has become of it. */
function stateOf({ kind, draft, jobStatus }: Work): { tone: BadgeTone; label: string } {
  if (draft === null) return { tone: jobStatus === "running" || jobStatus === "queued" ? "orange" : "plain", label: m.kinds[kind] };
  const isEnded = draft.status === "done" || draft.status === "stopped";
  return { tone: TONES[draft.status] ?? "plain", label: isEnded ? m.kinds[kind] : m.states[draft.status] };
}

/** How far what is not finished has come: characters of a text that is being written, sections of an essay or a note. */
function progressOf({ draft, charCnt, sections, jobStatus }: Work): { done: number; total: number; text: string } | null {
  if (draft !== null) {
    const isWriting = draft.status === "writing" || draft.status === "queued";
    if (!isWriting || draft.target === null || draft.target === 0) return null;
    return { done: charCnt ?? 0, total: draft.target, text: `${m.characters(formatNumber(charCnt ?? 0))} · ${m.draft(draft.draftNo)}` };
  }
  if (sections === null || sections.total === 0 || sections.done === sections.total) return null;
  return { ...sections, text: (jobStatus === "running" ? m.sectionsRunning : m.sections)(sections.done, sections.total) };
}
