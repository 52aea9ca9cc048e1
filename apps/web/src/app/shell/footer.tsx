import { SITE_PAGE_PATHS, type SitePageName } from "@tangleaf/contract/site-pages";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { openFeedback } from "#lib/feedback-store.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { partAttribute, usePartReady } from "#lib/page-flags.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { chooseTheme, useTheme } from "#lib/theme.ts";
import { adviceMessages } from "#messages/advice.ts";
import { footerMessages as m } from "#messages/footer.ts";
import { shellMessages } from "#messages/shell.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Brand } from "#ui/brand/brand.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import css from "./footer.module.css";
import { registrationLink } from "./registration-link.ts";

const AnnouncementsDialog = lazyWithQueries(() =>
  import("#features/notices/announcements-dialog.tsx").then((module) => module.AnnouncementsDialog),
);

declare const __BUILD_YEAR__: number;

type Place = { to: string; text: string };

const page = (name: SitePageName): Place => ({ to: SITE_PAGE_PATHS[name], text: sitePageMessages.titles[name] });

const LEARN: readonly Place[] = [
  page("help-start"),
  { to: webPaths.essayHelp, text: m.essayHelp },
  page("help-notebook"),
  page("help-mindtree"),
  page("help-table"),
  page("help-chart"),
];
const MINE: readonly Place[] = [
  page("llm"),
  page("whatus"),
  page("aboutus"),
  page("joinus"),
  { to: webPaths.upgrade, text: shellMessages.nav.price },
];
const NEWS: readonly Place[] = [page("updatelog"), page("invite")];

/** Guides, who we are, news, how to reach somebody, and what the operator must print. What is not configured is not there. */
export function Footer() {
  usePartReady("footer");
  const theme = useTheme();
  const [announced, setAnnounced] = useState(false);
  const { settings } = useBaseInfo() ?? {};
  const hours = settings?.customerServiceHours;
  const partners = settings?.partners ?? [];
  const accountQr = settings?.publicAccountQr ?? null;
  return (
    <footer className={css["foot"]} {...partAttribute("footer")}>
      <div className={css["inner"]}>
        <div className={css["columns"]}>
          <div>
            <Brand />
            <p>{m.slogan}</p>
            <p className={css["hours"]}>
              {hours === undefined ? null : (
                <>
                  {m.hours(hours.weekdays, hours.weekends)}{" "}
                  <button type="button" className="link" onClick={openFeedback}>
                    {adviceMessages.open}
                  </button>
                </>
              )}
            </p>
          </div>
          <Column title={m.learn} places={LEARN} />
          <Column title={m.mine} places={MINE} />
          <Column title={m.news} places={NEWS}>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={() => setAnnounced(true)}>
                {m.announcements}
              </button>
            </li>
          </Column>
          {partners.length === 0 ? null : (
            <div>
              <h2>{m.models}</h2>
              <ul>
                {partners.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {accountQr === null ? null : (
            <div className={css["account"]}>
              <div className={css["qr"]}>
                <QrCode text={accountQr} label={m.accountQr} />
              </div>
              <p>{m.account}</p>
            </div>
          )}
        </div>
        <div className={css["legal"]}>
          <span>
            {m.copyright(__BUILD_YEAR__)}
            {settings?.registrationNotices.map((notice) => (
              <Registration key={notice} notice={notice} />
            ))}
          </span>
          <span>
            <Link to={webPaths.agreement}>{m.agreement}</Link> · <Link to={webPaths.privacy}>{m.privacy}</Link> ·{" "}
            <button type="button" onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}>
              {theme === "dark" ? shellMessages.user.theme.toLight : shellMessages.user.theme.toDark}
            </button>{" "}
            · {m.aiNote}
          </span>
        </div>
      </div>
      {announced ? <AnnouncementsDialog onClose={() => setAnnounced(false)} /> : null}
    </footer>
  );
}

function Column({ title, places, children }: { title: string; places: readonly Place[]; children?: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {children}
        {places.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line the operator must print, with the register it stands in where that is known. */
function Registration({ notice }: { notice: string }) {
  const link = registrationLink(notice);
  return (
    <>
      {" · "}
      {link === null ? (
        notice
      ) : (
        <a href={link} target="_blank" rel="noreferrer">
          {notice}
        </a>
      )}
    </>
  );
}
