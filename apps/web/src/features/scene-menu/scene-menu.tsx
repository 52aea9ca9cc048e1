import { useMatch } from "react-router";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./scene-menu.module.css";

const loadPanel = () => import("./scene-panel.tsx").then((module) => module.ScenePanel);
const ScenePanel = lazyWithQueries(loadPanel);

/** 场景▾ of the top bar. Opens on hover, click and keyboard; the panel loads when the pointer or focus comes near. */
export function SceneMenu() {
  const { open, close, panelId, rootProps, triggerProps } = useDisclosure({ openOnHover: true, haspopup: "true" });
  const inScenes = useMatch("/scene/*") !== null;
  return (
    <div {...rootProps}>
      <button
        {...triggerProps}
        className={css["trigger"]}
        data-current={inScenes || undefined}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        {m.nav.scenes}
        <Icon name="caret-down" size={14} />
      </button>
      {open ? <ScenePanel id={panelId} close={close} /> : null}
    </div>
  );
}
