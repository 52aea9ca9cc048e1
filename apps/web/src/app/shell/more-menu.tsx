import { lazy } from "react";
import { shellMessages as m } from "#messages/shell.ts";
import { NavMenu } from "#ui/menu/nav-menu.tsx";

const loadPanel = () => import("./more-panel.tsx").then(({ MorePanel }) => ({ default: MorePanel }));
const MorePanel = lazy(loadPanel);

/** What the bar has no room for on a narrower page. */
export function MoreMenu({ className }: { className: string | undefined }) {
  return <NavMenu label={m.nav.more} className={className} panel={MorePanel} preload={loadPanel} />;
}
