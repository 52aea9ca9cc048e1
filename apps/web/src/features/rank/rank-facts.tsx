import {
  INVITE_GIFT_TOKENS,
  INVITE_GIFT_VALID_DAYS,
  NEW_USER_GIFT_TOKENS,
  NEW_USER_GIFT_VALID_DAYS,
  TOKENS_PER_CHARACTER,
} from "@tangleaf/contract/constants";
import { formatNumber } from "#lib/format.ts";
import { rankMessages as m } from "#messages/rank.ts";
import css from "./rank-facts.module.css";

/** What an account is given, and what a character takes. */
export function RankFacts() {
  return (
    <section className={css["facts"]}>
      <h2>{m.facts.title}</h2>
      <ul>
        <li>{m.facts.newUser(formatNumber(NEW_USER_GIFT_TOKENS), NEW_USER_GIFT_VALID_DAYS)}</li>
        <li>{m.facts.invite(formatNumber(INVITE_GIFT_TOKENS), INVITE_GIFT_VALID_DAYS)}</li>
        <li>{m.facts.rate(TOKENS_PER_CHARACTER)}</li>
      </ul>
    </section>
  );
}
