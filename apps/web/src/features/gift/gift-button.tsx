import { DAILY_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { useEffect, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { giftOf, isKeptAsGone, untilNextDay } from "./claimed-day.ts";
import { claimDailyGift, useDailyGift } from "./daily-gift.ts";

/** 领 3,000 token: once a day in Shanghai; at midnight it is offered again. Who came by themselves writes a first text before. */
export function GiftButton() {
  const user = useUser();
  const userId = user?.id ?? "";
  const waits = user?.giftsOpen === false;
  const { gone, claiming } = useDailyGift();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setTimeout(() => setNow(new Date()), untilNextDay(now));
    return () => window.clearTimeout(timer);
  }, [now]);
  const claimed = gone === giftOf({ userId, now }) || isKeptAsGone({ userId, now });
  return (
    <Button tone="solid" size="sm" waiting={waits || claimed || claiming || userId === ""} onClick={() => void claimDailyGift(userId)}>
      {waits ? m.gift.afterFirstText : claimed ? m.gift.claimed : m.gift.action(formatNumber(DAILY_GIFT_TOKENS))}
    </Button>
  );
}
