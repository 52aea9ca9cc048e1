import { chartPaths } from "@tangleaf/contract/chart";
import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { Link, NavLink } from "react-router";
import { cx } from "#lib/cx.ts";
import { useSession } from "#lib/session-store.ts";
import { useStoredQuery } from "#lib/use-stored-query.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import { type FIXED_SHELVES, notebooksQuery } from "./api.ts";
import { folderColour } from "./folder-colour.ts";
import { FolderDialog } from "./folder-dialog.tsx";
import css from "./notebook-links.module.css";

const FIXED: readonly { shelf: (typeof FIXED_SHELVES)[number]; icon: IconName }[] = [
  { shelf: "all", icon: "books-duotone" },
  { shelf: "unfiled", icon: "tray-duotone" },
  { shelf: "bin", icon: "trash-duotone" },
];
const ELSEWHERE: readonly { to: string; icon: IconName; text: string }[] = [
  { to: tablePaths.list, icon: "table", text: m.places.table },
  { to: chartPaths.list, icon: "chart-bar-duotone", text: m.places.chart },
  { to: webPaths.texts, icon: "files-duotone", text: m.places.texts },
  { to: SITE_PAGE_PATHS["help-notebook"], icon: "question-duotone", text: sitePageMessages.titles["help-notebook"] },
];

/** The sidebar's block among the notes: the shelves, and ways to elsewhere. */
export function NotebookLinks() {
  const signedIn = useSession((state) => state.token !== null);
  const data = useStoredQuery({ ...notebooksQuery, enabled: signedIn });
  const [adding, setAdding] = useState(false);
  return (
    <div className={css["links"]}>
      <ul>
        {FIXED.map(({ shelf, icon }) => (
          <li key={shelf}>
            <NavLink to={webPaths.notebookIndex(shelf)} prefetch="intent" className={link["link"]} title={m.shelves[shelf]}>
              <Icon name={icon} />
              <span className={link["label"]}>{m.shelves[shelf]}</span>
              <span className={link["count"]}>{data?.counts[shelf]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      {signedIn ? (
        <>
          <div className={css["head"]}>
            <span>{m.folders}</span>
            <button type="button" aria-label={m.folder.add} title={m.folder.add} onClick={() => setAdding(true)}>
              <Icon name="plus" size={16} />
            </button>
          </div>
          <ul>
            {data?.list.map(({ notebookId, title, colour, notes }) => (
              <li key={notebookId}>
                <NavLink
                  to={webPaths.notebookIndex(notebookId)}
                  prefetch="intent"
                  className={cx(link["link"], css["folder"])}
                  style={folderColour(colour)}
                  title={title}
                >
                  <Icon name="bookmark-simple-fill" />
                  <span className={link["label"]}>{title}</span>
                  <span className={link["count"]}>{notes}</span>
                </NavLink>
              </li>
            ))}
          </ul>
          {data?.list.length === 0 ? <p className={css["none"]}>{m.noFolders}</p> : null}
          <FolderDialog open={adding} onClose={() => setAdding(false)} shelf="all" />
        </>
      ) : null}
      <p className={css["head"]}>
        <span>{m.elsewhere}</span>
      </p>
      <ul>
        {ELSEWHERE.map(({ to, icon, text }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={link["link"]} title={text}>
              <Icon name={icon} />
              <span className={link["label"]}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
