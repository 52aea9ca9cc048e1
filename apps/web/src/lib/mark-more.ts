/** Less than this is a rounding of the layout. */
const LEAST_PX = 2;

/**
 * Marks a box that scrolls sideways with `data-more` while something lies beyond its right edge, which fades there
 * (`app/styles/base.css`). Returns the function that ends it.
 */
export function markMore(box: HTMLElement): () => void {
  const mark = () => box.toggleAttribute("data-more", box.scrollWidth - box.clientWidth - box.scrollLeft > LEAST_PX);
  mark();
  box.addEventListener("scroll", mark, { passive: true });
  const watch = new ResizeObserver(mark);
  watch.observe(box);
  for (const content of box.children) watch.observe(content);
  return () => {
    box.removeEventListener("scroll", mark);
    watch.disconnect();
  };
}
