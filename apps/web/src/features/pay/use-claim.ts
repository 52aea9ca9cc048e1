import { useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { claimGoods, refreshAfterPaying } from "./api.ts";

/** Claims what is had once by a button, such as vip99, and says what came of it; `onClaimed` follows when the page knows. */
export function useClaim() {
  const [claiming, setClaiming] = useState(false);
  const claim = async (goodsId: string, onClaimed?: () => void) => {
    setClaiming(true);
    let claimed = false;
    try {
      const { goodsTitle } = await claimGoods(goodsId);
      claimed = true;
      toast({ tone: "ok", title: m.claimedNow(goodsTitle) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastRefusal(error, m.claimFailed);
    } finally {
      // Also after a refusal: it may have been claimed elsewhere.
      await refreshAfterPaying();
      setClaiming(false);
      // Only now is the new level known to the page.
      if (claimed) onClaimed?.();
    }
  };
  return { claiming, claim };
}
