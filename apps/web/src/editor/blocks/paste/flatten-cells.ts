/** Makes of cells what a cell of ours can hold: a table in one is its cells as lines, a heading a paragraph, a quote its words. */
export function flattenCells(body: HTMLElement): void {
  // The innermost come first, so that none is looked at twice.
  for (const inner of [...body.querySelectorAll<HTMLTableElement>(":is(td, th) table")].reverse())
    inner.replaceWith(...[...inner.querySelectorAll("td, th")].map((cell) => moveContent(cell, "div")));
  for (const heading of body.querySelectorAll(":is(td, th) :is(h1, h2, h3, h4, h5, h6)")) heading.replaceWith(moveContent(heading, "p"));
  for (const quote of body.querySelectorAll(":is(td, th) blockquote")) quote.replaceWith(...quote.childNodes);
  for (const rule of body.querySelectorAll(":is(td, th) hr")) rule.remove();
}

function moveContent(from: Element, tag: "div" | "p"): HTMLElement {
  const made = from.ownerDocument.createElement(tag);
  made.append(...from.childNodes);
  return made;
}
