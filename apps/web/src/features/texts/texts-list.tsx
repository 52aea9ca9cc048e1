import type { Piece } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { byDay } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { textsMessages as m } from "#messages/texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Select } from "#ui/field/field.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { piecesQuery } from "./api.ts";
import { PieceRow, sceneOf } from "./piece-row.tsx";
import css from "./texts-list.module.css";

const SEARCH_AFTER_MS = 300;
const SKELETON_ROWS = 6;

/** The history: pieces with their drafts, searched, of one scene or all, by day, newest first. */
export function TextsList() {
  const token = useSession((state) => state.token);
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const [sceneType, setSceneType] = useState("");
  const query = useInfiniteQuery({ ...piecesQuery({ q, sceneType }), enabled: token !== null, placeholderData: (before) => before });

  const { data, isError, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
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
        {failureText(error, m.failed.text)}
      </ErrorState>
    );
  }
  // A piece that was written in while one reads on comes again on a later page.
  const pieces = [...new Map(data.pages.flatMap(({ list }) => list).map((piece) => [piece.pieceId, piece])).values()];
  const { total = 0, scenes = [] } = data.pages[0] ?? {};
  if (total === 0 && q === "" && typed === "" && sceneType === "") {
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
      <search className={css["search"]}>
        <SearchBox value={typed} onChange={setTyped} label={m.search} placeholder={m.searchPlaceholder} />
        <SceneFilter scenes={scenes} value={sceneType} onChange={setSceneType} />
        <span className={css["total"]} role="status">
          {m.total(formatNumber(total))}
        </span>
      </search>
      {pieces.length === 0 ? (
        <EmptyState
          cells={m.nothingFound.cells}
          title={m.nothingFound.title}
          action={
            <Button
              onClick={() => {
                setTyped("");
                setSceneType("");
              }}
            >
              {m.nothingFound.action}
            </Button>
          }
        >
          {m.nothingFound.text}
        </EmptyState>
      ) : null}
      {byDay(pieces.map(dated), new Date()).map(({ day, items }) => (
        <section key={day} className={css["day"]} aria-label={day}>
          <h2>{day}</h2>
          <ul className="paper">
            {items.map(({ piece }) => (
              <PieceRow key={piece.pieceId} piece={piece} />
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

/** A piece stands at the day of its newest draft. */
function dated(piece: Piece) {
  return { piece, createdAt: piece.drafts[0]?.createdAt ?? "" };
}

type SceneFilterProps = { value: string; onChange: (value: string) => void; scenes: readonly { sceneType: string; count: number }[] };

/** One scene or all; nothing to choose where there is only one. */
function SceneFilter({ scenes, value, onChange }: SceneFilterProps) {
  const menu = useBaseInfo()?.menu ?? [];
  if (scenes.length < 2) return null;
  return (
    <Select className={css["filter"]} aria-label={m.filter.label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{m.filter.all}</option>
      {scenes.map(({ sceneType, count }) => (
        <option key={sceneType} value={sceneType}>
          {m.filter.scene(sceneOf(menu, sceneType)?.shortTitle ?? sceneType, formatNumber(count))}
        </option>
      ))}
    </Select>
  );
}
