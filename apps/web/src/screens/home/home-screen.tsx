import { webPaths } from "@tangleaf/contract/web-paths";
import { pageMeta } from "#lib/page-meta.ts";

export const meta = () => pageMeta({ canonical: webPaths.home });

export default function HomeScreen() {
  return <h1>…</h1>;
}
