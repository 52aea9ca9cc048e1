import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useNavigate } from "react-router";
import { listedCategories } from "#lib/categories.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { signOut } from "#lib/sign-out.ts";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import type { PaletteAction } from "./palette-items.ts";

/** Pages one looks for by name. */
const INFORMATION = ["help-start", "help-notebook", "help-mindtree", "help-table", "help-chart", "llm", "aboutus", "updatelog"] as const;

/** The actions one can do from anywhere. */
export function usePaletteActions(): PaletteAction[] {
  const navigate = useNavigate();
  const theme = useTheme();
  const signedIn = useSession((state) => state.token !== null);
  const go = (path: string) => () => void navigate(path);
  const other = theme === "dark" ? "light" : "dark";
  return [
    { id: "essay", title: m.actions.essay, icon: "graduation-cap", run: go(webPaths.essayTitle()) },
    { id: "texts", title: m.actions.texts, icon: "files", run: go(webPaths.texts) },
    { id: "essays", title: m.actions.essays, icon: "graduation-cap", run: go(webPaths.essayList) },
    { id: "essay-help", title: m.actions.essayHelp, icon: "question", run: go(webPaths.essayHelp) },
    ...INFORMATION.map(
      (name): PaletteAction => ({ id: name, title: sitePageMessages.titles[name], icon: "question", run: go(SITE_PAGE_PATHS[name]) }),
    ),
    { id: "templates", title: m.actions.templates, icon: "file-text", run: go(webPaths.templateList) },
    { id: "notebook", title: m.actions.notebook, icon: "notebook", run: go(webPaths.notebook) },
    { id: "mindtree", title: m.actions.mindtree, icon: "tree-structure", run: go(mindtreePaths.list) },
    { id: "table", title: m.actions.table, icon: "table", run: go(tablePaths.list) },
    { id: "chart", title: m.actions.chart, icon: "chart-bar-duotone", run: go(chartPaths.chart()) },
    { id: "new-note", title: m.actions.newNote, icon: "note-pencil", run: go(webPaths.newNote) },
    { id: "theme", title: m.actions[other], icon: other === "dark" ? "moon" : "sun", run: () => chooseTheme(other) },
    signedIn
      ? { id: "sign-out", title: m.actions.signOut, icon: "sign-out", run: () => void signOut() }
      : { id: "sign-in", title: m.actions.signIn, icon: "sign-in", run: () => openLogin() },
    { id: "all", title: m.actions.allScenes, icon: "squares-four", run: go(webPaths.sceneList("all")) },
    ...listedCategories.map(
      ({ key, title }): PaletteAction => ({
        id: `list-${key}`,
        title: m.actions.list(title),
        icon: "squares-four",
        run: go(webPaths.sceneList(key)),
      }),
    ),
  ];
}
