import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink } from "react-router";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import css from "./price-links.module.css";

const PLACES: readonly { to: string; icon: IconName; text: string }[] = [
  { to: webPaths.upgrade, icon: "tag-duotone", text: m.side.goods },
  { to: webPaths.myUserRank, icon: "scales-duotone", text: m.side.rank },
  { to: webPaths.myOrder, icon: "receipt-duotone", text: m.side.orders },
  { to: webPaths.myCount, icon: "chart-bar-duotone", text: m.side.usage },
  { to: webPaths.myInvite, icon: "gift-duotone", text: m.side.invite },
];

/** The sidebar's block beside the prices. */
export function PriceLinks() {
  return (
    <ul className={css["places"]}>
      {PLACES.map(({ to, icon, text }) => (
        <li key={to}>
          <NavLink to={to} prefetch="intent" className={link["link"]} title={text}>
            <Icon name={icon} />
            <span className={link["label"]}>{text}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
