import type { RefObject } from "react";
import type { TreeMapHandle } from "#editor/tree/map/tree-map.tsx";
import { cx } from "#lib/cx.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./bars.module.css";

const STEP = 1.25;
const PERCENT = 100;

export function ZoomBar({ scale, map }: { scale: number; map: RefObject<TreeMapHandle | null> }) {
  return (
    <div className={cx(css["box"], css["zoom"])} role="toolbar" aria-label={m.bar.zoom}>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.zoomOut} onClick={() => map.current?.zoom(1 / STEP)}>
        <Icon name="minus" />
      </Button>
      <span className={css["percent"]}>{Math.round(scale * PERCENT)}%</span>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.zoomIn} onClick={() => map.current?.zoom(STEP)}>
        <Icon name="plus" />
      </Button>
      <i className={css["rule"]} />
      <Button tone="ghost" size="sm" onClick={() => map.current?.fit()}>
        <Icon name="corners-out" />
        {m.bar.fit}
      </Button>
    </div>
  );
}
