/** Code of a key that an input method takes. */
const COMPOSING_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method: Enter takes a word over, Escape gives it up, and neither is meant for the page. Safari tells of
 * the Enter after the composition has ended, and only by its code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = ({ isComposing: composing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  composing || keyCode === COMPOSING_KEY_CODE;
