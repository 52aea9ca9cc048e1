import { webPaths } from "@tangleaf/contract/web-paths";
import { replace } from "react-router";

/** The server redirects `/my` by itself; this serves the way inside the page. */
export function clientLoader() {
  return replace(webPaths.myInfo);
}

export default function MyRedirect() {
  return null;
}
