import { NOTE_BIN_DAYS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { failureText } from "#lib/api-error.ts";
import { watchEssayJob } from "#lib/essay-jobs.ts";
import { formatNumber } from "#lib/format.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { useUserState } from "#lib/user-state.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayListMessages as m } from "#messages/essay-list.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { type EssaySummary, essaysQuery } from "../api.ts";
import { removeForever } from "./essay-changes.ts";
import css from "./essay-list.module.css";
import { EssayTable } from "./essay-table.tsx";
import { ForeverDialog } from "./forever-dialog.tsx";

const SEARCH_AFTER_MS = 300;
const ASK_AGAIN_MS = 15_000;
const BIN_PATH = `${webPaths.essayList}?bin=1`;

/** All essays, or those in the bin. */
export function EssayList() {
  const [params] = useSearchParams();
  // What the address asks for is not known where the frame is rendered at build.
  const bin = useHydrated() && params.has("bin");
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  return (
    <>
      <header className={css["head"]}>
        <div>
          <h1>{bin ? m.binTitle : m.title}</h1>
          {bin ? (
            <p>{m.binLead(NOTE_BIN_DAYS)}</p>
          ) : (
            <p>
              {m.lead}{" "}
              <Link to={webPaths.texts} className="link">
                {m.texts}
              </Link>
            </p>
          )}
        </div>
        <div className={css["ways"]}>
          {bin ? (
            <ButtonLink to={webPaths.essayList}>{m.toList}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={BIN_PATH} tone="ghost">
                <Icon name="trash" />
                {m.toBin}
              </ButtonLink>
              <ButtonLink to={webPaths.essayTitle()} tone="solid">
                <Icon name="plus" />
                {m.create}
              </ButtonLink>
            </>
          )}
        </div>
      </header>
      {token !== null ? (
        <OwnEssays key={String(bin)} bin={bin} />
      ) : restored ? (
        <EmptyState
          cells={m.signIn.cells}
          title={m.signIn.title}
          action={
            <Button tone="solid" onClick={() => openLogin()}>
              {m.signIn.action}
            </Button>
          }
        >
          {m.signIn.text}
        </EmptyState>
      ) : null}
    </>
  );
}

function OwnEssays({ bin }: { bin: boolean }) {
  const [params, setParams] = useSearchParams();
  const typed = params.get("q") ?? "";
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const type = (words: string) =>
    setParams({ ...(bin ? { bin: "1" } : {}), ...(words === "" ? {} : { q: words }) }, { replace: true, preventScrollReset: true });
  const live = useUserState((known) => known.live);
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...essaysQuery({ q, bin }),
    placeholderData: (before) => before,
    // What is being written grows; where a stream tells of it, the list is read again when it says so.
    refetchInterval: ({ state }) =>
      !live && state.data?.pages.some(({ list }) => list.some(({ job }) => job !== null)) ? ASK_AGAIN_MS : false,
  });
  const essays = data?.pages.flatMap(({ list }) => list) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const writing = essays.flatMap(({ essayId, job }) => (job === null ? [] : [essayId])).join(" ");
  useEffect(() => {
    for (const essayId of writing.split(" ")) if (essayId !== "") watchEssayJob(essayId);
  }, [writing]);
  const [asked, setAsked] = useState<EssaySummary | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (essay: EssaySummary) => {
    setAsked(essay);
    setOpen(true);
  };

  if (isPending)
    return (
      <div aria-busy="true">
        <span className="sr">{essayMessages.loading}</span>
        <SkeletonBars rows={8} />
      </div>
    );
  if (isError)
    return (
      <ErrorState title={m.failed.title} action={<Button onClick={() => void refetch()}>{m.failed.action}</Button>}>
        {failureText(error, m.failed.text)}
      </ErrorState>
    );
  const isBare = essays.length === 0 && q === "" && typed === "";
  return (
    <>
      {isBare ? null : <SearchBar typed={typed} onType={type} words={(q === "" ? m.total : m.found)(formatNumber(total))} />}
      {essays.length > 0 ? (
        <EssayTable essays={essays} bin={bin} onForever={ask} />
      ) : (
        <NothingHere bin={bin} found={!isBare} onShowAll={() => type("")} />
      )}
      {hasNextPage ? (
        <Button className={css["more"]} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.more}
        </Button>
      ) : null}
      {asked === null ? null : (
        <ForeverDialog open={open} title={asked.title} onClose={() => setOpen(false)} onRemove={() => void removeForever(asked.essayId)} />
      )}
    </>
  );
}

function SearchBar({ typed, onType, words }: { typed: string; onType: (words: string) => void; words: string }) {
  return (
    <search className={css["search"]}>
      <SearchBox value={typed} onChange={onType} label={m.search} placeholder={m.searchPlaceholder} />
      <span className={css["total"]} role="status">
        {words}
      </span>
    </search>
  );
}

function NothingHere({ bin, found, onShowAll }: { bin: boolean; found: boolean; onShowAll: () => void }) {
  const words = found ? m.nothingFound : bin ? m.emptyBin : m.empty;
  const action = found ? (
    <Button onClick={onShowAll}>{m.nothingFound.action}</Button>
  ) : bin ? null : (
    <ButtonLink tone="solid" to={webPaths.essayTitle()}>
      {m.empty.action}
    </ButtonLink>
  );
  return (
    <EmptyState cells={words.cells} title={words.title} action={action}>
      {words.text}
    </EmptyState>
  );
}
