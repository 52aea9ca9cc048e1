import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { listedCategories } from "#lib/categories.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Brand } from "#ui/brand/brand.tsx";
import css from "./footer.module.css";

declare const __BUILD_YEAR__: number;

/** Only what exists: where to write, one's own texts, when somebody answers, and what the operator must print. */
export function Footer() {
  const settings = useBaseInfo()?.settings;
  const theme = useTheme();
  const half = Math.ceil(listedCategories.length / 2);
  return (
    <footer className={css["foot"]}>
      <div className={css["inner"]}>
        <div className={css["columns"]}>
          <div>
            <Brand />
            <p>{m.footer.slogan}</p>
            <p className={css["hours"]}>
              {settings === undefined
                ? " "
                : m.footer.hours(settings.customerServiceHours.weekdays, settings.customerServiceHours.weekends)}
            </p>
          </div>
          <Column
            title={m.footer.write}
            links={listedCategories.slice(0, half).map(({ key, title }) => [title, webPaths.sceneList(key)])}
          />
          <Column title="" links={listedCategories.slice(half).map(({ key, title }) => [title, webPaths.sceneList(key)])} />
          <div>
            <h2>{m.footer.mine}</h2>
            <ul>
              <li>
                <Link to={webPaths.sceneList("all")}>{m.sidebar.all}</Link>
              </li>
              <li>
                <Link to={webPaths.texts}>{m.nav.texts}</Link>
              </li>
              <li>
                <button type="button" onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}>
                  {theme === "dark" ? m.user.theme.toLight : m.user.theme.toDark}
                </button>
              </li>
            </ul>
          </div>
        </div>
        <div className={css["legal"]}>
          <span>{[m.footer.copyright(__BUILD_YEAR__), ...(settings?.registrationNotices ?? [])].join(" · ")}</span>
          <span>{m.footer.aiNote}</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h2>{title === "" ? "\u00a0" : title}</h2>
      <ul>
        {links.map(([text, path]) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
