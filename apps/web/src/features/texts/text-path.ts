import type { GenerationListItem, MenuItem } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";

/** Where a text is opened: on its scene's page, or its document generator's. */
export function textPath(
  { sceneType, generationId }: Pick<GenerationListItem, "sceneType" | "generationId">,
  menu: readonly MenuItem[],
): string {
  if (sceneType === null) return webPaths.texts;
  const document = webPaths.document(sceneType);
  const known = menu.some(({ path }) => path === document);
  return known ? `${document}?text=${generationId}` : webPaths.sceneText(sceneType, generationId);
}
