import { DAILY_GIFT_TOKENS, INVITE_GIFT_TOKENS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { openLogin, useSession } from "#lib/session-store.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { homeMessages } from "#messages/home.ts";
import { shellMessages } from "#messages/shell.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import page from "./home-screen.module.css";
import css from "./perks.module.css";

const m = homeMessages.perks;
const GiftButton = lazyWithQueries(() => import("#features/gift/gift-button.tsx").then((module) => module.GiftButton));

const PromotionNote = lazyWithQueries(() => import("#features/pay/promotion-note.tsx").then((module) => module.PromotionNote), {
  after: whenIdle,
});
const promotion = <PromotionNote />;

/** What costs nothing, each with the way to it. `freeWord`: Word files are for everybody here; told by the build, so that no table of limits is loaded. */
export function Perks({ freeWord }: { freeWord: boolean }) {
  const signedIn = useSession((state) => state.token !== null);
  const download = freeWord ? m.word : m.markdown;
  const gift = signedIn ? (
    <span className={css["got"]}>
      <Icon name="check" size={16} />
      {m.gift.got}
    </span>
  ) : (
    <SignIn>{m.gift.action}</SignIn>
  );
  return (
    <section className={page["section"]} aria-labelledby="perks">
      <div className={page["head"]}>
        <h2 id="perks">{m.title}</h2>
        <span>{m.note}</span>
      </div>
      <div className={css["perks"]}>
        <Perk big={formatNumber(NEW_USER_GIFT_TOKENS)} text={m.gift.unit(formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))} action={gift} />
        <Perk
          big={formatNumber(DAILY_GIFT_TOKENS)}
          text={m.daily.text}
          action={signedIn ? <GiftButton /> : <SignIn>{m.daily.action}</SignIn>}
        />
        <Perk
          big={formatNumber(INVITE_GIFT_TOKENS)}
          text={m.invite.text}
          action={
            signedIn ? (
              <PerkLink to={webPaths.myInvite}>{m.invite.action}</PerkLink>
            ) : (
              <SignIn reason={shellMessages.inviteReason}>{m.invite.action}</SignIn>
            )
          }
        />
        <Perk big={download.big} text={download.text} action={<PerkLink to={webPaths.sceneList("all")}>{download.action}</PerkLink>} />
      </div>
      {promotion}
    </section>
  );
}

function Perk({ big, text, action }: { big: string; text: string; action: ReactNode }) {
  return (
    <div className={css["perk"]}>
      <strong>{big}</strong>
      <span>{text}</span>
      {action}
    </div>
  );
}

/** `reason`: what one would get; such a click is one of several ways, not the first one. */
function SignIn({ reason = null, children }: { reason?: string | null; children: string }) {
  const restored = useSession((state) => state.restored);
  return (
    <Button
      tone={reason === null ? "solid" : "line"}
      size="sm"
      data-restoring={!restored || undefined}
      onClick={() => openLogin({ reason })}
    >
      {children}
    </Button>
  );
}

function PerkLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} size="sm">
      {children}
    </ButtonLink>
  );
}
