import type { ReactNode } from "react";
import { documentMessages as m } from "#messages/document.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { FONTS, FULL_SIZE, useDocumentView, ZOOMS } from "../document-view.ts";
import css from "./paper-dock.module.css";

const [SMALL, LARGE] = FONTS;

/** Letter size and zoom of the paper, and what is said beside them. */
export function PaperDock({ children }: { children?: ReactNode }) {
  const { zoom, font } = useDocumentView();
  const at = ZOOMS.findIndex((one) => one >= zoom);
  const step = (by: -1 | 1) => useDocumentView.choose({ zoom: ZOOMS[at + by] ?? zoom });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form where there is none
    <div className={css["dock"]} role="group" aria-label={m.paper.font}>
      <Segmented
        label={m.paper.font}
        value={String(font)}
        onChange={(chosen) => useDocumentView.choose({ font: Number(chosen) })}
        options={[
          { value: String(SMALL), label: m.paper.small },
          { value: String(LARGE), label: m.paper.large },
        ]}
      />
      <i className={css["rule"]} />
      <button type="button" className={css["step"]} aria-label={m.paper.smaller} disabled={at <= 0} onClick={() => step(-1)}>
        <Icon name="minus" size={14} />
      </button>
      <button type="button" className={css["zoom"]} title={m.paper.resetZoom} onClick={() => useDocumentView.choose({ zoom: FULL_SIZE })}>
        {m.paper.zoom(zoom)}
      </button>
      <button type="button" className={css["step"]} aria-label={m.paper.larger} disabled={at >= ZOOMS.length - 1} onClick={() => step(1)}>
        <Icon name="plus" size={14} />
      </button>
      {children}
    </div>
  );
}
