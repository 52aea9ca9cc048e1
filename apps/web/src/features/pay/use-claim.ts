import { useState } from "react";
import { reportApiError } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { claimGoods, refreshAfterPaying } from "./api.ts";

/** Claims what is had once by a button, such as vip99, and says what came of it. */
export function useClaim() {
  const [claiming, setClaiming] = useState(false);
  const claim = async (goodsId: string) => {
    setClaiming(true);
    try {
      const { goodsTitle } = await claimGoods(goodsId);
      toast({ tone: "ok", title: m.claimedNow(goodsTitle) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === "refused") toast({ tone: "error", title: m.claimFailed, detail: error.message });
      else reportApiError(error);
    } finally {
      // Also after a refusal: it may have been claimed elsewhere.
      await refreshAfterPaying();
      setClaiming(false);
    }
  };
  return { claiming, claim };
}
