import { openLogin } from "#lib/session-store.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import type { TemplateCard as Card, LibraryNames } from "./library-data.ts";
import type { ListView } from "./list-view.ts";
import { TemplateCard } from "./template-card.tsx";
import css from "./template-shelf.module.css";

type NothingFoundProps = { view: ListView; names: LibraryNames; nearest: readonly Card[]; signedIn: boolean };

/** Nothing fits: why, and the three that come closest, under a name of their own. */
export function NothingFound({ view: { q, mine }, names, nearest, signedIn }: NothingFoundProps) {
  const isLocked = mine === "starred" && !signedIn;
  const text = isLocked ? m.empty.signIn : mine !== null && q === "" ? m.empty[mine] : m.empty.text;
  return (
    <div className={css["none"]}>
      <EmptyState
        cells={m.empty.cells}
        title={m.empty.title}
        action={isLocked ? <Button onClick={() => openLogin()}>{m.signIn}</Button> : undefined}
      >
        {text}
      </EmptyState>
      {nearest.length === 0 ? null : (
        <section>
          <h3>{m.empty.nearest}</h3>
          <ul className={css["grid"]}>
            {nearest.map((card) => (
              <li key={card.pubId}>
                <TemplateCard card={card} names={names} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
