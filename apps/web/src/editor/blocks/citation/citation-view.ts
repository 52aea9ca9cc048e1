import { formatNumbers } from "@tangleaf/document/references";
import { blockMessages as m } from "#messages/blocks.ts";
import { element, type MakeView, setAttribute, textOf } from "../views/view-tools.ts";
import { type Citations, refIdsOf } from "./citation-plugin.ts";

/**
 * A citation as its number, or its author and year: amber where nobody has found the work, red where the library has none.
 * Without a library it is its ids, and does nothing.
 */
export const citationView: MakeView = ({ node: first, getPos, blocks }) => {
  let node = first;
  const known = element("span");
  const unknown = element("span", { "data-problem": "" });
  const locator = element("span");
  const dom = element("span", { class: "citation", "data-node": "citation", "data-nocount": "" });
  dom.addEventListener("click", () => {
    const pos = getPos();
    if (pos !== undefined && blocks.citations !== undefined) blocks.panels.open({ kind: "citation", pos });
  });

  function draw({ library, numbers, list }: Citations): void {
    const ids = refIdsOf(node);
    const references = library?.references ?? null;
    const cited = ids.flatMap((id) => references?.find((one) => one.id === id) ?? []);
    const missing = references === null ? [] : ids.filter((id) => !numbers.has(id));
    const byAuthor = library?.byAuthor ?? null;
    const shown = cited.map(({ id }) => id);
    if (references === null) known.textContent = `[${ids.join(", ") || m.citation.name}]`;
    else if (byAuthor !== null)
      known.textContent = byAuthor(
        shown,
        list.map(({ id }) => id),
      );
    else known.textContent = formatNumbers(shown.flatMap((id) => numbers.get(id) ?? []));
    unknown.textContent = missing.length === 0 ? "" : `[${missing.join(", ")}?]`;
    locator.textContent = textOf(node.attrs["locator"]);
    dom.replaceChildren(...[known, locator, unknown].filter(({ textContent }) => textContent !== ""));
    setAttribute(dom, "data-system", references === null ? "none" : byAuthor === null ? "numbers" : "author");
    setAttribute(dom, "data-unchecked", cited.some(({ tier }) => tier === "C") ? "" : null);
    const entries = [...cited.map(({ entry }) => entry), ...missing.map((id) => m.citation.unknown(id))];
    setAttribute(dom, "title", entries.length === 0 ? null : entries.join("\n"));
  }

  let last: Citations | null = null;
  return {
    dom,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      if (last !== null) draw(last);
      return true;
    },
    cite(citations) {
      last = citations;
      draw(citations);
    },
    ignoreMutation: () => true,
  };
};
