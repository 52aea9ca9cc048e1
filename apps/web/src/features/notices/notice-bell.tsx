import { useState } from "react";
import { useBaseInfo } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./notice-bell.module.css";
import { plainText } from "./plain-text.ts";
import { useSeenDate } from "./use-seen-date.ts";

/** Notices for everybody. The dot stands while the newest is not the last one seen; opening clears it. */
export function NoticeBell() {
  const signedIn = useSession((state) => state.token !== null);
  const notices = useBaseInfo()?.notification ?? [];
  const { seen, markSeen } = useSeenDate();
  const [seenBefore, setSeenBefore] = useState<string | null>(null);
  const { open, panelId, rootProps, triggerProps } = useDisclosure({ openOnHover: false, haspopup: "true" });
  const newest = notices
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (!signedIn || newest === undefined) return null;
  const hasNew = newest !== seen;
  return (
    <div className={css["root"]} {...rootProps}>
      <button
        {...triggerProps}
        className={css["bell"]}
        aria-label={hasNew ? m.notices.hasNew : m.notices.label}
        onClick={() => {
          if (!open) setSeenBefore(seen);
          triggerProps.onClick();
          markSeen(newest);
        }}
      >
        <Icon name="bell" size={20} />
        {hasNew ? <i className={css["dot"]} /> : null}
      </button>
      {open ? (
        <section id={panelId} className={css["panel"]} aria-label={m.notices.label}>
          <h2>{m.notices.label}</h2>
          {notices.map(({ title, date, info, url }) => (
            <article key={`${date} ${title}`} data-new={seenBefore === null || date > seenBefore || undefined}>
              <div className={css["head"]}>
                <b>
                  {title}
                  {seenBefore === null || date > seenBefore ? <span className="sr"> {m.notices.isNew}</span> : null}
                </b>
                <time dateTime={date}>{date.slice(0, "2026-01-01".length)}</time>
              </div>
              <p>
                {plainText(info)}{" "}
                {url === undefined ? null : (
                  <a className="link" href={url}>
                    {m.notices.full}
                  </a>
                )}
              </p>
            </article>
          ))}
        </section>
      ) : null}
    </div>
  );
}
