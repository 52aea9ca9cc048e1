import { SITE_PAGE_PATHS, type SitePageName } from "@tangleaf/contract/site-pages";
import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink, useLocation, useMatches } from "react-router";
import { sitePageMessages as m } from "#messages/site-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import css from "./page-links.module.css";

const ABOUT: readonly [SitePageName, IconName][] = [
  ["llm", "squares-four-duotone"],
  ["whatus", "lightbulb-duotone"],
  ["aboutus", "identification-card-duotone"],
  ["joinus", "briefcase"],
  ["invite", "gift-duotone"],
  ["updatelog", "list-numbers-duotone"],
];
const GUIDES: readonly [SitePageName, IconName][] = [
  ["help-start", "question-duotone"],
  ["help-notebook", "notebook-duotone"],
  ["help-mindtree", "tree-structure-duotone"],
  ["help-table", "table"],
  ["help-chart", "chart-bar-duotone"],
];

/** The sidebar's block beside the information and help pages: all of them, and the parts of the one that is open. */
export function PageLinks() {
  return (
    <>
      <ul>{ABOUT.map(placeOf)}</ul>
      <p className={css["head"]}>{m.side.guides}</p>
      <ul>
        {GUIDES.map(placeOf)}
        <Place to={webPaths.essayHelp} icon="graduation-cap-duotone" text={m.side.essay} />
      </ul>
    </>
  );
}

const placeOf = ([name, icon]: readonly [SitePageName, IconName]) => (
  <Place key={name} to={SITE_PAGE_PATHS[name]} icon={icon} text={m.titles[name]} />
);

function Place({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  const data = useMatches().at(-1)?.loaderData;
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink to={to} prefetch="intent" className={link["link"]} title={text}>
        <Icon name={icon} />
        <span className={link["label"]}>{text}</span>
      </NavLink>
      {pathname.replace(/\/$/, "") === to && hasHeadings(data) ? (
        <ul className={css["parts"]} aria-label={m.side.parts}>
          {data.headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} title={title}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type WithHeadings = { headings: readonly { id: string; title: string }[] };

const hasHeadings = (data: unknown): data is WithHeadings => typeof data === "object" && data !== null && "headings" in data;
