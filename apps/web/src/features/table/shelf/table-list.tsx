import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session-store.ts";
import { useShelfAddress } from "#lib/use-shelf-address.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { TextInput } from "#ui/field/field.tsx";
import css from "#ui/shelf/shelf.module.css";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { tablesQuery } from "../api.ts";
import { TableCard } from "./table-card.tsx";

const SKELETON_ROWS = 3;
/** A list that is longer has a field to search it. */
const SEARCH_FROM = 6;

/** The person's tables, last used first. */
export function TableList() {
  const owner = useSession((state) => state.owner);
  const signedIn = useSession((state) => state.token !== null);
  const { typed: words, set } = useShelfAddress();
  const { data, isPending, isError, refetch } = useQuery(tablesQuery({ owner: owner ?? "", signedIn }));
  if (isPending) return <SkeletonBars rows={SKELETON_ROWS} />;
  if (isError) return <ErrorState title={m.list.failed} action={<Button onClick={() => void refetch()}>{m.list.again}</Button>} />;
  const wanted = words.trim().toLowerCase();
  const shown = data.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (data.length === 0 && !signedIn) return null;
  if (data.length === 0) return <EmptyState {...m.list.none}>{m.list.none.text}</EmptyState>;
  return (
    <section aria-label={m.list.label}>
      <div className={css["bar"]}>
        <h2>{m.list.label}</h2>
        {data.length < SEARCH_FROM ? null : (
          <TextInput
            type="search"
            value={words}
            aria-label={m.list.search}
            placeholder={m.list.search}
            onChange={({ target }) => set({ q: target.value })}
          />
        )}
      </div>
      {signedIn ? null : <p className={css["note"]}>{m.list.local}</p>}
      {shown.length === 0 ? <p className={css["note"]}>{m.list.notFound}</p> : null}
      <ul className={css["cards"]}>
        {shown.map((table) => (
          <TableCard key={table.tableId} table={table} />
        ))}
      </ul>
    </section>
  );
}
