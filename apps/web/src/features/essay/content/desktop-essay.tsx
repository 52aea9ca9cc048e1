import { type KeyboardEvent, type ReactNode, useState } from "react";
import { FormatToolbar } from "#editor/blocks/toolbar/format-toolbar.tsx";
import { PaperDock } from "#features/document/paper/paper-dock.tsx";
import { useMeta } from "#features/document/use-meta.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./desktop-essay.module.css";
import { EssayHead } from "./head/essay-head.tsx";
import { ExportEssay } from "./head/export-essay.tsx";
import { WriteAll } from "./head/write-all.tsx";
import { EssayChooser } from "./left/essay-chooser.tsx";
import { SectionList } from "./left/section-list.tsx";
import { OutlineCards } from "./refine/outline-cards.tsx";
import { EssaySide } from "./side/essay-side.tsx";
import type { EssayPanels } from "./use-essay-panels.ts";
import type { EssayWork } from "./use-essay-work.ts";

type DesktopEssayProps = { work: EssayWork | null; panels: EssayPanels; paper: ReactNode; quota: ReactNode };

/** Left the essays and the outline, in the middle the paper under its head, right what is set and kept, when it is asked for. */
export function DesktopEssay({ work, panels, paper, quota }: DesktopEssayProps) {
  const [side, setSide] = useState(false);
  const [list, setList] = useState(false);
  const { view, show, open } = panels;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (list) setList(false);
    else if (side) setSide(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the text
    <div className={css["essay"]} data-side={side || undefined} data-list={list || undefined} data-view={view} onKeyDown={onKeyDown}>
      <aside className={css["left"]}>
        {work === null ? null : (
          <>
            <Chooser work={work} />
            <SectionList
              work={work}
              onPick={() => {
                show("text");
                setList(false);
              }}
            />
          </>
        )}
        <div className={css["quota"]}>{quota}</div>
      </aside>
      <div className={css["head"]}>
        {work === null ? (
          <div className={css["blank"]} />
        ) : (
          <EssayHead work={work} view={view} onView={show}>
            <ExportEssay work={work} />
            <WriteAll work={work} onWrite={() => open({ kind: "write" })} />
            <Button
              tone="ghost"
              iconOnly
              className={css["listButton"]}
              aria-label={m.list.label}
              aria-expanded={list}
              onClick={() => setList(!list)}
            >
              <Icon name="tree-view" />
            </Button>
            <Button tone="ghost" iconOnly aria-label={m.side.label} aria-expanded={side} onClick={() => setSide(!side)}>
              <Icon name="sidebar-simple" />
            </Button>
          </EssayHead>
        )}
        {work === null || view === "outline" ? null : (
          <div className={css["tools"]}>
            <FormatToolbar editor={work.opened.editor.editor} blocks={work.opened.blocks} history={work.opened.editor.undo} />
          </div>
        )}
      </div>
      <div className={css["middle"]}>
        <div className={css["text"]}>{paper}</div>
        {work !== null && view === "outline" ? (
          <OutlineCards work={work} onOpen={(sectionId) => open({ kind: "section", sectionId })} />
        ) : null}
        {work === null || view === "outline" ? null : (
          <div className={css["dock"]}>
            <PaperDock />
          </div>
        )}
      </div>
      {work === null || !side ? null : (
        <aside className={css["right"]} aria-label={m.side.label}>
          <EssaySide work={work} onClose={() => setSide(false)} onOpen={(sectionId) => open({ kind: "section", sectionId })} />
        </aside>
      )}
    </div>
  );
}

function Chooser({ work }: { work: EssayWork }) {
  const { title } = useMeta(work.opened.editor.doc);
  return <EssayChooser essayId={work.essayId} title={title === "" ? m.untitled : title} />;
}
