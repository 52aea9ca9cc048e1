import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { listedCategories, totalScenes } from "#lib/categories.ts";
import { sceneListMessages as m } from "#messages/scene-list.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import css from "./scene-tabs.module.css";

/** Links to every list, the open one marked. An alias is shown as its list. */
export function SceneTabs({ listType }: { listType: string }) {
  const current = (key: string) => (key === listType ? "page" : undefined);
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls sideways: the open tab is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another tab
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (open) nav.current?.scrollTo({ left: open.offsetLeft - nav.current.clientWidth / 2 + open.offsetWidth / 2 });
  }, [listType]);
  return (
    <nav ref={nav} className={css["tabs"]} aria-label={m.tabs.label}>
      <Link to={webPaths.sceneList("all")} aria-current={current("all")} preventScrollReset>
        <Icon name="squares-four" />
        {m.tabs.all}
        <span>{totalScenes}</span>
      </Link>
      {listedCategories.map(({ key, title, icon, count }) => (
        <Link key={key} to={webPaths.sceneList(key)} aria-current={current(key)} prefetch="intent" preventScrollReset>
          <SceneIcon name={icon} />
          {title}
          <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
