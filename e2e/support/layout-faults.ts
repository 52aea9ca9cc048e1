import type { Page } from "playwright-core";

/** What is wrong with the layout of a page, one line each: what hangs over, what is covered, what is cut, what is too small to touch. */
export async function findLayoutFaults(page: Page, { isTouch }: { isTouch: boolean }): Promise<string[]> {
  return page.evaluate(findFaults, { isTouch, targetPx: TARGET_PX });
}

/** CSS pixels of a target on a touch screen. */
const TARGET_PX = 44;

/** Runs in the page. */
function findFaults({ isTouch, targetPx }: { isTouch: boolean; targetPx: number }): string[] {
  const CONTROLS =
    "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]";
  /** Layout is rounded to whole pixels in places. */
  const ROUNDING_PX = 1;
  const faults: string[] = [];

  const describe = (element: Element): string => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${String(element.className).split(" ")[0] ?? ""} "${words}"`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > ROUNDING_PX &&
      height > ROUNDING_PX &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("[inert], [aria-hidden=true]") === null
    );
  };
  /** What a control is pressed by: a field that is drawn by its label is as large as that. */
  const findSurface = (control: Element): Element => {
    const label = control instanceof HTMLInputElement && /radio|checkbox|file/.test(control.type) ? control.closest("label") : null;
    return label ?? control;
  };

  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) faults.push(`the page is ${over} px wider than its window`);

  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].filter(isShown).at(-1);
  const controls = [...(dialog ?? document).querySelectorAll(CONTROLS)].filter(isShown);
  for (const control of controls) {
    const surface = findSurface(control);
    // A link within the page, such as the one past the bars, may show with the focus alone.
    if (control.matches(":disabled, [href^='#']")) continue;
    surface.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = surface.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const isOwnAt = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (surface.contains(hit) || hit.contains(surface) || hit.closest("label")?.contains(surface) === true);
    };
    // The middle of a link that breaks over two lines is beside its words, and links inside of sentences are as high as their line.
    if (getComputedStyle(surface).display === "inline") continue;
    if (!isOwnAt(middle.x, middle.y)) {
      const over = document.elementFromPoint(middle.x, middle.y);
      faults.push(`${describe(control)} is covered by ${over === null ? "the edge of the window" : describe(over)}`);
    }
    // What a finger meets may be larger than what is drawn.
    const reach = targetPx / 2 - ROUNDING_PX;
    const isWide = width >= targetPx - ROUNDING_PX || (isOwnAt(middle.x - reach, middle.y) && isOwnAt(middle.x + reach, middle.y));
    const isHigh = height >= targetPx - ROUNDING_PX || (isOwnAt(middle.x, middle.y - reach) && isOwnAt(middle.x, middle.y + reach));
    if (isTouch && !(isWide && isHigh)) faults.push(`${describe(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
  }

  for (const element of document.querySelectorAll("main *, header *, nav *, aside *, [role=dialog] *")) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const hasOwnWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
    if (!hasOwnWords || element.matches("input, textarea, .sr")) continue;
    const style = getComputedStyle(element);
    const cutsAcross = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + ROUNDING_PX;
    const cutsDown = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + ROUNDING_PX;
    const isMarked = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if ((cutsAcross || cutsDown) && !isMarked) faults.push(`${describe(element)} is cut ${cutsAcross ? "at its side" : "at its foot"}`);
  }
  scrollTo(0, 0);
  return faults;
}
