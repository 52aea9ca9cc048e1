import { useEffect, useState } from "react";
import { deviceKept } from "#lib/browser-storage.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { panelMessages } from "#messages/panels.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./notice-bell.module.css";

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
        aria-label={hasNew ? panelMessages.notices.hasNew : panelMessages.notices.label}
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
        <section id={panelId} className={css["panel"]} aria-label={panelMessages.notices.label}>
          <h2>{panelMessages.notices.label}</h2>
          {notices.map(({ title, date, info, url }) => (
            <article key={`${date} ${title}`} data-new={seenBefore === null || date > seenBefore || undefined}>
              <div className={css["head"]}>
                <b>
                  {title}
                  {seenBefore === null || date > seenBefore ? <span className="sr"> {panelMessages.notices.isNew}</span> : null}
                </b>
                <time dateTime={date}>{date.slice(0, "2026-01-01".length)}</time>
              </div>
              <p>
                {plainText(info)}{" "}
                {url === undefined ? null : (
                  <a className="link" href={url}>
                    {panelMessages.notices.full}
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

/** Text of a notice's HTML; the markup is dropped, so that no script in it can run. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent.trim();
}

const KEY = "notice-seen";

/** Date of the newest notice this browser has looked at; null = none yet, or not known while rendering. Notices are the same for everybody. */
function useSeenDate(): { seen: string | null; markSeen: (date: string) => void } {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => setSeen(deviceKept.read(KEY)), []);
  const markSeen = (date: string) => {
    setSeen(date);
    deviceKept.write(KEY, date);
  };
  return { seen, markSeen };
}
