import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { categories, tabColour, totalScenes } from "#lib/categories.ts";
import { keyLabel } from "#lib/key-label.ts";
import { openPalette } from "#lib/overlay-stores.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { panelMessages } from "#messages/panels.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { Seal } from "#ui/seal/seal.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { pickHot, sealedPaths } from "./pick-hot.ts";
import css from "./scene-panel.module.css";

/** What is no scene and has no place in the bar. */
const TOOLS = [{ to: mindtreePaths.list, icon: "tree-structure", text: panelMessages.menu.mindtree }] as const;

type ScenePanelProps = { id: string; close: () => void };

/** The categories with their most used scenes; the long documents in a row below. */
export function ScenePanel({ id, close }: ScenePanelProps) {
  return (
    <section id={id} className={css["panel"]} aria-label={panelMessages.menu.label}>
      {categories.map(({ key, title, icon, count }) => (
        <div key={key} className={css["shelf"]} data-row={key === "document" || undefined} style={tabColour(key)}>
          <Link to={webPaths.sceneList(key === "document" ? "all" : key)} className={css["head"]} onClick={close}>
            <SceneIcon name={icon} />
            <b>{title}</b>
            <span>{count}</span>
          </Link>
          <ShelfScenes categoryKey={key} onPick={close} />
        </div>
      ))}
      <div className={css["foot"]}>
        <span>
          {panelMessages.menu.missing}{" "}
          <button
            type="button"
            className="kbd"
            onClick={() => {
              close();
              openPalette();
            }}
          >
            {keyLabel("Mod-K")}
          </button>{" "}
          {panelMessages.menu.hint(totalScenes)}
        </span>
        <span className={css["ways"]}>
          {TOOLS.map(({ to, icon, text }) => (
            <Link key={to} to={to} onClick={close}>
              <Icon name={icon} size={16} />
              {text}
            </Link>
          ))}
          <Link to={webPaths.sceneList("all")} onClick={close}>
            {panelMessages.menu.all}
            <Icon name="arrow-right" size={16} />
          </Link>
        </span>
      </div>
    </section>
  );
}

function ShelfScenes({ categoryKey, onPick }: { categoryKey: string; onPick: () => void }) {
  const menu = useBaseInfo()?.menu;
  if (menu === undefined) return <SkeletonBars rows={4} />;
  const sealed = sealedPaths(menu);
  return (
    <ul>
      {pickHot(menu, categoryKey).map(({ path, shortTitle }) => (
        <li key={path}>
          <Link to={path} prefetch="intent" className={css["item"]} onClick={onPick}>
            <span>{shortTitle}</span>
            {sealed.has(path) ? <Seal /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
