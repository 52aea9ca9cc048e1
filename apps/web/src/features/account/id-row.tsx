import type { ReactNode } from "react";
import css from "./id-card.module.css";

/** One row of the card: label, value, actions. */
export function IdRow({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css["row"]}>
      <dt>{name}</dt>
      <dd className={css["value"]}>{children}</dd>
      {action === undefined || action === null ? null : <dd className={css["action"]}>{action}</dd>}
    </div>
  );
}
