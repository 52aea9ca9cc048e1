import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { byDay } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { textsMessages as m } from "#messages/texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { textsQuery } from "./api.ts";
import { TextRow } from "./text-row.tsx";
import css from "./texts-list.module.css";

const SEARCH_AFTER_MS = 300;
const SKELETON_ROWS = 6;

/** The history: searched, by day, newest first. */
export function TextsList() {
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const query = useInfiniteQuery({ ...textsQuery(q), enabled: token !== null, placeholderData: (before) => before });

  if (restored && token === null) {
    return (
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
    );
  }
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (isPending) {
    return (
      <div aria-busy="true">
        <span className="sr">{m.loading}</span>
        <SkeletonBars rows={SKELETON_ROWS} />
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState title={m.failed.title} action={<Button onClick={() => void refetch()}>{m.failed.action}</Button>}>
        {m.failed.text}
      </ErrorState>
    );
  }
  const texts = data.pages.flatMap(({ list }) => list);
  const total = data.pages[0]?.total ?? 0;
  if (total === 0 && q === "" && typed === "") {
    return (
      <EmptyState
        cells={m.empty.cells}
        title={m.empty.title}
        action={
          <ButtonLink tone="solid" to={webPaths.sceneList("all")}>
            {m.empty.action}
          </ButtonLink>
        }
      >
        {m.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <TextsSearch value={typed} onChange={setTyped} total={m.total(formatNumber(total))} />
      {texts.length === 0 ? (
        <EmptyState
          cells={m.nothingFound.cells}
          title={m.nothingFound.title}
          action={<Button onClick={() => setTyped("")}>{m.nothingFound.action}</Button>}
        >
          {m.nothingFound.text}
        </EmptyState>
      ) : null}
      {byDay(texts, new Date()).map(({ day, items }) => (
        <section key={day} className={css["day"]} aria-label={day}>
          <h2>{day}</h2>
          <ul className="paper">
            {items.map((text) => (
              <TextRow key={text.generationId} text={text} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage ? (
        <Button className={css["more"]} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.more}
        </Button>
      ) : null}
    </>
  );
}

type TextsSearchProps = { value: string; onChange: (value: string) => void; total: string };

function TextsSearch({ value, onChange, total }: TextsSearchProps) {
  return (
    <search className={css["search"]}>
      <label className={css["box"]}>
        <Icon name="magnifying-glass" size={16} />
        <span className="sr">{m.search}</span>
        <input
          type="search"
          value={value}
          placeholder={m.searchPlaceholder}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <span className={css["total"]} role="status">
        {total}
      </span>
    </search>
  );
}
