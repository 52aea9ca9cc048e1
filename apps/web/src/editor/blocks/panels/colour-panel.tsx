import { TEXT_COLORS } from "@tangleaf/document/model";
import { blockMessages } from "#messages/blocks.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import css from "./panels.module.css";

const m = blockMessages.colour;

/** The colours a text may have: roles, so that they suit a light and a dark page. */
export function ColourPanel({ editor, onClose, anchor }: PanelProps) {
  const current = editor.getAttributes("color")["color"] ?? null;
  const choose = (color: string | null) => {
    onClose();
    const chain = editor.chain();
    if (color === null) chain.unsetMark("color").run();
    else chain.setMark("color", { color }).run();
  };
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={onClose} width="md">
      <div className={css["swatches"]}>
        <button
          type="button"
          className={css["swatch"]}
          aria-label={m.none}
          title={m.none}
          aria-pressed={current === null}
          onClick={() => choose(null)}
        >
          A
        </button>
        {TEXT_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            className={css["swatch"]}
            aria-label={m.names[color]}
            title={m.names[color]}
            aria-pressed={current === color}
            onClick={() => choose(color)}
          >
            <span data-color={color}>A</span>
          </button>
        ))}
      </div>
    </AnchoredPanel>
  );
}
