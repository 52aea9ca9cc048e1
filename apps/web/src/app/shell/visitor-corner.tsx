import { webPaths } from "@tangleaf/contract/web-paths";
import { InstallButton } from "#features/install/install-item.tsx";
import { PromoButton } from "#features/pay/promo-button.tsx";
import { shellMessages as m } from "#messages/shell.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import css from "./top-bar.module.css";

/** Beside the way in: installing, one's essays, and what a membership costs. */
export function VisitorCorner() {
  return (
    <>
      <InstallButton />
      <ButtonLink className={css["essays"]} tone="ghost" to={webPaths.essayList}>
        {m.user.essays}
      </ButtonLink>
      <PromoButton />
    </>
  );
}
