import { useMatches } from "react-router";

/** Category in the data of the matched screen (`category`, or `scene.category`): known when prerendered. */
export function useCategoryHint(): string | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return categoryIn(data) ?? (hasScene(data) ? categoryIn(data.scene) : undefined);
}

const hasScene = (value: unknown): value is { scene: unknown } => typeof value === "object" && value !== null && "scene" in value;

function categoryIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("category" in value)) return undefined;
  return typeof value.category === "string" ? value.category : undefined;
}
