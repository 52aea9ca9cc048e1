import type { Goods } from "@tangleaf/contract";
import { payMessages as m } from "#messages/pay.ts";
import { upgradeMessages } from "#messages/upgrade.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { byUse, sizeOf } from "./goods-by-use.ts";
import css from "./goods-choice.module.css";
import { shortYuan, UsualPrice } from "./price.tsx";
import { isBought } from "./promotion-of.ts";
import { useClaim } from "./use-claim.ts";

type GoodsChoiceProps = {
  goods: readonly Goods[];
  chosen: string | null;
  onChoose: (goodsId: string) => void;
  onClaimed: () => void;
};

/** What can be claimed, what can be bought, one of it chosen, and what the chosen one holds; last, what is there already. */
export function GoodsChoice({ goods, chosen, onChoose, onClaimed }: GoodsChoiceProps) {
  const claimable = goods.filter(({ kind, available, afterFirstText }) => kind === "claim" && (available || afterFirstText));
  const bought = byUse(goods.filter(isBought)).flatMap(({ entries }) => entries);
  const had = goods.filter((entry) => !isBought(entry) && !entry.available && !entry.afterFirstText);
  const desc = goods.find(({ id }) => id === chosen)?.desc ?? [];
  return (
    <>
      {claimable.length === 0 ? null : (
        <div className={css["goods"]}>
          {claimable.map((entry) => (
            <ClaimChoice key={entry.id} goods={entry} onClaimed={onClaimed} />
          ))}
        </div>
      )}
      <fieldset className={css["goods"]}>
        <legend className="sr">{m.goods}</legend>
        {bought.map((entry) => (
          <label key={entry.id} className={css["option"]}>
            <input type="radio" name="goods" checked={entry.id === chosen} onChange={() => onChoose(entry.id)} />
            <span className={css["words"]}>
              <b>
                {entry.title}
                {entry.recommended ? <Badge tone="orange">{upgradeMessages.recommended}</Badge> : null}
              </b>
              <span>{[...sizeOf(entry), entry.validSpan].join(" · ")}</span>
            </span>
            <span className={css["price"]}>
              {m.yuan(shortYuan(entry.price))}
              <UsualPrice goods={entry} />
            </span>
          </label>
        ))}
      </fieldset>
      {desc.length === 0 ? null : (
        <ul className={css["desc"]}>
          {desc.map((line) => (
            <li key={line}>
              <Icon name="check" size={14} />
              {line}
            </li>
          ))}
        </ul>
      )}
      <HadGoods goods={had} />
    </>
  );
}

/** Goods that are there already: the gift of the first sign-in, what was claimed. */
function HadGoods({ goods }: { goods: readonly Goods[] }) {
  if (goods.length === 0) return null;
  return (
    <ul className={css["had"]}>
      {goods.map(({ id, kind, title }) => (
        <li key={id}>
          <Icon name="check" size={14} />
          {upgradeMessages.had(title, kind === "free" ? upgradeMessages.free : upgradeMessages.claimed)}
        </li>
      ))}
    </ul>
  );
}

type ClaimChoiceProps = { goods: Goods; onClaimed: () => void };

/** The free goods that can be claimed, with their button. */
function ClaimChoice({ goods: { id, title, validSpan, afterFirstText }, onClaimed }: ClaimChoiceProps) {
  const { claiming, claim } = useClaim();
  return (
    <div className={css["option"]}>
      <Icon name="gift-duotone" />
      <span className={css["words"]}>
        <b>{title}</b>
        <span>{validSpan}</span>
      </span>
      <span className={css["price"]}>
        <Button size="sm" waiting={claiming || afterFirstText} onClick={() => void claim(id, onClaimed)}>
          {afterFirstText ? upgradeMessages.afterFirstText : claiming ? upgradeMessages.claiming : upgradeMessages.claim}
          <span className="sr">{title}</span>
        </Button>
      </span>
    </div>
  );
}
