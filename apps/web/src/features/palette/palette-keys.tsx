import { paletteMessages as m } from "#messages/palette.ts";
import { KeyCap } from "#ui/key-cap/key-cap.tsx";
import css from "./palette.module.css";
import type { PaletteItem } from "./palette-items.ts";

const ENTER = { scene: m.keys.open, text: m.keys.view, document: m.keys.view, action: m.keys.run } as const;

/** Which keys do what, for the row that is chosen. */
export function PaletteKeys({ item }: { item: PaletteItem | undefined }) {
  return (
    <div className={css["keys"]}>
      <span>
        <KeyCap keys="↑" />
        <KeyCap keys="↓" />
        {m.keys.choose}
      </span>
      {item === undefined ? null : (
        <span>
          <KeyCap keys="↵" />
          {ENTER[item.kind]}
        </span>
      )}
      {item?.kind === "scene" ? (
        <span>
          <KeyCap keys="Mod-↵" />
          {m.keys.carry}
        </span>
      ) : null}
      <span className={css["hint"]}>{m.hint}</span>
    </div>
  );
}
