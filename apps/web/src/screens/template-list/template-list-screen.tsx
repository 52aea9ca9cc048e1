import { webPaths } from "@tangleaf/contract/web-paths";
import { useLoaderData } from "react-router";
import { firstTemplates, libraryNames } from "#app/template-library.server.ts";
import { TemplateShelf } from "#features/template/template-shelf.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { fromBuild, pageMeta, whenElsewhere } from "#lib/screen-exports.ts";
import { templateMessages as m } from "#messages/template.ts";
import css from "./template-list-screen.module.css";

/** Runs at build only: the names of the library's lists, and the beginning of the list. */
export function loader() {
  return { names: libraryNames(), first: firstTemplates() };
}

export const clientLoader = fromBuild;
export const shouldRevalidate = whenElsewhere;
export const meta = () => pageMeta({ title: m.title, description: m.description, canonical: webPaths.templateList });
export const handle = { footer: true };

/** `/template/list`: what is searched and filtered by stands in the address. */
export default function TemplateListScreen() {
  const { names, first } = useLoaderData<typeof loader>();
  return (
    <div className={css["page"]}>
      <QueryScope>
        <TemplateShelf names={names} first={first} />
      </QueryScope>
    </div>
  );
}
