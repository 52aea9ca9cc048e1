import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink } from "react-router";
import { listedCategories, tabColour } from "#lib/categories.ts";
import { SceneIcon } from "#ui/icon/icon.tsx";
import css from "#ui/side-link/side-link.module.css";

/** The categories with the number of their scenes. */
export function CategoryLinks() {
  return (
    <ul>
      {listedCategories.map(({ key, title, icon, count }) => (
        <li key={key} style={tabColour(key)}>
          <NavLink to={webPaths.sceneList(key)} prefetch="intent" className={css["link"]} title={title}>
            <SceneIcon name={icon} />
            <span className={css["label"]}>{title}</span>
            <span className={css["count"]}>{count}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
