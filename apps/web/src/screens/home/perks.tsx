import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { charactersOf, formatNumber } from "#lib/format-number.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { homeMessages } from "#messages/home.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import page from "./home-screen.module.css";
import css from "./perks.module.css";

const m = homeMessages.perks;
const FIRST_SCENE = "weeklyReport";

/** What is free, with the limits that come with it, and nothing that does not exist yet. */
export function Perks() {
  const signedIn = useSession((state) => state.token !== null);
  const download = LIMITS[variant].free.wordDownload ? m.word : m.markdown;
  const gift = signedIn ? (
    <span className={css["got"]}>
      <Icon name="check" size={16} />
      {m.gift.got}
    </span>
  ) : (
    <Button tone="solid" size="sm" onClick={() => openLogin()}>
      {m.gift.action}
    </Button>
  );
  return (
    <section className={page["section"]} aria-labelledby="perks">
      <div className={page["head"]}>
        <h2 id="perks">{m.title}</h2>
        <span>{m.note}</span>
      </div>
      <div className={css["perks"]}>
        <Perk big={formatNumber(NEW_USER_GIFT_TOKENS)} text={m.gift.unit(formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))} action={gift} />
        <Perk big={m.keep.big} text={m.keep.text} action={<PerkLink to={webPaths.texts}>{m.keep.action}</PerkLink>} />
        <Perk big={m.wait.big} text={m.wait.text} action={<PerkLink to={webPaths.scene(FIRST_SCENE)}>{m.wait.action}</PerkLink>} />
        <Perk big={download.big} text={download.text} action={<PerkLink to={webPaths.sceneList("all")}>{download.action}</PerkLink>} />
      </div>
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

function PerkLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} size="sm">
      {children}
    </ButtonLink>
  );
}
