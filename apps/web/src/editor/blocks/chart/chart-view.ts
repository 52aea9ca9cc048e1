import { readFlag } from "#lib/page-flags.ts";
import { chartMessages as m } from "#messages/chart.ts";
import { createCaption } from "../views/caption.ts";
import { drawWhenNear } from "../views/draw-when-near.ts";
import { element, type MakeView, setAttribute, textOf } from "../views/view-tools.ts";
import type { ChartPicture } from "./chart-picture.ts";
import { tableOfChart } from "./chart-tables.ts";

type Library = Pick<typeof import("./chart-picture.ts"), "openPicture" | "readChartNode">;

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
  const button = (words: string, run: () => void) => {
    const made = element("button", { type: "button", class: "figure-button" }, [words]);
    made.addEventListener("click", run);
    return made;
  };
  const toggleTable = () => {
    const pos = getPos();
    if (pos === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(pos, "folded", node.attrs["folded"] === 1 ? null : 1));
  };
  const frame = element("div", { class: "chart-frame", role: "img", contenteditable: "false" });
  const state = element("div", { class: "figure-state chart-state", role: "status", contenteditable: "false" });
  const fold = button("", toggleTable);
  const tools = element("div", { class: "chart-tools", contenteditable: "false", "data-nocount": "" }, [button(m.edit, open), fold]);
  const caption = createCaption("figcaption", m.claimHint, open);
  const dom = element("figure", { "data-node": "chart", "data-id": textOf(first.attrs["id"]) }, [
    frame,
    state,
    caption.dom,
    caption.source,
    tools,
  ]);

  function say(words: string, claim: string, alt = claim): void {
    setAttribute(frame, "aria-label", alt || m.name);
    caption.show({ caption: claim, source: textOf(node.attrs["source"]), label });
    state.textContent = words;
  }

  function draw(): void {
    const isFolded = node.attrs["folded"] === 1;
    tools.hidden = !view.editable;
    fold.textContent = isFolded ? m.showTable : m.hideTable;
    setAttribute(fold, "aria-pressed", String(!isFolded));
    if (library === null) {
      say("", textOf(node.attrs["caption"]));
      return;
    }
    const table = tableOfChart(view.state, textOf(node.attrs["tableId"]));
    const theme = readFlag("theme") === "dark" ? "dark" : "light";
    const lang = blocks.settings().language ?? "zh";
    const chart = library.readChartNode(node, table, lang);
    drawn = { node, table, theme, lang };
    fold.hidden = table === null;
    frame.hidden = typeof chart === "string";
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
    const table = tableOfChart(view.state, textOf(node.attrs["tableId"]));
    const lang = blocks.settings().language ?? "zh";
    if (drawn?.node === node && drawn.table === table && drawn.theme === readFlag("theme") && drawn.lang === lang) return;
    draw();
  };
  const stopWaiting = drawWhenNear(dom, () => {
    isNear = true;
    import("./chart-picture.ts").then(
      ({ openPicture, readChartNode }) => {
        library = { openPicture, readChartNode };
        if (!isOver) draw();
      },
      () => {
        state.textContent = m.notLoaded;
      },
    );
  });
  const themes = new MutationObserver(() => isNear && library !== null && redraw());
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  frame.addEventListener("dblclick", open);
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
