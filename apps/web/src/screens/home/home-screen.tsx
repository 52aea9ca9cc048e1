import { categories } from "@tangleaf/catalogue";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { lazy, Suspense, useMemo } from "react";
import { useLoaderData } from "react-router";
import { cardOf, cardsIn } from "#app/scene-cards.server.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { fromBuild, pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { shellMessages } from "#messages/shell.ts";
import { Hero } from "./hero.tsx";
// Styles of what comes later stand here: the stored page shows it before its script is there.
import "./contents.module.css";
import css from "./home-screen.module.css";
import { Perks } from "./perks.tsx";
import "./tools.module.css";

// Links work without their script.
const BelowHero = lazy(async () => {
  await whenIdle();
  return { default: (await import("./below-hero.tsx")).BelowHero };
});
const RecentTexts = lazyWithQueries(() => import("./recent-texts.tsx").then((module) => module.RecentTexts));

const SHOWN_PER_CHAPTER = 5;

/** Runs at build only. Hot scenes lead their chapter. */
export function loader() {
  const chapters = categories.map(({ key }) => ({
    key,
    cards: cardsIn(key)
      .sort((one, other) => Number(other.hot) - Number(one.hot))
      .slice(0, SHOWN_PER_CHAPTER)
      .map(({ path, shortTitle, length, unit }) => ({ path, title: shortTitle, length, unit })),
  }));
  const scenes = OFTEN_WRITTEN.flatMap(cardOf).map(({ path, shortTitle, hot }) => ({ path, title: shortTitle, hot }));
  const essay = { path: webPaths.essayTitle(), title: shellMessages.nav.essay, hot: true };
  const templates = { path: webPaths.templateList, title: shellMessages.nav.template, hot: false };
  return { chapters, often: [essay, templates, ...scenes], freeWord: LIMITS[variant].free.wordDownload };
}

export const clientLoader = fromBuild;
export const meta = () => pageMeta({ wholeTitle: shellMessages.homeTitle, canonical: webPaths.home });
export const handle = { footer: true };

export default function HomeScreen() {
  const { chapters, often, freeWord } = useLoaderData<typeof loader>();
  const signedIn = useSession((state) => state.token !== null);
  // The same element in each rendering: as stored HTML it would be drawn anew for others.
  const belowHero = useMemo(
    () => (
      <Suspense>
        <BelowHero chapters={chapters} />
      </Suspense>
    ),
    [chapters],
  );
  return (
    <div className={css["page"]}>
      <Hero often={often} />
      {signedIn ? <RecentTexts /> : null}
      {belowHero}
      <Perks freeWord={freeWord} />
    </div>
  );
}

/** 常写: what people are asked for most, one click from the form; essays come before them. */
const OFTEN_WRITTEN: readonly string[] = ["weeklyReport", "internWeekly", "clubCampaign", "postReading", "notice", "polishDoc", "svTitle"];
