import type { CountData } from "@tangleaf/contract";
import { formatNumber } from "#lib/format-number.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./kind-bars.module.css";
import { kindName, logIcon } from "./log-kinds.ts";

const WHOLE = 100;

/** What the tokens went into, the most first. */
export function KindBars({ byKind }: Pick<CountData, "byKind">) {
  const used = byKind.filter(({ tokens }) => tokens > 0).sort((a, b) => b.tokens - a.tokens);
  const largest = used[0]?.tokens ?? 1;
  if (used.length === 0) return null;
  return (
    <div className={css["kinds"]}>
      <h2>{m.kinds.title}</h2>
      <ul>
        {used.map(({ kind, tokens }) => (
          <li key={kind}>
            <span className={css["name"]}>
              <Icon name={logIcon(kind)} size={16} />
              {kindName(kind)}
            </span>
            <i aria-hidden="true">
              <b style={{ inlineSize: `${(tokens / largest) * WHOLE}%` }} />
            </i>
            <span className={css["tokens"]}>{formatNumber(tokens)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
