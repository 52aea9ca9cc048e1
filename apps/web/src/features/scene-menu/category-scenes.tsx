import { webPaths } from "@tangleaf/contract/web-paths";
import { Link, NavLink, useLocation } from "react-router";
import { type CategorySummary, tabColour } from "#lib/categories.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import css from "#ui/side-link/side-link.module.css";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

const SHOWN = 12;

/** Scenes of one shelf: the first dozen, the one that is open, and the way to the rest. */
export function CategoryScenes({ category }: { category: CategorySummary }) {
  const menu = useBaseInfo()?.menu;
  const { pathname } = useLocation();
  if (menu === undefined) return <SkeletonBars rows={8} />;
  const scenes = menu.filter((item) => item.category === category.key);
  const first = scenes.slice(0, SHOWN);
  const open = scenes.find(({ path }) => path === pathname);
  const shown = open === undefined || first.includes(open) ? first : [open, ...first.slice(0, SHOWN - 1)];
  const listPath = category.key === "document" ? webPaths.sceneList("all") : webPaths.sceneList(category.key);
  return (
    <ul style={tabColour(category.key)}>
      {shown.map(({ path, shortTitle, icon, marked }) => (
        <li key={path}>
          <NavLink to={path} prefetch="intent" className={css["link"]} title={shortTitle}>
            <SceneIcon name={icon} />
            <span className={css["label"]}>{shortTitle}</span>
            {marked === "red" ? <Seal /> : null}
          </NavLink>
        </li>
      ))}
      <li>
        <Link to={listPath} prefetch="intent" className={css["link"]} title={m.sidebar.all}>
          <Icon name="squares-four" />
          <span className={css["label"]}>{scenes.length > SHOWN ? m.sidebar.more(scenes.length - shown.length) : m.sidebar.all}</span>
        </Link>
      </li>
    </ul>
  );
}
