import { chartMessages as m } from "#messages/chart.ts";
import { createCaption } from "../views/caption.ts";
import { element } from "../views/view-tools.ts";

type ChartActions = {
  readonly open: () => void;
  readonly toggleTable: () => void;
  /** Draws the chart from a table that has other columns by now. */
  readonly drawAnew: () => void;
  readonly remove: () => void;
};

/** The elements of a chart in the text: its picture, what is said of it, its caption and its buttons. */
export function createChartParts(id: string, { open, toggleTable, drawAnew, remove }: ChartActions) {
  const frame = element("div", { class: "chart-frame", role: "img", contenteditable: "false" });
  const state = element("div", { class: "figure-state chart-state", role: "status", contenteditable: "false" });
  const fold = button("", toggleTable);
  const anew = button(m.anew, drawAnew);
  const gone = button(m.remove, remove);
  const ways = element("div", { class: "chart-ways", contenteditable: "false", "data-nocount": "" }, [anew, gone]);
  const tools = element("div", { class: "chart-tools", contenteditable: "false", "data-nocount": "" }, [button(m.edit, open), fold]);
  const caption = createCaption("figcaption", m.claimHint, open);
  const dom = element("figure", { "data-node": "chart", "data-id": id }, [frame, state, ways, caption.dom, caption.source, tools]);
  frame.addEventListener("dblclick", open);
  return { dom, frame, state, ways, tools, fold, anew, gone, caption };
}

function button(words: string, run: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", class: "figure-button" }, [words]);
  made.addEventListener("click", run);
  return made;
}
