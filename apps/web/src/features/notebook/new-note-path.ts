import { webPaths } from "@tangleaf/contract/web-paths";
import { isFolder, type Shelf } from "./api.ts";

/** Where a blank note is made: in the folder one looks at. */
export function newNotePath(shelf: Shelf): string {
  return isFolder(shelf) ? `${webPaths.newNote}?in=${encodeURIComponent(shelf)}` : webPaths.newNote;
}
