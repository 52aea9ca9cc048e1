import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BlankText } from "./blank-text.tsx";
import { type TemplateCard as Card, hueOf, type LibraryNames, nameOf } from "./library-data.ts";
import css from "./template-card.module.css";

/** A template in the list: its real first page as a cover, and what it is. */
export function TemplateCard({ card, names }: { card: Card; names: LibraryNames }) {
  const { pubId, title, remark, kind, method, chapters, length, cover, used, starred, hit } = card;
  return (
    <Link to={webPaths.template(pubId)} prefetch="intent" className={css["card"]} style={hueOf(names, kind)} data-template>
      <span className={`paper ${css["cover"]}`} aria-hidden="true">
        <span className={css["tab"]}>{nameOf(names.kinds, kind)}</span>
        <b>{title}</b>
        {cover.map(({ type, text }) => (
          <span key={text} className={css[type]}>
            <BlankText text={text} short />
          </span>
        ))}
        <span className={css["remark"]}>{remark}</span>
      </span>
      <span className={css["name"]}>
        {title}
        {starred === true ? (
          <>
            <Icon name="star-fill" size={14} />
            <span className="sr">{m.card.starred}</span>
          </>
        ) : null}
      </span>
      <small className={css["facts"]}>
        <span className="sr">{nameOf(names.kinds, kind)} · </span>
        {m.card.facts(formatNumber(length.default), chapters, nameOf(names.methods, method))}
        {used === undefined ? null : ` · ${m.card.used(formatNumber(used))}`}
      </small>
      {hit === undefined ? null : <small className={css["hit"]}>{m.card.hit(hit.join(m.card.between))}</small>}
    </Link>
  );
}
