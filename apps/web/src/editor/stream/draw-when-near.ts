/** Formulas and pictures are drawn when they come this near to the screen. */
const NEAR_PX = 800;

type Draw = (isUrgent: boolean) => void;

const waiting = new Map<Element, Draw>();
let observer: IntersectionObserver | undefined;

/** Paper shows everything: nothing that waits may be left when the browser takes the page to print. */
function drawAll(): void {
  for (const [element, draw] of waiting) {
    observer?.unobserve(element);
    waiting.delete(element);
    draw(true);
  }
}

/**
 * Calls `draw` once, when the element comes near the screen or the page is printed: then it is urgent, and drawn before `draw`
 * returns, or not on the paper. Returns what takes it back. One observer serves the whole page.
 */
export function drawWhenNear(element: Element, draw: Draw): () => void {
  if (!observer) window.addEventListener("beforeprint", drawAll);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        const run = waiting.get(target);
        waiting.delete(target);
        run?.(false);
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= -NEAR_PX && top <= window.innerHeight + NEAR_PX;
}

/** Draws at once what is near the screen and waits, before anybody has seen the page without it. */
export function drawNearNow(root: Element): void {
  // All are looked at before any is drawn: what is drawn would be laid out again for the next look.
  // A block that is put aside is not opened for it: where it stands is asked of the block, and of what is in it only near the screen.
  const blocks = [...root.children].filter(isNear);
  const near = [...waiting].filter(([element]) => blocks.some((block) => block.contains(element)) && isNear(element));
  for (const [element, draw] of near) {
    observer?.unobserve(element);
    waiting.delete(element);
    draw(true);
  }
}
