import type { Goods, Offer } from "@tangleaf/contract";
import { openPay } from "#lib/overlay-stores.ts";
import { openLogin } from "#lib/session-store.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { isBought } from "./promotion-of.ts";
import { useClaim } from "./use-claim.ts";

type GoodsActionProps = { goods: Goods; canPay: boolean | undefined };

/** The button of goods, by state: owned, claimable (some after a first text), for sale, or not for sale here. */
export function GoodsAction({ goods: { id, kind, available, afterFirstText, title }, canPay }: GoodsActionProps) {
  const { claiming, claim } = useClaim();
  if (kind === "free") {
    return (
      <Button size="lg" block disabled>
        {m.free}
      </Button>
    );
  }
  if (kind === "claim") {
    const had = !available && !afterFirstText;
    return (
      <Button size="lg" block waiting={claiming || !available} onClick={() => void claim(id)}>
        <Icon name={had ? "check" : "gift-duotone"} />
        {had ? m.claimed : afterFirstText ? m.afterFirstText : claiming ? m.claiming : m.claim}
        <span className="sr">{title}</span>
      </Button>
    );
  }
  return (
    <Button size="lg" block disabled={canPay === false} aria-haspopup="dialog" onClick={() => openPay({ goodsId: id })}>
      {canPay === false ? m.closedAction : m.take}
      <span className="sr">{title}</span>
    </Button>
  );
}

/** The button of goods for whoever is not signed in: signing in comes first, and what is bought is gone on with. */
export function SignInAction({ offer, onWant }: { offer: Offer; onWant: (goodsId: string) => void }) {
  const { id, kind, title } = offer;
  return (
    <Button size="lg" block aria-haspopup="dialog" onClick={() => (isBought(offer) ? onWant(id) : openLogin({ reason: m.signIn.reason }))}>
      {m.signIn.actions[kind]}
      <span className="sr">{title}</span>
    </Button>
  );
}
