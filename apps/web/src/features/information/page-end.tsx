import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import type { SitePageName } from "@tangleaf/contract/site-pages";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import css from "./page-end.module.css";

const ModelTable = lazyWithQueries(() => import("./model-table.tsx").then((module) => module.ModelTable));
const Contact = lazyWithQueries(() => import("./contact.tsx").then((module) => module.Contact));

type End = {
  /** What only the running site knows. */
  Live?: typeof ModelTable;
  /** What one may do next. */
  next?: readonly { to: string; text: string }[];
};

const ENDS: Partial<Record<SitePageName, End>> = {
  llm: {
    Live: ModelTable,
    next: [
      { to: webPaths.sceneList("all"), text: m.next.scenes },
      { to: webPaths.templateList, text: m.next.templates },
    ],
  },
  aboutus: { Live: Contact },
  joinus: { Live: Contact },
  invite: { next: [{ to: webPaths.myInvite, text: m.next.invite }] },
  "help-start": { next: [{ to: webPaths.home, text: m.next.home }] },
  "help-notebook": { next: [{ to: webPaths.notebookIndex("all"), text: m.next.notebook }] },
  "help-mindtree": { next: [{ to: mindtreePaths.list, text: m.next.mindtree }] },
  "help-table": { next: [{ to: tablePaths.list, text: m.next.table }] },
  "help-chart": { next: [{ to: chartPaths.chart(), text: m.next.chart }] },
};

/** What stands under the text of a page: what only the running site knows, and what one may do next. */
export function PageEnd({ name }: { name: SitePageName }) {
  const { Live, next = [] } = ENDS[name] ?? {};
  return (
    <>
      {Live === undefined ? null : <Live />}
      {next.length === 0 ? null : (
        <p className={css["next"]}>
          {next.map(({ to, text }) => (
            <ButtonLink key={to} to={to} tone="line" size="lg">
              {text}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  );
}
