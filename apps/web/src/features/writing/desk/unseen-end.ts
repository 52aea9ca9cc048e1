const PREFIX = "unseen:";

/**
 * The text begun here whose end nobody has seen yet, by scene. A page that was closed while it was being written shows it
 * again, whole or still growing, when it is opened next.
 */
export const unseenEnd = {
  read(sceneType: string): string | null {
    try {
      return localStorage.getItem(PREFIX + sceneType);
    } catch {
      return null;
    }
  },
  write(sceneType: string, generationId: string): void {
    try {
      localStorage.setItem(PREFIX + sceneType, generationId);
    } catch {
      // Without storage the text is still found in the history.
    }
  },
  clear(sceneType: string): void {
    try {
      localStorage.removeItem(PREFIX + sceneType);
    } catch {
      // Nothing was kept.
    }
  },
};
