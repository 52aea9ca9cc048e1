/** A hidden page draws nothing: there it is waited for no longer than this. */
const AT_MOST_MS = 50;

/** Resolves once the page has been drawn as it is now. */
export const nextDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST_MS);
  });
