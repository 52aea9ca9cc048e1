import { userKept } from "#lib/browser-storage.ts";

/**
 * The text begun here whose end its owner has not seen yet, by scene. A page that was closed while it was being written shows
 * it again, whole or still growing, when it is opened next. Without storage it is still found in the history.
 */
export function unseenGenerationOf(owner: string) {
  const kept = userKept(owner);
  return {
    read: (sceneType: string) => kept.read(`unseen:${sceneType}`),
    write: (sceneType: string, generationId: string) => kept.write(`unseen:${sceneType}`, generationId),
    clear: (sceneType: string) => kept.remove(`unseen:${sceneType}`),
  };
}
