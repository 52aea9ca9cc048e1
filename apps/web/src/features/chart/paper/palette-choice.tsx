import { PALETTE_NAMES, type PaletteName, paletteOf } from "@tangleaf/table/chart";
import { useId } from "react";
import { useTheme } from "#lib/theme.ts";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import css from "./palette-choice.module.css";

/** The four sets of colours, by their first two. */
export function PaletteChoice({ value, onChange }: { value: PaletteName; onChange: (palette: PaletteName) => void }) {
  const name = useId();
  const theme = useTheme();
  return (
    <div role="radiogroup" aria-label={m.paper.palette} className={css["palettes"]}>
      <span aria-hidden="true">{m.paper.palette}</span>
      {PALETTE_NAMES.map((one) => (
        <label key={one} title={chartMessages.palettes[one]}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {paletteOf(one, theme)
            .colors.slice(0, 2)
            .map((color) => (
              <i key={color} style={{ background: color }} aria-hidden="true" />
            ))}
          <span className="sr">{chartMessages.palettes[one]}</span>
        </label>
      ))}
    </div>
  );
}
