import { blockMessages } from "#messages/blocks.ts";
import { drawWhenNear } from "../../stream/draw-when-near.ts";
import { fillMath, loadMath } from "../../stream/fill-math.ts";
import { element, type MakeView, setAttribute, textOf } from "./view-tools.ts";

const m = blockMessages.formula;

/** A formula, in a line or on its own. Drawn when it comes near the screen; one that cannot be read shows its LaTeX and why. */
export function formulaView(isBlock: boolean): MakeView {
  return ({ node: first, getPos, blocks }) => {
    const dom = element(isBlock ? "div" : "span", {
      class: "formula",
      "data-node": isBlock ? "mathBlock" : "mathInline",
      "data-nocount": "",
    });
    let node = first;
    let stop: () => void = () => undefined;

    function draw(): void {
      stop();
      const latex = textOf(node.attrs["latex"]);
      dom.removeAttribute("title");
      dom.removeAttribute("data-problem");
      if (latex.trim() === "") {
        dom.replaceChildren(element("span", { class: "formula-empty" }, [m.empty]));
        return;
      }
      const math = element("span", { class: "math", "data-tex": latex, "data-display": String(isBlock) }, [latex]);
      dom.replaceChildren(math);
      // There, should the page be printed before any formula has been near the screen.
      loadMath();
      const show = () => {
        const mistaken = math.querySelector(".katex-error");
        const problem = mistaken?.getAttribute("title") ?? null;
        // The typesetter's own red does not suit a dark page.
        mistaken?.removeAttribute("style");
        setAttribute(dom, "data-problem", problem === null ? null : "");
        setAttribute(dom, "title", problem === null ? null : m.error(problem));
      };
      stop = drawWhenNear(dom, (isUrgent) => fillMath(dom, show, isUrgent));
    }
    dom.addEventListener("click", () => {
      const pos = getPos();
      if (pos !== undefined) blocks.panels.open({ kind: "formula", pos });
    });
    draw();
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false;
        const isSame = next.attrs["latex"] === node.attrs["latex"];
        node = next;
        if (!isSame) draw();
        return true;
      },
      number: ({ equations }) => setAttribute(dom, "data-n", equations.get(textOf(node.attrs["id"])) ?? null),
      ignoreMutation: () => true,
      destroy: () => stop(),
    };
  };
}
