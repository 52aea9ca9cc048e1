import { LIMITS } from "@tangleaf/contract/limits";
import { cx } from "#lib/cx.ts";
import { useBaseInfo, useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { rankMessages as m } from "#messages/rank.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { rankRows } from "./rank-rows.ts";
import css from "./rank-table.module.css";

const LEVELS = ["free", "vip"] as const;

/** What each level may do, side by side; one's own is marked. */
export function RankTable() {
  const own = useUser()?.level;
  const features = useBaseInfo()?.settings.features;
  const fullText = features?.essayFullText ?? true;
  const webSearch = features?.webSearch ?? false;
  return (
    <div className={cx("paper", css["sheet"])}>
      <table className={css["table"]}>
        <caption className="sr">{m.lead}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{m.what}</span>
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col" data-own={level === own || undefined}>
                <span className={css["level"]}>
                  {m.levels[level]}
                  {level === own ? <Badge tone="orange">{m.yours}</Badge> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rankRows(LIMITS[variant], { fullText, webSearch }).map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {LEVELS.map((level) => (
                <td key={level} data-level={level} data-own={level === own || undefined}>
                  {cells[level]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
