import type { Notice, NoticeTells, Notification } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Clock } from "../../ports/clock.ts";
import { readAnnouncements } from "./announcement.repo.ts";
import { countUnread, listEndingMembers, listNotices, markRead, type NoticeRow, removeOlder, writeNotice } from "./notice.repo.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 180;
/** So long before its end a member is told of it. */
const TOLD_DAYS_BEFORE = 3;
const MEMBERS_A_BATCH = 200;

/** Public API of what one person is told (docs/decisions/073). A module that has something to tell writes it with `writeNotice`, in the transaction in which it happens. */
export interface Notices {
  /** What is announced to everybody now. */
  announcements(): Promise<Notification[]>;
  /** Newest first; `before` is the id of the last one seen. */
  list(input: { userId: string; before?: string | undefined; size: number }): Promise<{ list: Notice[]; hasMore: boolean; unread: number }>;
  /** This one and all older ones are read. Throws notice.unknown. */
  read(input: { userId: string; noticeId: string }): Promise<void>;
  /** Hourly: tells of memberships that end within three days, each once, and forgets what is older than 180 days. */
  tidy(): Promise<void>;
}

export function createNotices({ db, clock }: { db: Kysely<Database>; clock: Pick<Clock, "now"> }): Notices {
  async function tellOfEndingMemberships(): Promise<void> {
    const now = clock.now();
    const span = { from: now, to: now + TOLD_DAYS_BEFORE * DAY_MS, limit: MEMBERS_A_BATCH };
    for (let after = ""; ; ) {
      const ending = await listEndingMembers(db, { ...span, after });
      for (const { id: userId, endsAt } of ending) {
        // Named by its end: prolonged, it is told of again when that end is near.
        await writeNotice(
          db,
          { userId, about: `membershipEnds:${endsAt}`, kind: "membershipEnds", data: { endsAt: isoTime(endsAt) } },
          now,
        );
      }
      if (ending.length < MEMBERS_A_BATCH) return;
      after = ending.at(-1)?.id ?? after;
    }
  }

  return {
    announcements: () => readAnnouncements(db, clock.now()),
    async list({ userId, before, size }) {
      const [rows, unread] = await Promise.all([listNotices(db, { userId, before, size: size + 1 }), countUnread(db, userId)]);
      return { list: rows.slice(0, size).map(present), hasMore: rows.length > size, unread };
    },
    async read({ userId, noticeId }) {
      if (!(await markRead(db, { userId, noticeId, now: clock.now() }))) throw new AppError("notice.unknown");
    },
    async tidy() {
      await tellOfEndingMemberships();
      await removeOlder(db, clock.now() - KEPT_DAYS * DAY_MS);
    },
  };
}

function present({ id, kind, data, created_at, read_at }: NoticeRow): Notice {
  const tells = { kind, data: JSON.parse(data) } as NoticeTells;
  return { noticeId: id, ...tells, at: isoTime(created_at), isRead: read_at !== null };
}
