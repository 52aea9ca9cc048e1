import type { ReactNode } from "react";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./note-tools.module.css";

type NoteToolsProps = {
  onAdd: () => void;
  onSettings: () => void;
  onOutline: () => void;
  onMap: () => void;
  onSide: () => void;
  sideOpen: boolean;
  onShowOutline: () => void;
  outlineOpen: boolean;
  /** The menu of what AI does. */
  write: ReactNode;
  /** What can be put into the text. */
  children: ReactNode;
};

/** Second bar: what is done with the whole text. Panes that have no room of their own open from here. */
export function NoteTools({
  onAdd,
  onSettings,
  onOutline,
  onMap,
  onSide,
  sideOpen,
  onShowOutline,
  outlineOpen,
  write,
  children,
}: NoteToolsProps) {
  return (
    <section className={css["tools"]} aria-label={m.tools.label}>
      <Button
        tone="ghost"
        size="sm"
        className={css["narrow"]}
        aria-expanded={outlineOpen}
        title={m.tools.showOutline}
        onClick={onShowOutline}
      >
        <Icon name="tree-view" size={16} />
        <span>{m.tools.showOutline}</span>
      </Button>
      <Button tone="ghost" size="sm" title={m.tools.add} onClick={onAdd}>
        <Icon name="plus" size={16} />
        <span>{m.tools.add}</span>
      </Button>
      <Button tone="ghost" size="sm" title={m.tools.settings} onClick={onSettings}>
        <Icon name="sliders-horizontal" size={16} />
        <span>{m.tools.settings}</span>
      </Button>
      <i className={css["rule"]} />
      <Button tone="ghost" size="sm" title={m.tools.outline} onClick={onOutline}>
        <Icon name="download-simple" size={16} />
        <span>{m.tools.outline}</span>
      </Button>
      <Button tone="ghost" size="sm" title={m.tools.map} onClick={onMap}>
        <Icon name="tree-structure" size={16} />
        <span>{m.tools.map}</span>
      </Button>
      <i className={css["rule"]} />
      <div className={css["inside"]}>{children}</div>
      {write}
      <Button tone="ghost" size="sm" className={css["drawer"]} aria-expanded={sideOpen} title={m.tools.side} onClick={onSide}>
        <Icon name="sidebar-simple" size={16} />
        <span>{m.tools.side}</span>
      </Button>
    </section>
  );
}
