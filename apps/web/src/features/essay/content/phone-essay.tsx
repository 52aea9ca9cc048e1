import { webPaths } from "@tangleaf/contract/web-paths";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { KeyboardToolbar } from "#editor/blocks/toolbar/keyboard-toolbar.tsx";
import { useDerived } from "#editor/blocks/use-derived.ts";
import { OtherPages } from "#features/document/bars/other-pages.tsx";
import { SaveState } from "#features/document/bars/save-state.tsx";
import { useMeta } from "#features/document/use-meta.ts";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { ExportEssay } from "./head/export-essay.tsx";
import { factsLine } from "./head/facts-line.ts";
import { WriteAll } from "./head/write-all.tsx";
import { EssayChooser } from "./left/essay-chooser.tsx";
import { totalsOf } from "./left/progress-of.ts";
import { SectionList } from "./left/section-list.tsx";
import css from "./phone-essay.module.css";
import { OutlineCards } from "./refine/outline-cards.tsx";
import { EssaySide } from "./side/essay-side.tsx";
import { gapsIn, sameGaps } from "./side/gaps-in.ts";
import type { EssayPanels } from "./use-essay-panels.ts";
import type { EssayWork } from "./use-essay-work.ts";

type PhoneEssayProps = { work: EssayWork | null; panels: EssayPanels; paper: ReactNode };
type Tab = "text" | "list" | "outline";

/** The phone: the text, or its outline, with what is done with all of it at the lower edge. */
export function PhoneEssay({ work, panels, paper }: PhoneEssayProps) {
  const [tab, setTab] = useState<Tab>("text");
  const [side, setSide] = useState(false);
  return (
    <>
      {work === null ? <div className={css["top"]} /> : <Top work={work} tab={tab} onTab={setTab} />}
      <div className={css["text"]} data-hidden={tab !== "text" || undefined}>
        {paper}
        {work === null || tab !== "text" ? null : (
          <KeyboardToolbar editor={work.opened.editor.editor} blocks={work.opened.blocks} history={work.opened.editor.undo} />
        )}
      </div>
      {work !== null && tab === "list" ? (
        <div className={css["list"]}>
          <Chooser work={work} />
          <SectionList work={work} onPick={() => setTab("text")} />
          <Button block onClick={() => setTab("outline")}>
            <Icon name="pencil-simple" size={16} />
            {m.view.outline}
          </Button>
        </div>
      ) : null}
      {work !== null && tab === "outline" ? (
        <OutlineCards work={work} onOpen={(sectionId) => panels.open({ kind: "section", sectionId })} />
      ) : null}
      {work === null ? null : (
        <>
          <div className={css["bar"]}>
            <Button aria-haspopup="dialog" onClick={() => setSide(true)}>
              <Icon name="sliders-horizontal" size={18} />
              {m.side.label}
            </Button>
            <div className={css["main"]}>
              <WriteAll work={work} onWrite={() => panels.open({ kind: "write" })} />
            </div>
          </div>
          <Dialog open={side} onClose={() => setSide(false)} title={m.side.label} hideTitle shape="sheet">
            <div className={css["side"]}>
              <EssaySide
                work={work}
                onShowText={() => {
                  setSide(false);
                  setTab("text");
                }}
                onOpen={(sectionId) => {
                  setSide(false);
                  panels.open({ kind: "section", sectionId });
                }}
              />
            </div>
          </Dialog>
        </>
      )}
    </>
  );
}

function Top({ work, tab, onTab }: { work: EssayWork; tab: Tab; onTab: (tab: Tab) => void }) {
  const { opened, rows, essay } = work;
  const { title } = useMeta(opened.editor.doc);
  const { done, total, characters } = totalsOf(rows);
  const gaps = useDerived(opened.editor.editor, gapsIn, sameGaps).length;
  return (
    <header className={css["top"]}>
      <div className={css["line"]}>
        <Link to={webPaths.essayList} className={css["back"]} aria-label={m.open.list}>
          <Icon name="caret-left" size={24} />
        </Link>
        <div className={css["words"]}>
          <h1>{title === "" ? m.untitled : title}</h1>
          <p title={essay === undefined ? undefined : factsLine(essay)}>
            <span>{m.list.totals(formatNumber(done), formatNumber(total), formatNumber(characters))}</span>
            <SaveState state={opened.sync} rescued={opened.rescued.length > 0} />
          </p>
        </div>
        <OtherPages opened={opened} small />
        <ExportEssay work={work} small />
      </div>
      <Segmented
        label={m.view.label}
        block
        value={tab === "text" ? "text" : "list"}
        onChange={onTab}
        options={[
          { value: "text", label: m.view.phoneText },
          { value: "list", label: gaps === 0 ? m.list.label : `${m.list.label} · ${m.list.gaps(gaps)}` },
        ]}
      />
    </header>
  );
}

function Chooser({ work }: { work: EssayWork }) {
  const { title } = useMeta(work.opened.editor.doc);
  return <EssayChooser essayId={work.essayId} title={title === "" ? m.untitled : title} />;
}
