import { webPaths } from "@tangleaf/contract/web-paths";
import { useBaseInfo } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import css from "./pay-side.module.css";

/** "8-22" on one line: a break after the dash reads as two numbers. */
const whole = (hours: string) => hours.replaceAll("-", "\u2060-\u2060");

/** What to do when paying goes wrong. Opens beside, so that the code stays where it is. */
export function Trouble() {
  const hours = useBaseInfo()?.settings.customerServiceHours;
  return (
    <details className={css["trouble"]}>
      <summary>{m.trouble.title}</summary>
      <p>
        {hours === undefined ? null : m.trouble.text(m.trouble.hours(whole(hours.weekdays), whole(hours.weekends)))}{" "}
        <a className="link" href={webPaths.myOrder} target="_blank" rel="noreferrer">
          {m.trouble.orders}
        </a>
      </p>
    </details>
  );
}
