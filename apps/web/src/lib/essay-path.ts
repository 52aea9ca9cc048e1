import type { EssayListItem } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";

const PAGES = { topic: webPaths.essayTitle, outline: webPaths.essayOutline, content: webPaths.essayContent } as const;

/** Where one goes on with an essay. */
export function essayPath({ essayId, stage }: Pick<EssayListItem, "essayId" | "stage">): string {
  return PAGES[stage](essayId);
}
