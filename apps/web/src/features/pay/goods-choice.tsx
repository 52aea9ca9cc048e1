import type { Goods } from "@tangleaf/contract";
import { payMessages as m } from "#messages/pay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ClaimChoice } from "./claim-choice.tsx";
import css from "./goods-choice.module.css";
import { HadGoods } from "./had-goods.tsx";
import { UsualPrice } from "./price.tsx";
import { isBought } from "./promotion-of.ts";
import { shortYuan } from "./yuan.ts";

type GoodsChoiceProps = {
  goods: readonly Goods[];
  chosen: string | null;
  onChoose: (goodsId: string) => void;
  onClaimed: () => void;
};

/** What can be claimed, what can be bought, one of it chosen, and what the chosen one holds; last, what is there already. */
export function GoodsChoice({ goods, chosen, onChoose, onClaimed }: GoodsChoiceProps) {
  const claimable = goods.filter(({ kind, available, afterFirstText }) => kind === "claim" && (available || afterFirstText));
  const bought = goods.filter(isBought);
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
              <b>{entry.title}</b>
              <span>{entry.validSpan}</span>
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
