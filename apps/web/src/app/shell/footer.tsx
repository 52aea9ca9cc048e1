import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { listedCategories } from "#lib/categories.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Brand } from "#ui/brand/brand.tsx";
import css from "./footer.module.css";

declare const __BUILD_YEAR__: number;

const ServiceHours = lazyWithQueries(() => import("./service-hours.tsx").then((module) => module.ServiceHours));
const RegistrationNotices = lazyWithQueries(() => import("./service-hours.tsx").then((module) => module.RegistrationNotices));

/** Only what exists: where to write, one's own texts, when somebody answers, and what the operator must print. */
export function Footer() {
  const theme = useTheme();
  return (
    <footer className={css["foot"]}>
      <div className={css["inner"]}>
        <div className={css["columns"]}>
          <div>
            <Brand />
            <p>{m.footer.slogan}</p>
            <p className={css["hours"]}>
              <ServiceHours />
            </p>
          </div>
          <div className={css["wide"]}>
            <h2>{m.footer.write}</h2>
            <ul>
              {listedCategories.map(({ key, title }) => (
                <li key={key}>
                  <Link to={webPaths.sceneList(key)}>{title}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{m.footer.mine}</h2>
            <ul>
              <li>
                <Link to={webPaths.sceneList("all")}>{m.sidebar.all}</Link>
              </li>
              <li>
                <Link to={webPaths.templateList}>{m.nav.template}</Link>
              </li>
              <li>
                <Link to={webPaths.essayHelp}>{m.footer.essayHelp}</Link>
              </li>
              <li>
                <Link to={webPaths.texts}>{m.nav.texts}</Link>
              </li>
              <li>
                <Link to={webPaths.upgrade}>{m.nav.price}</Link>
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
          <span>
            {m.footer.copyright(__BUILD_YEAR__)}
            <RegistrationNotices />
          </span>
          <span>
            <Link to={webPaths.agreement}>{m.footer.agreement}</Link> · <Link to={webPaths.privacy}>{m.footer.privacy}</Link> ·{" "}
            {m.footer.aiNote}
          </span>
        </div>
      </div>
    </footer>
  );
}
