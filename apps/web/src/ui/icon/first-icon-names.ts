/**
 * Icons of the pages people land on (home, and the form of a scene), in a sprite of their own: a browser reads and lays out all of a
 * sprite for one of its icons. Icons of categories stand here by the
 * catalogue's name and `-duotone`.
 */
export const FIRST_ICON_NAMES: ReadonlySet<string> = new Set([
  "arrow-right",
  "backpack-duotone",
  "briefcase-duotone",
  "caret-down",
  "caret-left",
  "caret-right",
  "chart-bar-duotone",
  "files-duotone",
  "graduation-cap",
  "graduation-cap-duotone",
  "house",
  "magic-wand-duotone",
  "magnifying-glass",
  "megaphone-duotone",
  "minus",
  "note-duotone",
  "notebook",
  "notebook-duotone",
  "pen-nib",
  "plus",
  "rocket-launch-duotone",
  "sidebar-simple",
  "squares-four",
  "stamp-duotone",
  "table",
  "tree-structure-duotone",
  "user-circle",
  "video-camera-duotone",
]);
