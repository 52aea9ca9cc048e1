import { webPaths } from "@tangleaf/contract/web-paths";
import { replace } from "react-router";

/** The server redirects the short addresses by itself; this serves the way inside the page. */
export function clientLoader() {
  return replace(webPaths.notebookIndex("all"));
}

export default function NotebookRedirect() {
  return null;
}
