/** Pixels of a rem where nobody has chosen another text size. */
export const ROOT_PX = 16;

/** How many times larger a person's text is than 16 px. 1 while prerendering. */
export const TEXT_SCALE: number =
  typeof document === "undefined" ? 1 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_PX || 1;
