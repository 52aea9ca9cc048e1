import { webPaths } from "@tangleaf/contract/web-paths";
import { useSearchParams } from "react-router";
import { Unreached } from "#app/shell/unreached.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { offlineMessages } from "#messages/offline.ts";

export const meta = () => pageMeta({ title: offlineMessages.title });

/** `/offline?to=`: where the service worker leads whoever asks for a screen that cannot be had. */
export default function OfflineScreen() {
  const [params] = useSearchParams();
  const to = params.get("to") ?? "";
  // What the address asks for is known to the browser alone, not to the page built beforehand.
  const wanted = useHydrated() && isOwnPath(to) ? to : webPaths.home;
  return <Unreached to={wanted} />;
}

/** An address of this site: a single slash, then anything but another one. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !path.startsWith(webPaths.offline());
}
