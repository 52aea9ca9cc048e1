import type { Box, Obstacle } from "./find-free-place.ts";

const CONTROLS =
  'button, a[href], input, select, textarea, summary, label, [role="button"], [role="tab"], [role="menuitem"], [role="slider"]';
/** A bar stays where it is; what scrolls can be scrolled to. Something to press is hit by mistake, a field is not. */
const WEIGHTS = { bar: 100, pressed: 3, field: 1 };
/** Share of the window that a bar takes at most. */
const LARGEST_BAR = 0.25;

/** Controls of the page that are seen, but for those inside of `host`. */
export function readControls(host: Element): Obstacle[] {
  const area = seenArea();
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !host.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.bottom > area.top && box.top < area.top + area.height)
    .filter(({ control }) => getComputedStyle(control).visibility === "visible")
    .map(({ control, box }) => obstacleOf(control, box));
}

/** What is seen of the page, above an open keyboard. */
export function seenArea(): Box {
  const { innerWidth, innerHeight, visualViewport } = window;
  if (visualViewport === null || visualViewport.scale !== 1) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  return { left: 0, top: visualViewport.offsetTop, width: visualViewport.width, height: visualViewport.height };
}

function obstacleOf(control: Element, box: DOMRect): Obstacle {
  const bar = barOf(control);
  if (bar === null) return { ...toBox(box), weight: control.matches("input, select, textarea, label") ? WEIGHTS.field : WEIGHTS.pressed };
  const whole = bar.getBoundingClientRect();
  // A pane that stays beside what scrolls has room between its controls.
  return { ...toBox(whole.height > innerHeight * LARGEST_BAR ? box : whole), weight: WEIGHTS.bar, isBar: true };
}

const toBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height });

function barOf(control: Element): Element | null {
  for (let part: Element | null = control; part !== null && part !== document.body; part = part.parentElement) {
    const { position } = getComputedStyle(part);
    if (position === "fixed" || position === "sticky") return part;
  }
  return null;
}
