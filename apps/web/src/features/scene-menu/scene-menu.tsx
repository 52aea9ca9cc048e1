import { useMatch } from "react-router";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { shellMessages as m } from "#messages/shell.ts";
import { NavMenu } from "#ui/menu/nav-menu.tsx";

const loadPanel = () => import("./scene-panel.tsx").then((module) => module.ScenePanel);
const ScenePanel = lazyWithQueries(loadPanel);

/** 场景▾ of the top bar. */
export function SceneMenu() {
  const inScenes = useMatch("/scene/*") !== null;
  return <NavMenu label={m.nav.scenes} current={inScenes} panel={ScenePanel} preload={loadPanel} />;
}
