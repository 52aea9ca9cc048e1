import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { pageMeta } from "#lib/screen-exports.ts";
import { variant } from "#lib/variant.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayHelpMessages as m } from "#messages/essay-help.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import css from "./essay-help-screen.module.css";

export const meta = () => pageMeta({ title: m.title, description: m.description, canonical: webPaths.essayHelp });
export const handle = { footer: true };

/** Where each row about another beginning leads. */
const BEGINNINGS = [webPaths.templateList, webPaths.templateList, webPaths.document("openingReport")];

/** `/essay/help`: how an essay is written in four steps, and what may be expected of it. */
export default function EssayHelpScreen() {
  const { free, vip } = LIMITS[variant];
  return (
    <article className={css["page"]}>
      <header className={css["head"]}>
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <ol className={`paper ${css["steps"]}`}>
        {m.steps.map(({ title, text }, at) => (
          <li key={title}>
            <i aria-hidden="true">{essayMessages.steps.ordinals[at]}</i>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={css["start"]}>
        <ButtonLink tone="solid" size="lg" to={webPaths.essayTitle()}>
          {m.start}
        </ButtonLink>
      </p>
      <section className={css["honest"]} aria-labelledby="honest">
        <h2 id="honest">{m.honest.title}</h2>
        <dl>
          {m.honest.rows.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css["honest"]} aria-labelledby="begin">
        <h2 id="begin">{m.begin.title}</h2>
        <dl>
          {m.begin.rows.map(({ title, text, action }, at) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {text}
                {action === null ? null : (
                  <>
                    {" "}
                    <Link to={BEGINNINGS[at] ?? webPaths.templateList}>{action}</Link>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css["integrity"]} aria-labelledby="integrity">
        <h2 id="integrity">{m.integrity.title}</h2>
        {m.integrity.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className={css["limits"]} aria-labelledby="limits">
        <h2 id="limits">{m.limits.title}</h2>
        <p>{m.limits.text(free.essayTitles, vip.essayTitles, free.essayChapters, vip.essayChapters)}</p>
        <ButtonLink to={webPaths.myUserRank}>{m.limits.action}</ButtonLink>
      </section>
    </article>
  );
}
