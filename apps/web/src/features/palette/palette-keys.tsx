import { paletteMessages as m } from "#messages/palette.ts";
import css from "./palette.module.css";
import type { PaletteItem } from "./palette-items.ts";

const ENTER = { scene: m.keys.open, text: m.keys.view, document: m.keys.view, action: m.keys.run } as const;

/** Which keys do what, for the row that is chosen. */
export function PaletteKeys({ item }: { item: PaletteItem | undefined }) {
  return (
    <div className={css["keys"]}>
      <span>
        <kbd className="kbd">↑</kbd>
        <kbd className="kbd">↓</kbd>
        {m.keys.choose}
      </span>
      {item === undefined ? null : (
        <span>
          <kbd className="kbd">↵</kbd>
          {ENTER[item.kind]}
        </span>
      )}
      {item?.kind === "scene" ? (
        <span>
          <kbd className="kbd">⌘ ↵</kbd>
          {m.keys.carry}
        </span>
      ) : null}
      <span className={css["hint"]}>{m.hint}</span>
    </div>
  );
}
