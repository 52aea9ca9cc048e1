/** While a text arrives its count is shown anew this often. */
const COUNT_EVERY_MS = 380;
/** The last pieces before a pause are counted after this. */
const COUNT_LAST_MS = 500;

/** Shows how much of a text has come: the first character at once, then a few times a second, in the frame of the text where it can be. */
export function createCountDisplay(show: () => void, isCurrent: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function showNow(): void {
    stop();
    shownAt = performance.now();
    show();
  }

  return {
    stop,
    showNow,
    /** More of the text is on the paper. */
    update(): void {
      if (!isCurrent()) return;
      if (performance.now() - shownAt >= COUNT_EVERY_MS) showNow();
      else {
        timer ??= setTimeout(() => {
          timer = undefined;
          if (isCurrent()) showNow();
        }, COUNT_LAST_MS);
      }
    },
  };
}
