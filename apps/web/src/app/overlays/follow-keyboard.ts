/**
 * Tells styles how much of the page a phone's keyboard covers, as `--keyboard`: browsers lay the page out as if it were not there.
 * Returns a function that ends it.
 */
export function followKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const { style } = document.documentElement;
  const put = () => {
    // A page that is zoomed has a smaller part in view without any keyboard.
    const covered = viewport.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
    if (covered === 0) style.removeProperty("--keyboard");
    else style.setProperty("--keyboard", `${covered}px`);
  };
  put();
  viewport.addEventListener("resize", put);
  viewport.addEventListener("scroll", put);
  return () => {
    viewport.removeEventListener("resize", put);
    viewport.removeEventListener("scroll", put);
    style.removeProperty("--keyboard");
  };
}
