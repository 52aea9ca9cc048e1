import { webPaths } from "@tangleaf/contract/web-paths";
import { pageMeta } from "#lib/screen-exports.ts";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { SitePage } from "./site-page.tsx";

export const meta = () => pageMeta({ title: m.titles.agreement, description: m.descriptions.agreement, canonical: webPaths.agreement });
export const handle = { footer: true };

/** `/agreement` */
export default function AgreementScreen() {
  return <SitePage name="agreement" />;
}
