import type { Work } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { WorkKind } from "@tangleaf/contract/work";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { byDay } from "#lib/day-of.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { textsMessages } from "#messages/texts.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EmptyBin } from "./empty-bin.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import css from "./texts-list.module.css";
import { WorkRow } from "./work-row.tsx";
import { worksQuery } from "./works-api.ts";

const m = textsMessages.library;
const SEARCH_AFTER_MS = 300;
const SKELETON_ROWS = 6;

type WorksListProps = { place: "all" | "bin"; kind: WorkKind | null };

/** Works of all kinds or of one, or what is in the bin: searched, by day, newest first. */
export function WorksList({ place, kind }: WorksListProps) {
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const [renamed, setRenamed] = useState<Work | null>(null);
  const [deleted, setDeleted] = useState<Work | null>(null);
  const query = useInfiniteQuery({ ...worksQuery({ place, kind, q }), placeholderData: (before) => before });
  const { data, isError, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (isPending) {
    return (
      <div aria-busy="true">
        <span className="sr">{textsMessages.loading}</span>
        <SkeletonBars rows={SKELETON_ROWS} />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState title={textsMessages.failed.title} action={<Button onClick={() => void refetch()}>{textsMessages.failed.action}</Button>}>
        {failureText(error, textsMessages.failed.text)}
      </ErrorState>
    );
  }
  // One that was changed while one reads on comes again on a later page.
  const works = [...new Map(data.pages.flatMap(({ list }) => list).map((work) => [`${work.kind} ${work.id}`, work])).values()];
  const isBare = works.length === 0 && q === "" && typed === "";
  return (
    <>
      {isError ? <Banner tone="amber">{m.cached}</Banner> : null}
      {isBare ? (
        <Bare place={place} kind={kind} />
      ) : (
        <search className={css["search"]}>
          <SearchBox value={typed} onChange={setTyped} label={textsMessages.search} placeholder={textsMessages.searchPlaceholder} />
          {place === "bin" ? <EmptyBin /> : null}
        </search>
      )}
      {works.length === 0 && !isBare ? (
        <EmptyState
          cells={textsMessages.nothingFound.cells}
          title={textsMessages.nothingFound.title}
          action={<Button onClick={() => setTyped("")}>{textsMessages.nothingFound.action}</Button>}
        >
          {m.nothingFound}
        </EmptyState>
      ) : null}
      {byDay(
        works.map((work) => ({ work, createdAt: work.updatedAt })),
        new Date(),
      ).map(({ day, items }) => (
        <section key={day} className={css["day"]} aria-label={day}>
          <h2>{day}</h2>
          <ul className="paper">
            {items.map(({ work }) => (
              <WorkRow key={`${work.kind} ${work.id}`} work={work} onRename={() => setRenamed(work)} onDelete={() => setDeleted(work)} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <Button className={css["more"]} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {textsMessages.more}
        </Button>
      ) : null}
      {renamed === null ? null : <RenameDialog key={renamed.id} work={renamed} onClose={() => setRenamed(null)} />}
      {deleted === null ? null : <DeleteDialog work={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

/** Nothing was made yet, nothing of this kind, or nothing is in the bin. */
function Bare({ place, kind }: WorksListProps) {
  const { cells, title, text, action } = place === "bin" ? { ...m.emptyBin, action: null } : textsMessages.empty;
  if (place === "all" && kind !== null) {
    return (
      <EmptyState cells={cells} title={m.noneOf(m.kinds[kind])}>
        {m.noneOfText}
      </EmptyState>
    );
  }
  const way =
    action === null ? null : (
      <ButtonLink tone="solid" to={webPaths.sceneList("all")}>
        {action}
      </ButtonLink>
    );
  return (
    <EmptyState cells={cells} title={title} action={way}>
      {text}
    </EmptyState>
  );
}
