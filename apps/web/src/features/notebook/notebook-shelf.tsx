import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { failureText } from "#lib/api-error.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { notebooksQuery, notesQuery, type Shelf } from "./api.ts";
import { type Asked, AskedDialog } from "./asked-dialog.tsx";
import { BinBar } from "./bin-bar.tsx";
import { NoteList, NoteListSkeleton } from "./note-list.tsx";
import css from "./notebook-shelf.module.css";
import { useNotebookView } from "./notebook-view.ts";
import { NothingHere } from "./nothing-here.tsx";
import { ShelfBar } from "./shelf-bar.tsx";
import { ShelfHead } from "./shelf-head.tsx";

const SEARCH_AFTER_MS = 300;

/** Notes of one shelf: found, sorted, made, moved and removed. */
export function NotebookShelf({ shelf }: { shelf: Shelf }) {
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <ShelfHead shelf={shelf} onAsk={setAsked} />
      {token !== null ? (
        <OwnNotes shelf={shelf} onAsk={setAsked} />
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
      <AskedDialog asked={asked} shelf={shelf} onAsk={setAsked} />
    </>
  );
}

/** What was searched for stands in the address, so that the way back from a note leads to what was found. */
function useSearchWords(): { typed: string; q: string; type: (words: string) => void } {
  const [params, setParams] = useSearchParams();
  const typed = params.get("q") ?? "";
  const type = (words: string) => setParams(words === "" ? {} : { q: words }, { replace: true, preventScrollReset: true });
  return { typed, q: useDebounced(typed.trim(), SEARCH_AFTER_MS), type };
}

function OwnNotes({ shelf, onAsk }: { shelf: Shelf; onAsk: (asked: Asked) => void }) {
  const { typed, q, type } = useSearchWords();
  const { layout, sort } = useNotebookView();
  const folders = useQuery(notebooksQuery).data;
  const { data, isError, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...notesQuery({ shelf, q, sort }),
    placeholderData: (before) => before,
  });
  const notes = data?.pages.flatMap(({ list }) => list) ?? [];
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const isBare = data !== undefined && notes.length === 0 && q === "" && typed === "";
  return (
    <>
      {isBare ? null : <ShelfBar typed={typed} onType={type} total={data?.pages[0]?.total} found={q !== ""} />}
      {isPending ? (
        <NoteListSkeleton layout={layout} />
      ) : isError ? (
        <ErrorState title={m.failed.title} action={<Button onClick={() => void refetch()}>{m.failed.action}</Button>}>
          {failureText(error, m.failed.text)}
        </ErrorState>
      ) : notes.length === 0 ? (
        <NothingHere shelf={shelf} found={q !== ""} onShowAll={() => type("")} />
      ) : (
        <>
          {shelf === "bin" ? (
            <BinBar notes={notes} total={folders?.counts.bin ?? notes.length} picked={picked} onPick={setPicked} onAsk={onAsk} />
          ) : null}
          <NoteList
            notes={notes}
            folders={folders?.list ?? []}
            shelf={shelf}
            q={q}
            layout={layout}
            onAsk={onAsk}
            {...(shelf === "bin" ? { picked, onPick: setPicked } : {})}
          />
        </>
      )}
      {hasNextPage ? (
        <Button className={css["more"]} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.more}
        </Button>
      ) : null}
    </>
  );
}
