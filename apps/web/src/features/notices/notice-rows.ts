import type { Notice, NoticeTells, Notification } from "@tangleaf/contract";
import { announcementLink } from "@tangleaf/contract/announcement";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { noticeMessages as m, noticeWords } from "#messages/notices.ts";
import { htmlNodes } from "./html-nodes.tsx";

/** A row of the panel: something told to this person, or to everybody. */
export type NoticeRow = {
  readonly key: string;
  readonly title: string;
  readonly date: string;
  readonly isNew: boolean;
  readonly body: ReactNode;
  /** Leads to a screen of this site, or out of it. */
  readonly link: { readonly text: string; readonly to: string; readonly isOutside: boolean } | null;
};

const DOCUMENTS = { essay: webPaths.essayContent, note: webPaths.note, mindtree: mindtreePaths.tree };

const PLACES: { readonly [Kind in NoticeTells["kind"]]: (data: Extract<NoticeTells, { kind: Kind }>["data"]) => string } = {
  essayWritten: ({ documentId }) => webPaths.essayContent(documentId),
  noteWritten: ({ documentId }) => webPaths.note(documentId),
  essayPaused: () => webPaths.upgrade,
  notePaused: () => webPaths.upgrade,
  membershipEnds: () => webPaths.upgrade,
  inviteRewarded: () => webPaths.myInvite,
  refunded: () => webPaths.myOrder,
  accountClosing: () => webPaths.myInfo,
  fileReady: () => webPaths.myDownload,
  documentQuarantined: ({ what, documentId }) => DOCUMENTS[what](documentId),
};

type Given = {
  readonly own: readonly Notice[];
  /** Ids that were not read when the panel opened. */
  readonly fresh: ReadonlySet<string>;
  /** There are older ones of one's own: announcements behind the last that is shown wait for them. */
  readonly hasMore: boolean;
  readonly announcements: readonly Notification[];
  /** Date of the newest announcement seen before the panel opened. */
  readonly seenBefore: string | null;
};

/** What one is told and what everybody is told, newest first. */
export function noticeRows({ own, fresh, hasMore, announcements, seenBefore }: Given): NoticeRow[] {
  const oldest = hasMore ? (own.at(-1)?.at ?? "") : "";
  const rows = [
    ...own.map((notice) => ownRow(notice, fresh.has(notice.noticeId))),
    ...announcements.filter(({ date }) => date >= oldest).map((one) => announcementRow(one, seenBefore === null || one.date > seenBefore)),
  ];
  return rows.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

function ownRow(notice: Notice, isNew: boolean): NoticeRow {
  const { kind, data, noticeId, at } = notice;
  // The kind and its data belong together; the compiler cannot see it through the index.
  const { title, text, open } = noticeWords[kind] as { title: string; text: (of: typeof data) => string; open: string };
  const to = (PLACES[kind] as (of: typeof data) => string)(data);
  return { key: noticeId, title, date: at, isNew, body: text(data), link: { text: open, to, isOutside: false } };
}

function announcementRow({ title, date, info, url }: Notification, isNew: boolean): NoticeRow {
  const to = url === undefined ? null : announcementLink(url);
  const link = to === null ? null : { text: m.full, to, isOutside: true };
  return { key: `${date} ${title}`, title, date, isNew, body: htmlNodes(info), link };
}
