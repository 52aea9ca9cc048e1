import { noticeMessages as m } from "#messages/notices.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import css from "./announcements-dialog.module.css";
import { NoticeArticle } from "./notice-panel.tsx";
import { noticeRows } from "./notice-rows.ts";
import { useAnnouncements } from "./seen-announcements.ts";

/** What everybody is told, for visitors too: the list of announcements, newest first. */
export function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const { list } = useAnnouncements();
  const newest =
    list
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  // Nothing is marked as new here: the dot of the bell says that.
  const rows = noticeRows({ own: [], fresh: new Set(), hasMore: false, announcements: list, seenBefore: newest });
  return (
    <Dialog open onClose={onClose} title={m.announcements} focusWhole>
      {rows.length === 0 ? (
        <p>{m.noAnnouncements}</p>
      ) : (
        <div className={css["list"]}>
          {rows.map((row) => (
            <NoticeArticle key={row.key} row={row} close={onClose} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
