/** Formulas and pictures are drawn when they come this near to the screen. */
const NEAR_PX = 800;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `draw` once, when the element comes near the screen. Returns what takes it back. One observer serves the whole page. */
export function drawWhenNear(element: Element, draw: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        const run = waiting.get(target);
        waiting.delete(target);
        run?.();
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
