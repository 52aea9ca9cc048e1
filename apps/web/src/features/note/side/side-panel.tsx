import { type KeyboardEvent, useId, useRef } from "react";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type SideTab, useNoteView } from "../note-view.ts";
import type { OpenNote } from "../open-note.ts";
import { ParagraphSettings } from "./paragraph-settings.tsx";
import css from "./side-panel.module.css";
import { VersionsTab } from "./versions-tab.tsx";

const TABS: readonly SideTab[] = ["noteSetting", "versions"];

type SidePanelProps = { note: OpenNote /** Where it lies over the text: a way to close it. */; onClose?: (() => void) | undefined };

/** Beside the text: what is set for a section, and the versions of the note. */
export function SidePanel({ note, onClose }: SidePanelProps) {
  const tab = useNoteView((view) => view.tab);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = (TABS.indexOf(tab) + by + TABS.length) % TABS.length;
    const next = TABS[at];
    if (next === undefined) return;
    useNoteView.choose({ tab: next });
    tabs.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <>
      <div className={css["head"]}>
        <div ref={tabs} role="tablist" aria-label={m.side.label} className={css["tabs"]} onKeyDown={onKeyDown}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
              aria-selected={one === tab}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => useNoteView.choose({ tab: one })}
            >
              {m.side[one]}
            </button>
          ))}
        </div>
        {onClose === undefined ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={m.side.close} onClick={onClose}>
            <Icon name="x" size={16} />
          </Button>
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={css["panel"]}>
        {tab === "versions" ? <VersionsTab note={note} /> : <ParagraphSettings editor={note.editor.editor} asOneStep={note.asOneStep} />}
      </div>
    </>
  );
}
