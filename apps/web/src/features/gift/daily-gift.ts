import { create } from "zustand";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { refreshCounter } from "#lib/queries.ts";
import { currentOwner, onHandOver } from "#lib/session-store.ts";
import { payMessages as m } from "#messages/pay.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { giftOf, keepAsGone } from "./claimed-day.ts";

type DailyGift = {
  /** The gift that was found to be taken during this visit, as one day of one person. */
  gone: string | null;
  claiming: boolean;
  /** Why it was not given, in the server's words. */
  failure: string | null;
};

/** One state for the page: the button is shown in several places. */
export const useDailyGift = create<DailyGift>(() => ({ gone: null, claiming: false, failure: null }));

onHandOver(() => useDailyGift.setState({ failure: null }));

/** Claims today's gift; what the server says of it is shown. */
export async function claimDailyGift(userId: string): Promise<void> {
  useDailyGift.setState({ claiming: true });
  try {
    const { gift } = await call("/api/pay/activity/gift5k", {}, { shownBy: "action" });
    markGone(userId);
    const tokens = formatNumber(gift);
    toast({ tone: "ok", title: m.gift.done(tokens, formatNumber(charactersOf(gift))) });
    await refreshCounter();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === "gift.claimed") markGone(userId);
    if (error.kind === "refused" && currentOwner() === userId) useDailyGift.setState({ failure: error.message });
  } finally {
    useDailyGift.setState({ claiming: false });
  }
}

function markGone(userId: string): void {
  const gift = { userId, now: new Date() };
  keepAsGone(gift);
  useDailyGift.setState({ gone: giftOf(gift) });
}
