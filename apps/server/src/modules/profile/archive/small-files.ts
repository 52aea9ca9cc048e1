import { formatYuan } from "../../../platform/format-yuan.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { maskName } from "../../invites/index.ts";
import { exportPersonalData } from "../../jobs/index.ts";
import { readInvitations, readOrders, readWaysIn } from "./archive.repo.ts";
import type { ArchivePiece } from "./archive-piece.ts";
import type { ArchiveParts } from "./read-archive.ts";

const JSON_STEP = 2;

/** What is few: the person, their devices, orders, and whom they invited. */
export async function smallFiles({ db, account }: ArchiveParts, userId: string): Promise<ArchivePiece[]> {
  const [user, devices] = await Promise.all([account.info(userId), account.devices({ userId, sessionId: "" })]);
  const [orders, invitations, waysIn] = await Promise.all([readOrders(db, userId), readInvitations(db, userId), readWaysIn(db, userId)]);
  const jobs = await exportPersonalData(db, userId);
  return [
    jsonFile("profile.json", { ...user, waysIn: waysIn.map(({ provider, created_at }) => ({ provider, since: isoTime(created_at) })) }),
    jsonFile(
      "devices.json",
      devices.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    ),
    jsonFile(
      "orders.json",
      orders.map((order) => ({
        orderId: order.id,
        source: order.source,
        title: order.goods_title,
        amount: formatYuan(order.amount_fen),
        status: order.status,
        createdAt: isoTime(order.created_at),
        paidAt: order.paid_at === null ? null : isoTime(order.paid_at),
        memberFrom: order.member_from === null ? null : isoTime(order.member_from),
        memberTo: order.member_to === null ? null : isoTime(order.member_to),
      })),
    ),
    jsonFile("jobs.json", jobs),
    jsonFile(
      "invitations.json",
      invitations.map(({ nickname, created_at, outcome }) => ({
        nickname: maskName(nickname),
        registerTime: isoTime(created_at),
        rewarded: outcome === "rewarded",
      })),
    ),
  ];
}

function jsonFile(path: string, value: unknown): ArchivePiece {
  return { path, content: `${JSON.stringify(value, null, JSON_STEP)}\n`, last: true };
}
