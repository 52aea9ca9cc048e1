import type { TitleSuggestion } from "@tangleaf/contract";
import { type Level, LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { momentOf } from "#lib/day-of.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { variant } from "#lib/variant.ts";
import { essayTitleMessages } from "#messages/essay-title.ts";
import { listMessages } from "#messages/list.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars, SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { type Essay, updateEssay } from "../api.ts";
import { DownloadTitles } from "../downloads/download-titles.tsx";
import { chosenKeywords, titlesAsText } from "./chosen-title.ts";
import { TitleList } from "./title-list.tsx";
import css from "./title-results.module.css";
import { EARLIER_MAX, isRunning, type TitleSet } from "./title-sets.ts";
import type { useTitles } from "./use-titles.ts";

const m = essayTitleMessages.results;

type TitleResultsProps = { essay: Essay | null; titles: ReturnType<typeof useTitles>; level: Level; onAgain: () => void };

/** The titles: those on their way, the newest, and earlier ones. */
export function TitleResults({ essay, titles, level, onAgain }: TitleResultsProps) {
  const navigate = useNavigate();
  const [picking, setPicking] = useState<string | null>(null);
  const { sets, asked } = titles;
  const ended = sets.filter((set) => !isRunning(set));
  const newest = asked === null ? ended[0] : undefined;
  const before = eachOnce((newest === undefined ? ended : ended.slice(1)).flatMap((set) => set.titles));
  const earlier = before.filter(({ title }) => !newest?.titles.some((one) => one.title === title)).slice(0, EARLIER_MAX);

  const pick = async (suggestion: TitleSuggestion): Promise<void> => {
    if (essay === null || picking !== null) return;
    const { essayId } = essay;
    setPicking(suggestion.title);
    try {
      const keywords = chosenKeywords(suggestion, essay, LIMITS[variant][level].essayKeywords);
      await updateEssay({ essayId, title: suggestion.title, keywords });
      await refreshAnswers(queryKeys.essays.one(essayId));
      void refreshAnswers(queryKeys.essays.lists);
      await navigate(webPaths.essayOutline(essayId));
    } catch {
      // The page has said why.
    } finally {
      setPicking(null);
    }
  };
  const list = {
    language: essay?.language ?? variant,
    picking,
    ...(essay?.stage === "content" ? {} : { onPick: (one: TitleSuggestion) => void pick(one) }),
  };

  if (titles.isError && sets.length === 0)
    return (
      <ErrorState title={m.notLoaded} action={<Button onClick={titles.refetch}>{listMessages.again}</Button>}>
        {listMessages.failed}
      </ErrorState>
    );
  if (titles.isPending && asked === null) return <SkeletonBars rows={6} />;
  if (asked === null && ended.length === 0)
    return (
      <EmptyState cells={m.empty.cells} title={m.empty.title}>
        {m.empty.text}
      </EmptyState>
    );
  return (
    <section aria-label={m.label}>
      {essay?.stage === "content" ? (
        <div className={css["banner"]}>
          <Banner
            action={
              <ButtonLink size="sm" to={webPaths.essayContent(essay.essayId)}>
                {m.toContent}
              </ButtonLink>
            }
          >
            {m.inContent}
          </Banner>
        </div>
      ) : null}
      {asked === null ? null : <OnTheirWay count={asked} stopping={titles.stopping} onStop={() => void titles.stop()} />}
      {newest === undefined ? null : newest.titles.length > 0 ? (
        <>
          <Head set={newest} essayId={essay?.essayId} />
          <TitleList titles={newest.titles} {...list} isNewest />
        </>
      ) : (
        <NothingCame set={newest} reason={titles.failure} onAgain={onAgain} />
      )}
      {level === "free" && asked === null ? <ForMembers /> : null}
      {earlier.length === 0 ? null : (
        <>
          <div className={css["head"]} data-later={newest !== undefined || undefined}>
            <h2>{m.earlier}</h2>
            <span>{m.earlierKept(EARLIER_MAX)}</span>
          </div>
          <TitleList titles={earlier} {...list} />
        </>
      )}
      <p className={css["integrity"]}>{m.integrity}</p>
      <Ready count={asked === null ? (newest?.titles.length ?? 0) : 0} />
    </section>
  );
}

/** Two requests may bring the same title. */
function eachOnce(titles: readonly TitleSuggestion[]): TitleSuggestion[] {
  return [...new Map(titles.toReversed().map((one) => [one.title, one])).values()].reverse();
}

function OnTheirWay({ count, stopping, onStop }: { count: number; stopping: boolean; onStop: () => void }) {
  return (
    <>
      <div className={css["head"]}>
        <h2>{m.asking(count)}</h2>
        <span>{m.askingHint}</span>
        <Button size="sm" aria-disabled={stopping || undefined} onClick={() => stopping || onStop()}>
          <Icon name="stop-fill" size={16} />
          {stopping ? m.stopping : m.stop}
        </Button>
      </div>
      <div className={`paper ${css["waiting"]}`} aria-busy="true">
        <SkeletonCells count={36} />
      </div>
    </>
  );
}

const TICK_MS = 30_000;
const MINUTE_MS = 60_000;
const RECENT_MS = 10 * MINUTE_MS;

function Head({ set, essayId }: { set: TitleSet; essayId: string | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const ageMs = set.endedAt === null ? 0 : Math.max(0, now - Date.parse(set.endedAt));
  const count = set.titles.length;
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return (
    <div className={css["head"]}>
      <h2>{ageMs < RECENT_MS ? m.newest(count) : m.last(count)}</h2>
      {set.endedAt === null ? null : (
        <time dateTime={set.endedAt}>
          {minutes === 0 ? m.justNow : minutes < 60 ? m.minutesAgo(minutes) : momentOf(set.endedAt, new Date(now))}
        </time>
      )}
      <span className={css["ai"]}>{m.aiLabel}</span>
      <CopyButton text={titlesAsText(set.titles)} label={m.copyAll} words={m.copyAll} tone="ghost" />
      {essayId === undefined ? null : <DownloadTitles essayId={essayId} />}
    </div>
  );
}

function NothingCame({ set, reason, onAgain }: { set: TitleSet; reason: string | null; onAgain: () => void }) {
  const isFree = set.charged === 0;
  const words = set.status === "stopped" ? (isFree ? m.stoppedFree : m.stopped) : isFree ? m.failedFree : m.failed;
  return (
    <div className={css["banner"]}>
      <Banner
        tone={set.status === "stopped" ? "amber" : "red"}
        icon="warning-circle"
        action={
          <Button size="sm" onClick={onAgain}>
            {m.again}
          </Button>
        }
      >
        {words}
        {reason === null ? null : <p>{reason}</p>}
      </Banner>
    </div>
  );
}

/** What a membership adds, beside what one has just got. */
function ForMembers() {
  const words = essayTitleMessages.members;
  const { essayTitles, essayKeywords } = LIMITS[variant].vip;
  return (
    <div className={css["members"]}>
      <Icon name="lock-simple-duotone" size={24} />
      <div>
        <b>{words.title}</b>
        <p>{words.text(essayTitles, essayKeywords)}</p>
      </div>
      <ButtonLink size="sm" tone="promo" to={webPaths.upgrade}>
        {words.action}
      </ButtonLink>
    </div>
  );
}

/** Says once that titles are there; what stood here before is not news. */
function Ready({ count }: { count: number }) {
  const [first] = useState(count);
  const [changed, setChanged] = useState(false);
  if (count !== first && !changed) setChanged(true);
  return (
    <span className="sr" role="status">
      {changed && count > 0 ? m.ready(count) : ""}
    </span>
  );
}
