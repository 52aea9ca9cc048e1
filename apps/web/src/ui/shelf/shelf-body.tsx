import type { ReactNode } from "react";
import { failureText } from "#lib/api-error.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./shelf.module.css";

const SKELETON_ROWS = 5;

/** What is known of a list that comes page by page. */
type Pages = {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
type ShelfBodyProps = {
  pages: Pages;
  words: { loading: string; failed: string; again: string; more: string };
  isEmpty: boolean;
  /** What stands where there is nothing. */
  nothing: ReactNode;
  children: ReactNode;
};

/** A list as it comes: on its way, not to be had, empty, or there with more behind it. */
export function ShelfBody({ pages, words, isEmpty, nothing, children }: ShelfBodyProps) {
  if (pages.isPending)
    return (
      <div aria-busy="true">
        <span className="sr">{words.loading}</span>
        <SkeletonBars rows={SKELETON_ROWS} />
      </div>
    );
  if (pages.isError)
    return (
      <ErrorState title={words.failed} action={<Button onClick={() => void pages.refetch()}>{words.again}</Button>}>
        {failureText(pages.error, "")}
      </ErrorState>
    );
  return (
    <>
      {isEmpty ? nothing : children}
      {pages.hasNextPage ? (
        <Button className={css["more"]} disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}
