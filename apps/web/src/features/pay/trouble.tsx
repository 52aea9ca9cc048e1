import { webPaths } from "@tangleaf/contract/web-paths";
import { useBaseInfo } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import css from "./pay-side.module.css";

/** What to do when paying goes wrong. Opens beside, so that the code stays where it is. */
export function Trouble() {
  const hours = useBaseInfo()?.settings.customerServiceHours;
  return (
    <details className={css["trouble"]}>
      <summary>{m.trouble.title}</summary>
      <p>
        {hours === undefined ? null : m.trouble.text(m.trouble.hours(hours.weekdays, hours.weekends))}{" "}
        <a className="link" href={webPaths.myOrder} target="_blank" rel="noreferrer">
          {m.trouble.orders}
        </a>
      </p>
    </details>
  );
}
