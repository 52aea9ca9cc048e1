import { CategoryLinks } from "#features/scene-menu/category-links.tsx";
import { ToolLinks } from "./tool-links.tsx";

/** The sidebar where no category is chosen: all of them, and what is more than one form. */
export function PlaceLinks() {
  return (
    <>
      <CategoryLinks />
      <ToolLinks />
    </>
  );
}
