import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./notebook-places.module.css";

const PLACES: readonly { to: string; icon: IconName; text: string }[] = [
  { to: webPaths.home, icon: "house-duotone", text: m.places.home },
  { to: webPaths.essayTitle(), icon: "graduation-cap-duotone", text: m.places.essay },
  { to: mindtreePaths.list, icon: "tree-structure-duotone", text: m.places.mindtree },
  { to: webPaths.templateList, icon: "file-text-duotone", text: m.places.template },
  { to: webPaths.sceneList("all"), icon: "squares-four-duotone", text: m.places.scenes },
];

/** The bar over the notes, outside a note: ways to the rest of the site. */
export function NotebookPlaces() {
  return (
    <nav className={css["places"]} aria-label={m.elsewhere}>
      {PLACES.map(({ to, icon, text }) => (
        <Link key={to} to={to} prefetch="intent">
          <Icon name={icon} size={16} />
          {text}
        </Link>
      ))}
    </nav>
  );
}
