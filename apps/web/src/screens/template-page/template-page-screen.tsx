import { webPaths } from "@tangleaf/contract/web-paths";
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { libraryNames, libraryPage } from "#app/template-library.server.ts";
import { TemplateView } from "#features/template/template-view.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { fromBuild, pageMeta, whenElsewhere } from "#lib/screen-exports.ts";
import { variant } from "#lib/variant.ts";
import { notFoundMessages } from "#messages/shell.ts";

/** Runs at build only: all of the template is part of the page. */
export function loader({ params }: LoaderFunctionArgs) {
  const found = libraryPage(params["pubId"] ?? "");
  if (found === null) throw data(null, { status: 404 });
  const { kinds, methods } = libraryNames();
  return { ...found, names: { kinds, methods, disciplines: [] } };
}

export const clientLoader = fromBuild;
export const shouldRevalidate = whenElsewhere;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData === undefined) return pageMeta({ title: notFoundMessages.title });
  const { title, remark, pubId, keywords } = loaderData.page;
  const work = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: title,
    description: remark,
    keywords,
    inLanguage: variant,
  };
  return [...pageMeta({ title, description: remark, canonical: webPaths.template(pubId) }), { "script:ld+json": work }];
};

export const handle = { footer: true };

/** `/template/page/:pubId`. Another template is another view. */
export default function TemplatePageScreen() {
  const { page, names, scenes } = useLoaderData<typeof loader>();
  return (
    <QueryScope>
      <TemplateView key={page.pubId} page={page} names={names} scenes={scenes} />
    </QueryScope>
  );
}
