import { DAILY_GIFT_TOKENS, NEW_USER_GIFT_TOKENS, TOKENS_PER_CHARACTER } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Balance } from "#features/counter/balance.tsx";
import { GoodsSheets } from "#features/pay/goods-sheets.tsx";
import { PromotionLine } from "#features/pay/promotion-of.ts";
import { RankTable } from "#features/rank/rank-table.tsx";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import css from "./upgrade-screen.module.css";

export const meta = () => pageMeta({ title: m.title, description: m.description, canonical: webPaths.upgrade });

export const handle = { footer: true };

/** `/upgrade`: what can be had, what members get for it, and what people ask. Prices are for whoever is signed in. */
export default function UpgradeScreen() {
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  return (
    <div className={css["page"]}>
      <QueryScope>
        <header className={css["head"]}>
          <div>
            <h1>{m.heading}</h1>
            <p>
              {m.lead}
              {m.between}
              <PromotionLine />
            </p>
          </div>
          <div className={css["own"]}>{token !== null ? <Balance /> : restored ? <SignInFirst /> : null}</div>
        </header>
        <GoodsSheets />
        <p className={css["note"]}>{m.note(TOKENS_PER_CHARACTER)}</p>
        <Section title={m.compare} bare>
          <RankTable />
        </Section>
        <Faq />
      </QueryScope>
    </div>
  );
}

function SignInFirst() {
  return (
    <div className={css["signIn"]}>
      <p>
        {m.signIn.gifts(
          formatNumber(NEW_USER_GIFT_TOKENS),
          formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)),
          formatNumber(DAILY_GIFT_TOKENS),
        )}
      </p>
      <Button tone="solid" onClick={() => openLogin({ reason: m.signIn.reason })}>
        {m.signIn.action}
      </Button>
    </div>
  );
}

/** What people ask before and after paying. */
function Faq() {
  return (
    <Section title={m.faq.title} bare>
      <div className={css["faq"]}>
        {m.faq.items.map(({ ask, answer }) => (
          <div key={ask}>
            <h3>{ask}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
