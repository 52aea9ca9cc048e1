import type { SitePage } from "@tangleaf/contract";
import { sitePageMessages as m } from "#messages/site-page.ts";
import css from "./page-parts.module.css";

/** The contents of a page above its text, where there is no sidebar to hold them. */
export function PageParts({ headings }: Pick<SitePage, "headings">) {
  if (headings.length === 0) return null;
  return (
    <details className={css["parts"]}>
      <summary>{m.side.parts}</summary>
      <ul>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
