import { webPaths } from "@tangleaf/contract/web-paths";
import { Link, useMatches, useSearchParams } from "react-router";
import { cx } from "#lib/cx.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import link from "#ui/side-link/side-link.module.css";
import { KIND_ICONS } from "./kind-icons.ts";
import { hueOf, isLibraryData, type LibraryNames, type TemplatePage } from "./library-data.ts";
import { readView, SHELVES, WHOLE_LIST, writeView } from "./list-view.ts";
import { numberLines } from "./number-lines.ts";
import { idOfLine } from "./skeleton.tsx";
import css from "./template-links.module.css";

/** The sidebar's block in the library: its kinds beside the list, the skeleton and others like it beside a template. */
export function TemplateLinks() {
  const data = useMatches().at(-1)?.loaderData;
  if (!isLibraryData(data)) return null;
  return data.page === undefined ? <Kinds names={data.names} /> : <Outline page={data.page} />;
}

function Kinds({ names }: { names: LibraryNames }) {
  const [params] = useSearchParams();
  // The page was rendered without what stands behind its address.
  const view = useHydrated() ? readView(params) : WHOLE_LIST;
  const to = (changed: object) => `${webPaths.templateList}?${writeView({ ...WHOLE_LIST, ...changed })}`;
  const all = names.kinds.reduce((sum, { count }) => sum + count, 0);
  const isAll = view.kind === null && view.mine === null;
  return (
    <>
      <ul>
        <Place to={webPaths.templateList} icon="squares-four-duotone" text={m.side.all} count={all} current={isAll} />
        {names.kinds.map(({ key, title, count }) => (
          <li key={key} style={hueOf(names, key)}>
            <Link
              to={to({ kind: key })}
              className={cx(link["link"], view.kind === key && "active")}
              aria-current={view.kind === key || undefined}
            >
              <SceneIcon name={KIND_ICONS[key] ?? "article"} />
              <span className={link["label"]}>{title}</span>
              <span className={link["count"]}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={css["head"]}>{m.side.mine}</p>
      <ul>
        {SHELVES.map((mine) => (
          <Place key={mine} to={to({ mine })} icon={SHELF_ICONS[mine]} text={m.side[mine]} current={view.mine === mine} />
        ))}
      </ul>
    </>
  );
}

const SHELF_ICONS = { starred: "star", seen: "clock-counter-clockwise" } as const;

function Outline({ page }: { page: TemplatePage }) {
  const numbers = numberLines(page);
  return (
    <>
      <p className={css["head"]}>{m.side.outline}</p>
      <ul>
        {page.outline.map((line) => (
          <li key={line.titleZh}>
            <Link to={`#${idOfLine(line)}`} className={link["link"]} title={line.title}>
              <span className={link["label"]}>
                {numbers.get(line)}
                {line.title}
              </span>
              <span className={link["count"]}>{m.share(line.weight)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={css["head"]}>{m.side.near}</p>
      <ul>
        {page.near.map(({ pubId, title }) => (
          <Place key={pubId} to={webPaths.template(pubId)} icon="file-text-duotone" text={title} />
        ))}
      </ul>
    </>
  );
}

type PlaceProps = { to: string; icon: IconName; text: string; count?: number; current?: boolean };

function Place({ to, icon, text, count, current = false }: PlaceProps) {
  return (
    <li>
      <Link to={to} prefetch="intent" className={cx(link["link"], current && "active")} aria-current={current || undefined} title={text}>
        <Icon name={icon} />
        <span className={link["label"]}>{text}</span>
        {count === undefined ? null : <span className={link["count"]}>{count}</span>}
      </Link>
    </li>
  );
}
