import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { ownSourcesQuery, refreshSources } from "./api.ts";
import { SOURCE_ICONS, sizeOf } from "./source-facts.ts";
import css from "./sources.module.css";

/** What was fed to other notes, to be used in this one too; nothing where there is none. */
export function OwnSources({ noteId }: { noteId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ownSourcesQuery(noteId));
  const [adding, setAdding] = useState<string | null>(null);
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  if (list.length === 0) return null;
  const attach = async (sourceId: string, title: string) => {
    setAdding(sourceId);
    try {
      await call("/api/source/attach", { noteId, sourceIds: [sourceId] }, { shownBy: "action" });
      await refreshSources(noteId);
      toast({ tone: "ok", title: m.feed.done(title) });
    } catch (error) {
      toastRefusal(error, m.notChanged);
    } finally {
      setAdding(null);
    }
  };
  return (
    <section className={css["own"]} aria-label={m.feed.own}>
      <h3>{m.feed.own}</h3>
      <p className={css["hint"]}>{m.feed.ownLead}</p>
      <ul className={css["list"]}>
        {list.map((source) => (
          <li key={source.sourceId} className={css["row"]}>
            <span className={css["use"]}>
              <Icon name={SOURCE_ICONS[source.type]} size={18} />
              <span className={css["words"]}>
                <span className={css["title"]}>{source.title}</span>
                <span className={css["facts"]}>{sizeOf(source)}</span>
              </span>
            </span>
            <Button
              size="sm"
              disabled={adding !== null}
              aria-label={m.feed.attach(source.title)}
              onClick={() => void attach(source.sourceId, source.title)}
            >
              {m.feed.attachShort}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="sm" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.feed.moreOwn}
        </Button>
      ) : null}
    </section>
  );
}
