import { listMessages as m } from "#messages/list.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./pager.module.css";
import { pagesShown } from "./pages-shown.ts";

type PagerProps = {
  page: number;
  size: number;
  total: number;
  /** 共 46 条, in the words of the list. */
  totalText: string;
  onPage: (page: number) => void;
};

/** How many there are, and the way to the other pages where one page does not hold them. */
export function Pager({ page, size, total, totalText, onPage }: PagerProps) {
  const pages = Math.ceil(total / size);
  return (
    <nav className={css["pager"]} aria-label={m.pager.label}>
      <span>{totalText}</span>
      {pages > 1 ? (
        <div className={css["pages"]}>
          <Button tone="ghost" size="sm" iconOnly aria-label={m.pager.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Icon name="caret-left" size={16} />
          </Button>
          {pagesShown({ page, pages }).map((at, index) =>
            at === null ? (
              <span key={`gap-${index < 2 ? "before" : "after"}`}>…</span>
            ) : (
              <Button
                key={at}
                tone={at === page ? "solid" : "ghost"}
                size="sm"
                iconOnly
                aria-label={m.pager.page(at)}
                aria-current={at === page ? "page" : undefined}
                onClick={() => onPage(at)}
              >
                {at}
              </Button>
            ),
          )}
          <Button tone="ghost" size="sm" iconOnly aria-label={m.pager.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <Icon name="caret-right" size={16} />
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

/** A page beyond the last: an old link, or rows that have gone since. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  const { cells, title, text, action } = m.pastTheEnd;
  return (
    <EmptyState cells={cells} title={title} action={<Button onClick={onFirst}>{action}</Button>}>
      {text}
    </EmptyState>
  );
}
