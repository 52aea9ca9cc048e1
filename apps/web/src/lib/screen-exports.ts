import type { ClientLoaderFunctionArgs, MetaDescriptor, ShouldRevalidateFunctionArgs } from "react-router";
import { shellMessages as m } from "#messages/shell.ts";

type PageMeta = {
  /** The screen's own name, put before the site's: 周报 · AI 论文生成 · 橘笺. */
  title?: string;
  /** The whole title, of the page that is the site's own. */
  wholeTitle?: string;
  description?: string;
  /** Path of the canonical address; left out = the page is not for search engines. */
  canonical?: string;
};

/**
 * Title, description, canonical and Open Graph of a page. The build knows the site's address only where it is configured; it adds
 * what is for those alone who list or share the page (`apps/web/src/app/shared-head.server.ts`).
 */
export function pageMeta({ title, wholeTitle, description = m.description, canonical }: PageMeta): MetaDescriptor[] {
  const full = wholeTitle ?? (title === undefined ? m.siteTitle : `${title} · ${m.siteTitle}`);
  const site = String(import.meta.env["VITE_PUBLIC_URL"] ?? "");
  // A canonical address must be absolute: without a configured site there is none.
  const located: MetaDescriptor[] =
    site === "" || canonical === undefined
      ? []
      : [
          { tagName: "link", rel: "canonical", href: `${site}${canonical}` },
          { property: "og:url", content: `${site}${canonical}` },
        ];
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...located,
    ...(canonical === undefined ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/**
 * `clientLoader` of a screen whose `loader` runs at build: asks for the stored answer (`<address>.data`). Without it an
 * address that was not built, such as an unknown scene, ends as an internal error instead of the 404 it is.
 */
export function fromBuild({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
}

/** `shouldRevalidate` of such a screen: what was built for an address does not hang on what it asks for, and is not asked for again. */
export function whenElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
