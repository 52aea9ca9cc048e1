import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { Link } from "react-router";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { mindtreeHelp as help } from "#messages/mindtree-help.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { KeyList } from "../key-list.tsx";
import css from "./trees-shelf.module.css";

/** How a tree is grown and what becomes of it, on the page of the trees: also for who has none yet. */
export function TreeHelp() {
  return (
    <section id="help" aria-labelledby="help-title" className={css["help"]}>
      <h2 id="help-title">{help.title}</h2>
      <dl>
        {help.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" to={SITE_PAGE_PATHS["help-mindtree"]}>
          {sitePageMessages.titles["help-mindtree"]}
        </Link>
      </p>
      <details>
        <summary>{m.keys.title}</summary>
        <KeyList />
      </details>
    </section>
  );
}
