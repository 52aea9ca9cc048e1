import { useDocumentView } from "#features/document/document-view.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./note-bar.module.css";

const MODES = [
  { value: "text", icon: "text-align-left" },
  { value: "outline", icon: "tree-view" },
  { value: "both", icon: "columns" },
] as const;

/** The text, outline and settings, or both. */
export function DisplayModes() {
  const display = useDocumentView((view) => view.display);
  return (
    <Segmented
      label={m.display.label}
      value={display}
      onChange={(chosen) => useDocumentView.choose({ display: chosen })}
      options={MODES.map(({ value, icon }) => ({
        value,
        label: (
          <>
            <Icon name={icon} size={16} />
            <span className={css["mode"]}>{m.display[value]}</span>
          </>
        ),
      }))}
    />
  );
}
