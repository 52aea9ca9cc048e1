import css from "./outline-preview.module.css";

type Item = { readonly title: string; readonly children: readonly Item[] };

type OutlinePreviewProps = {
  items: readonly Item[];
  title: string;
  count: (count: number) => string;
  /** Stands there while nothing was read. */
  nothing: string;
};

/** An outline as it was read, before anything is made of it. */
export function OutlinePreview({ items, title, count, nothing }: OutlinePreviewProps) {
  const total = countOf(items);
  return (
    <div className={css["preview"]}>
      <p className={css["head"]}>
        <b>{title}</b>
        <span role="status">{total === 0 ? "" : count(total)}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={`paper ${css["sheet"]}`} tabIndex={0} aria-label={title}>
        {total === 0 ? <p className={css["nothing"]}>{nothing}</p> : <Rows items={items} />}
      </section>
    </div>
  );
}

function Rows({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css["rows"]}>
      {[...items.entries()].map(([at, item]) => (
        <li key={at}>
          <span>{item.title}</span>
          {item.children.length === 0 ? null : <Rows items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function countOf(items: readonly Item[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}
