import type { Notification } from "@tangleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { cx } from "#lib/cx.ts";
import { dayOf, momentOf } from "#lib/day-of.ts";
import { usePhone } from "#lib/use-phone.ts";
import { noticeMessages as m } from "#messages/notices.ts";
import { panelMessages } from "#messages/panels.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { markRead, noticesQuery } from "./api.ts";
import css from "./notice-panel.module.css";
import { type NoticeRow, noticeRows } from "./notice-rows.ts";

type Props = {
  id: string;
  announcements: readonly Notification[];
  /** Date of the newest announcement seen before the panel opened. */
  seenBefore: string | null;
  close: () => void;
};

/** What one was told: under the bell, on the phone as a sheet. Opening it reads everything. */
export function NoticePanel({ id, announcements, seenBefore, close }: Props) {
  const isPhone = usePhone();
  const list = { announcements, seenBefore, close };
  const { label } = panelMessages.notices;
  if (isPhone)
    return (
      <Dialog open onClose={close} title={label} shape="sheet" flush focusWhole>
        <div className={css["sheet"]}>
          <NoticeList {...list} />
        </div>
      </Dialog>
    );
  return (
    <section id={id} className={css["panel"]} aria-label={label}>
      <NoticeList {...list} heading={<h2>{label}</h2>} />
    </section>
  );
}

/** What was new keeps its mark until the panel closes, or until one says that all is seen. */
function NoticeList({ announcements, seenBefore, close, heading }: Omit<Props, "id"> & { heading?: ReactNode }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(noticesQuery);
  const own = data?.pages.flatMap(({ list }) => list) ?? [];
  const { fresh, allSeen, seenAll } = useFresh(own.filter(({ isRead }) => !isRead).map(({ noticeId }) => noticeId));
  const newest = own.find(({ isRead }) => !isRead);
  useEffect(() => {
    if (newest !== undefined) void markRead(newest);
  }, [newest]);
  const rows = noticeRows({
    own,
    fresh,
    hasMore: hasNextPage,
    announcements,
    seenBefore: allSeen ? (announcements[0]?.date ?? "") : seenBefore,
  });
  const hasNew = rows.some(({ isNew }) => isNew);
  return (
    <>
      {heading !== undefined || hasNew ? (
        <header className={css["top"]}>
          {heading}
          {hasNew ? (
            <button type="button" onClick={seenAll}>
              {m.allSeen}
            </button>
          ) : null}
        </header>
      ) : null}
      {rows.map((row) => (
        <NoticeArticle key={row.key} row={row} close={close} />
      ))}
      {isPending ? (
        <div className={css["state"]} aria-busy="true">
          <span className="sr">{m.loading}</span>
          <SkeletonBars rows={3} />
        </div>
      ) : null}
      {isError ? (
        <div className={css["state"]} role="alert">
          <p>{m.failed}</p>
          <Button onClick={() => void refetch()}>{m.again}</Button>
        </div>
      ) : null}
      {data !== undefined && rows.length === 0 ? (
        <div className={css["state"]}>
          <b>{m.none}</b>
          <p>{m.noneText}</p>
        </div>
      ) : null}
      {data !== undefined && rows.length > 0 ? (
        <footer className={css["end"]}>
          {hasNextPage ? (
            <button type="button" className="link" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {m.older}
            </button>
          ) : (
            m.end
          )}
        </footer>
      ) : null}
    </>
  );
}

/** One notice or announcement. `close`: its panel, before a link of it is followed. */
export function NoticeArticle({ row: { title, date, isNew, body, link }, close }: { row: NoticeRow; close: () => void }) {
  return (
    <article className={css["row"]} data-new={isNew || undefined}>
      <div className={css["head"]}>
        <b>
          {title}
          {isNew ? <span className="sr"> {m.isNew}</span> : null}
        </b>
        <time dateTime={date}>{shownMoment(date)}</time>
      </div>
      <div className={css["body"]}>
        {body}{" "}
        {link === null ? null : link.isOutside ? (
          <a className={cx("link", css["onward"])} href={link.to} target="_blank" rel="noreferrer">
            {link.text}
          </a>
        ) : (
          <Link className={cx("link", css["onward"])} to={link.to} onClick={close}>
            {link.text}
          </Link>
        )}
      </div>
    </article>
  );
}

const MINUTE_MS = 60_000;

/** 刚刚, 今天 09:00, 6 月 16 日: the hour is told of today alone. */
function shownMoment(date: string): string {
  const now = new Date();
  if (now.getTime() - Date.parse(date) < MINUTE_MS) return m.justNow;
  return new Date(date).toDateString() === now.toDateString() ? momentOf(date, now) : dayOf(date, now);
}

/** Ids that were new at any moment since the panel opened: marking them as read takes no mark away. */
function useFresh(unread: readonly string[]) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const added = unread.filter((id) => !known.has(id));
  if (added.length > 0) setKnown(new Set([...known, ...added]));
  return {
    fresh: new Set([...known].filter((id) => seen === null || !seen.has(id))),
    allSeen: seen !== null,
    seenAll: () => setSeen(known),
  };
}
