import { useEffect, useState } from "react";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useSession } from "#lib/session-store.ts";
import { usePhone } from "#lib/use-phone.ts";
import { useUserState } from "#lib/user-state.ts";
import { panelMessages } from "#messages/panels.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./notice-bell.module.css";
import { useAnnouncements } from "./seen-announcements.ts";

const NoticePanel = lazyWithQueries(() => import("./notice-panel.tsx").then((module) => module.NoticePanel));

/** The bell. Its dot stands while the newest announcement is not the last one seen, or something told to this person is not read; opening clears it. */
export function NoticeBell() {
  const signedIn = useSession((state) => state.token !== null);
  const unread = useUserState(({ state }) => state?.unread ?? 0);
  const { list, seen, hasNew, markSeen } = useAnnouncements();
  const [seenBefore, setSeenBefore] = useState<string | null>(null);
  const { panelId, rootProps, triggerProps, ...panel } = useDisclosure({ openOnHover: false, haspopup: "true" });
  // A sheet lies over the page, outside of what hangs under the button: it opens and closes by itself.
  const isPhone = usePhone();
  const [sheet, setSheet] = useState(false);
  const open = isPhone ? sheet : panel.open;
  // However it was opened: with the button, by touch, or with the arrow key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had been seen when it opened, not what is seen since
  useEffect(() => {
    if (!open) return;
    setSeenBefore(seen);
    markSeen();
  }, [open]);
  if (!signedIn) return null;
  const hasDot = hasNew || (unread > 0 && !open);
  return (
    <div className={css["root"]} {...(isPhone ? {} : rootProps)}>
      <button
        {...(isPhone ? { type: "button", "aria-haspopup": "dialog", onClick: () => setSheet(true) } : triggerProps)}
        className={css["bell"]}
        aria-label={hasDot ? panelMessages.notices.hasNew : panelMessages.notices.label}
      >
        <Icon name="bell" size={20} />
        {hasDot ? <i className={css["dot"]} /> : null}
      </button>
      {open ? (
        <NoticePanel id={panelId} announcements={list} seenBefore={seenBefore} close={isPhone ? () => setSheet(false) : panel.close} />
      ) : null}
    </div>
  );
}
