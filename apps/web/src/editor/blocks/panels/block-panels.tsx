import type { Editor } from "@tiptap/core";
import { useCallback } from "react";
import { useStore } from "zustand";
import type { Blocks } from "../block-parts.ts";
import { ChartPanel } from "../chart/chart-panel.tsx";
import { CitationPanel } from "../citation/citation-panel.tsx";
import { CitePanel } from "../citation/cite-panel.tsx";
import { FindBar } from "../find/find-bar.tsx";
import { TableToolbar } from "../table/table-toolbar.tsx";
import { ColourPanel } from "./colour-panel.tsx";
import { CrossRefPanel } from "./cross-ref-panel.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { FootnotePanel } from "./footnote-panel.tsx";
import { FormulaPanel } from "./formula-panel.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { LinkPanel } from "./link-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import type { Panel } from "./panel-store.ts";
import css from "./panels.module.css";
import { TablePanel } from "./table-panel.tsx";
import { TableSizePanel } from "./table-size-panel.tsx";

const PANELS: { readonly [K in Exclude<Panel["kind"], "find" | "help">]: (props: PanelProps) => React.ReactNode } = {
  formula: (props) => <FormulaPanel {...(props as PanelProps<"formula">)} />,
  figure: (props) => <FigurePanel {...(props as PanelProps<"figure">)} />,
  chart: (props) => <ChartPanel {...(props as PanelProps<"chart">)} />,
  footnote: (props) => <FootnotePanel {...(props as PanelProps<"footnote">)} />,
  table: (props) => <TablePanel {...(props as PanelProps<"table">)} />,
  link: (props) => <LinkPanel {...props} />,
  tableSize: (props) => <TableSizePanel {...props} />,
  crossRef: (props) => <CrossRefPanel {...props} />,
  cite: (props) => <CitePanel {...(props as PanelProps<"cite">)} />,
  citation: (props) => <CitationPanel {...(props as PanelProps<"citation">)} />,
  colour: (props) => <ColourPanel {...props} />,
};

const NONE: ReadonlyMap<string, string> = new Map();

type BlockPanelsProps = {
  editor: Editor;
  blocks: Blocks;
  /** Words for each table another page is changing, by its id. */
  heldTables?: ReadonlyMap<string, string>;
};

/** Everything that opens over the text: windows of formulas, pictures, tables, notes and links, the find bar, the list of keys. Mount it once beside the paper. */
export function BlockPanels({ editor, blocks, heldTables = NONE }: BlockPanelsProps) {
  const panel = useStore(blocks.panels, (state) => state.panel);
  const onClose = useCallback(() => {
    blocks.panels.close();
    if (!editor.isDestroyed) editor.commands.focus(null, { scrollIntoView: false });
  }, [blocks, editor]);
  const anchor = useCallback(() => boxOf(editor, panel), [editor, panel]);
  const closeQuietly = useCallback(() => blocks.panels.close(), [blocks]);
  return (
    <>
      <TableToolbar editor={editor} blocks={blocks} held={heldTables} />
      {panel?.kind === "find" ? (
        <div className={css["find"]}>
          <FindBar editor={editor} withReplace={panel.replace} onClose={closeQuietly} asOneStep={blocks.asOneStep} />
        </div>
      ) : null}
      <HelpDialog open={panel?.kind === "help"} onClose={onClose} />
      {panel === null || panel.kind === "find" || panel.kind === "help"
        ? null
        : PANELS[panel.kind]({ editor, blocks, panel, onClose, anchor })}
    </>
  );
}

function boxOf(editor: Editor, panel: Panel | null): DOMRect | null {
  if (editor.isDestroyed || panel === null) return null;
  if ("pos" in panel) {
    const dom = editor.view.nodeDOM(panel.pos);
    return dom instanceof HTMLElement ? dom.getBoundingClientRect() : null;
  }
  if (panel.kind === "cite" && panel.button?.isConnected) return panel.button.getBoundingClientRect();
  const { from, to } = editor.state.selection;
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to, -1);
  return new DOMRect(start.left, start.top, Math.max(1, end.right - start.left), Math.max(1, end.bottom - start.top));
}
