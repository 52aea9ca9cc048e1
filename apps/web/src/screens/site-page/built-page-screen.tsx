import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { builtPage } from "#app/site-pages.server.ts";
import { PageEnd } from "#features/information/page-end.tsx";
import { PageParts } from "#features/information/page-parts.tsx";
import { call } from "#lib/api-client.ts";
import { pageMeta, whenElsewhere } from "#lib/screen-exports.ts";
import { notFoundMessages } from "#messages/shell.ts";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { PageText } from "./page-text.tsx";
import css from "./site-page.module.css";

/** Runs at build only: the default text is part of the page. */
export function loader({ request }: LoaderFunctionArgs) {
  // The stored answer is asked for under the address with an ending.
  const page = builtPage(new URL(request.url).pathname.replace(/\.data$/, ""));
  if (page === null) throw data(null, { status: 404 });
  return page;
}

/** The text the operator has put in its place. Out of reach of the server, the one of the build is shown. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const built = await serverLoader<typeof loader>();
  const page = await call("/api/agreement/page", { name: built.name }, { shownBy: "screen" }).catch(() => null);
  return page?.isOwn ? { ...built, ...page } : built;
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = whenElsewhere;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData === undefined) return pageMeta({ title: notFoundMessages.title });
  const { name } = loaderData;
  return pageMeta({ title: m.titles[name], description: m.descriptions[name], canonical: SITE_PAGE_PATHS[name] });
};

export const handle = { footer: true };

/** `/blog/:page` and `/help/:page` */
export default function BuiltPageScreen() {
  const { name, html, headings, isOwn } = useLoaderData<typeof clientLoader>();
  return (
    <article className={css["page"]} key={name}>
      <h1>{m.titles[name]}</h1>
      <p className={css["source"]}>{isOwn ? m.own : m.descriptions[name]}</p>
      <PageParts headings={headings} />
      <PageText html={html} />
      <PageEnd name={name} />
    </article>
  );
}
