import { INVITE_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { formatNumber } from "#lib/format-number.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Section } from "#ui/section/section.tsx";
import css from "./invite-steps.module.css";

/** How inviting works, in three steps. */
export function InviteSteps() {
  const tokens = formatNumber(INVITE_GIFT_TOKENS);
  return (
    <Section title={m.inviteSteps.title(tokens)} aside={<Link to={webPaths.myInvite}>{m.inviteSteps.link}</Link>}>
      <ol className={css["steps"]}>
        {m.inviteSteps.steps.map(({ cell, title, text }) => (
          <li key={cell}>
            <i aria-hidden="true">{cell}</i>
            <div>
              <b>{title}</b>
              <p>{text(tokens)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
