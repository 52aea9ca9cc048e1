/** Web editors that write every item as a list of its own: Word Online says the level of each, 飞书 counts it in the list's class. */
const SPLIT = "li[data-aria-level], [class*='list-bullet'] > li, [class*='list-number'] > li, li[data-list]";
const WRAPPERS = "div.ListContainerWrapper";
/** 飞书 puts its own record of what was copied behind it. */
const RECORDS = "[data-lark-record-data], .lark-record-clipboard";

type Item = { readonly element: Element; readonly level: number; readonly tag: "ol" | "ul"; readonly number: number | null };

/** Makes one list of lists that follow each other with an item each, with the levels and numbers their items say. */
export function joinSplitLists(body: HTMLElement): void {
  for (const record of body.querySelectorAll(RECORDS)) record.remove();
  for (const wrapper of body.querySelectorAll(WRAPPERS)) wrapper.replaceWith(...wrapper.childNodes);
  for (const list of body.querySelectorAll("ol, ul")) {
    if (!list.isConnected || list.closest("li") !== null || !isSplit(list) || isSplit(list.previousElementSibling)) continue;
    const run: Element[] = [];
    for (let next: Element | null = list; isSplit(next); next = next?.nextElementSibling ?? null) if (next !== null) run.push(next);
    if (run.length > 1) replaceRun(run);
  }
}

const isSplit = (element: Element | null): boolean =>
  element !== null && /^[OU]L$/.test(element.tagName) && element.querySelector(SPLIT) !== null;

function replaceRun(run: readonly Element[]): void {
  const items = run.flatMap(readItems);
  const { ownerDocument } = run[0] as Element;
  const open: { level: number; tag: string; list: Element }[] = [];
  const lists: Element[] = [];
  for (const { element, level, tag, number } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const goesOn = last?.level === level && last.tag === tag && (number === null || number !== 1);
    if (!goesOn) {
      if (last?.level === level) open.pop();
      const list = ownerDocument.createElement(tag);
      if (tag === "ol" && number !== null && number > 1) list.setAttribute("start", String(number));
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else lists.push(list);
      open.push({ level, tag, list });
    }
    open.at(-1)?.list.append(element);
  }
  run[0]?.before(...lists);
  for (const list of run) list.remove();
}

function readItems(list: Element): Item[] {
  const tag = list.tagName === "OL" ? "ol" : "ul";
  const start = Number(list.getAttribute("start") ?? Number.NaN);
  const ofClass = /list-(?:bullet|number)(\d)/.exec(list.className)?.[1];
  return [...list.children]
    .filter((child) => child.tagName === "LI")
    .map((element, at) => {
      const level = Number(element.getAttribute("data-aria-level") ?? ofClass) || 1;
      const place = Number(element.getAttribute("data-aria-posinset") ?? start + at);
      return { element, level, tag, number: tag === "ol" && place >= 1 ? place : null };
    });
}
