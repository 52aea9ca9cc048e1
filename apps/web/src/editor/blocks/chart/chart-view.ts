import { readFlag } from "#lib/page-flags.ts";
import { chartMessages as m } from "#messages/chart.ts";
import { drawWhenNear } from "../../stream/draw-when-near.ts";
import { type MakeView, setAttribute, textOf } from "../views/view-tools.ts";
import { createChartParts } from "./chart-parts.ts";
import type { ChartPicture } from "./chart-picture.ts";
import { tableOfChart } from "./chart-tables.ts";

type Library = typeof import("./chart-node.ts") & Pick<typeof import("./chart-picture.ts"), "openPicture">;

/** A chart: its picture, drawn anew when a cell of its table changes, with what it says and where its figures come from. */
export const chartView: MakeView = ({ node: first, view, getPos, blocks }) => {
  let node = first;
  let label: string | null = null;
  let picture: ChartPicture | null = null;
  let library: Library | null = null;
  let drawn: { node: unknown; table: unknown; theme: string | undefined; lang: string } | null = null;
  let isNear = false;
  let isOver = false;

  const open = () => {
    const pos = getPos();
    if (pos !== undefined && view.editable) blocks.panels.open({ kind: "chart", pos });
  };
  const toggleTable = () => {
    const pos = getPos();
    if (pos === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(pos, "folded", node.attrs["folded"] === 1 ? null : 1));
  };
  const tableNow = () => tableOfChart(view.state, textOf(node.attrs["tableId"]));
  const language = () => blocks.settings().language ?? "zh";
  /** The table has other columns than before: nothing is changed until the button is pressed. */
  const drawAnew = () => {
    const pos = getPos();
    const attributes = library?.redrawnAttributes(node, tableNow(), language()) ?? null;
    if (pos === undefined || attributes === null) return;
    blocks.asOneStep(() => view.dispatch(view.state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...attributes })));
  };
  const remove = () => {
    const pos = getPos();
    if (pos !== undefined) blocks.asOneStep(() => view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize)));
  };
  const parts = createChartParts(textOf(first.attrs["id"]), { open, toggleTable, drawAnew, remove });
  const { dom, frame, state, ways, tools, fold, anew, gone, caption } = parts;

  function say(words: string, claim: string, alt = claim): void {
    setAttribute(frame, "aria-label", alt || m.name);
    caption.show({ caption: claim, source: textOf(node.attrs["source"]), label });
    state.textContent = words;
  }

  function draw(): void {
    const isFolded = node.attrs["folded"] === 1;
    tools.hidden = !view.editable;
    ways.hidden = true;
    fold.textContent = isFolded ? m.showTable : m.hideTable;
    setAttribute(fold, "aria-pressed", String(!isFolded));
    if (library === null) {
      say("", textOf(node.attrs["caption"]));
      return;
    }
    const table = tableNow();
    const theme = readFlag("theme") === "dark" ? "dark" : "light";
    const lang = language();
    const chart = library.readChartNode(node, table, lang);
    drawn = { node, table, theme, lang };
    fold.hidden = table === null;
    frame.hidden = typeof chart === "string";
    anew.hidden = library.redrawnAttributes(node, table, lang) === null;
    gone.hidden = table !== null;
    ways.hidden = !view.editable || (anew.hidden && gone.hidden);
    if (typeof chart === "string") {
      say(m.nothing[chart], textOf(node.attrs["caption"]));
      return;
    }
    picture ??= library.openPicture(frame);
    picture.show(chart, theme);
    say(
      [...chart.faults.map((fault) => m.faults[fault]), ...(chart.claim.faults.length > 0 ? [m.untrue] : [])].join(" "),
      chart.claim.text,
      chart.alt,
    );
  }

  const redraw = () => {
    const [table, lang] = [tableNow(), language()];
    if (drawn?.node === node && drawn.table === table && drawn.theme === readFlag("theme") && drawn.lang === lang) return;
    draw();
  };
  const stopWaiting = drawWhenNear(dom, () => {
    isNear = true;
    Promise.all([import("./chart-picture.ts"), import("./chart-node.ts")]).then(
      ([{ openPicture }, node]) => {
        library = { ...node, openPicture };
        if (!isOver) draw();
      },
      () => {
        state.textContent = m.notLoaded;
      },
    );
  });
  const themes = new MutationObserver(() => isNear && library !== null && redraw());
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  draw();
  return {
    dom,
    update(next) {
      if (next.type !== node.type || next.attrs["id"] !== node.attrs["id"]) return false;
      node = next;
      draw();
      return true;
    },
    number({ figures }) {
      label = figures.get(textOf(node.attrs["id"])) ?? null;
      setAttribute(caption.dom, "data-n", label);
    },
    doc: () => library !== null && redraw(),
    selectNode: () => dom.classList.add("ProseMirror-selectednode"),
    deselectNode: () => dom.classList.remove("ProseMirror-selectednode"),
    stopEvent: (event) => event.target instanceof Element && event.target.closest("button") !== null,
    ignoreMutation: () => true,
    destroy() {
      isOver = true;
      stopWaiting();
      themes.disconnect();
      picture?.dispose();
    },
  };
};
