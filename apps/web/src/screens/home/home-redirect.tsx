import { webPaths } from "@tangleaf/contract/web-paths";
import { replace } from "react-router";

/** The server redirects `/` by itself; this serves the way inside the page. */
export function clientLoader() {
  return replace(webPaths.home);
}

export default function HomeRedirect() {
  return null;
}
