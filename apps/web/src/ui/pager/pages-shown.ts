/** Pages on each side of the current one. */
const NEIGHBOURS = 1;

/** Page numbers to offer: first, last, and those around the current one; null stands for what is left out. */
export function pagesShown({ page, pages }: { page: number; pages: number }): (number | null)[] {
  const shown: (number | null)[] = [];
  for (let at = 1; at <= pages; at += 1) {
    const edge = at === 1 || at === pages;
    // A gap of one page is shown as that page.
    const near = Math.abs(at - page) <= NEIGHBOURS || (at === 2 && page === 4) || (at === pages - 1 && page === pages - 3);
    if (edge || near) shown.push(at);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
