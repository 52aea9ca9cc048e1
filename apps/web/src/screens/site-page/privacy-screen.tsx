import { webPaths } from "@tangleaf/contract/web-paths";
import { pageMeta } from "#lib/screen-exports.ts";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { SitePage } from "./site-page.tsx";

export const meta = () => pageMeta({ title: m.titles.privacy, description: m.descriptions.privacy, canonical: webPaths.privacy });
export const handle = { footer: true };

/** `/privacy` */
export default function PrivacyScreen() {
  return <SitePage name="privacy" />;
}
