import { INVITE_GIFT_VALID_DAYS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { formatNumber } from "#lib/format-number.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { Section } from "#ui/section/section.tsx";
import css from "./rules.module.css";

/** How invitations are counted, in plain words. */
export function Rules() {
  const lines = m.rules.lines({ days: INVITE_GIFT_VALID_DAYS, newcomer: formatNumber(NEW_USER_GIFT_TOKENS) });
  return (
    <Section title={m.rules.title}>
      <ul className={css["rules"]}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
