import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink } from "react-router";
import { homeToolsMessages as m } from "#messages/home-tools.ts";
import { shellMessages } from "#messages/shell.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import css from "./sidebar.module.css";

const TOOLS: readonly { key: keyof typeof m.tools; to: string; icon: IconName }[] = [
  { key: "essay", to: webPaths.essayTitle(), icon: "graduation-cap-duotone" },
  { key: "note", to: webPaths.notebookIndex("all"), icon: "notebook-duotone" },
  { key: "mindtree", to: mindtreePaths.list, icon: "tree-structure-duotone" },
  { key: "chart", to: chartPaths.chart(), icon: "chart-bar-duotone" },
  { key: "table", to: tablePaths.list, icon: "table" },
];

const GUIDES = ["help-mindtree", "help-chart", "help-table"] as const;

/** The sidebar's block among trees, charts and tables: the tools, and how they are used. */
export function ToolPlaceLinks() {
  return (
    <>
      <Tools />
      <p className={css["tools"]}>
        <span>{shellMessages.nav.about}</span>
      </p>
      <ul>
        {GUIDES.map((name) => (
          <li key={name}>
            <NavLink to={SITE_PAGE_PATHS[name]} prefetch="intent" className={link["link"]} title={sitePageMessages.titles[name]}>
              <Icon name="question-duotone" />
              <span className={link["label"]}>{sitePageMessages.titles[name]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** 长文与工具 in the sidebar, below the categories: what is more than one form. */
export function ToolLinks() {
  return (
    <>
      <p className={css["tools"]}>
        <span>{m.title}</span>
      </p>
      <Tools />
    </>
  );
}

function Tools() {
  return (
    <ul>
      {TOOLS.map(({ key, to, icon }) => (
        <li key={key}>
          <NavLink to={to} prefetch="intent" className={link["link"]} title={m.tools[key].title}>
            <Icon name={icon} />
            <span className={link["label"]}>{m.tools[key].title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
