import { Plugin } from "@tiptap/pm/state";
import type { NodeViewConstructor } from "@tiptap/pm/view";
import type { BlockParts } from "../block-parts.ts";
import { chartView } from "../chart/chart-view.ts";
import { citationsOf } from "../citation/citation-plugin.ts";
import { citationView } from "../citation/citation-view.ts";
import { numbersOf } from "../numbering/numbering-plugin.ts";
import { tableView } from "../table/table-view.ts";
import { figureView } from "./figure-view.ts";
import { formulaView } from "./formula-view.ts";
import { codeView, crossRefView, footnoteView, headingView, pageBreakView } from "./small-views.ts";
import type { MakeView, NumberedView } from "./view-tools.ts";

const VIEWS: Readonly<Record<string, MakeView>> = {
  heading: headingView,
  mathInline: formulaView(false),
  mathBlock: formulaView(true),
  figure: figureView,
  chart: chartView,
  table: tableView,
  footnote: footnoteView,
  crossRef: crossRefView,
  citation: citationView,
  pageBreak: pageBreakView,
  codeBlock: codeView,
};

/** Draws the rich nodes as plain DOM, and tells those that show a number when numbers have changed. */
export function viewsPlugin(blocks: BlockParts): Plugin {
  const numbered = new Set<NumberedView>();
  const constructorOf =
    (make: MakeView): NodeViewConstructor =>
    (node, view, getPos) => {
      const made = make({ node, view, getPos, blocks });
      if (made.number === undefined && made.cite === undefined && made.doc === undefined) return made;
      made.number?.(numbersOf(view.state));
      made.cite?.(citationsOf(view.state));
      numbered.add(made);
      const { update, destroy } = made;
      return Object.assign(made, {
        update(...given: Parameters<NonNullable<typeof update>>) {
          const isUpdated = update?.call(made, ...given) ?? given[0] === node;
          // Its id may have come with this change.
          if (isUpdated) made.number?.(numbersOf(view.state));
          return isUpdated;
        },
        destroy() {
          numbered.delete(made);
          destroy?.call(made);
        },
      });
    };
  return new Plugin({
    props: { nodeViews: Object.fromEntries(Object.entries(VIEWS).map(([name, make]) => [name, constructorOf(make)])) },
    view: () => ({
      update(view, before) {
        const numbers = numbersOf(view.state);
        if (numbers !== numbersOf(before)) for (const one of numbered) one.number?.(numbers);
        if (view.state.doc !== before.doc) for (const one of numbered) one.doc?.();
        const citations = citationsOf(view.state);
        if (citations !== citationsOf(before)) for (const one of numbered) one.cite?.(citations);
      },
    }),
  });
}
