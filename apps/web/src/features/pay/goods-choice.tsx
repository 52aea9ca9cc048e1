import type { Goods } from "@tangleaf/contract";
import { payMessages as m } from "#messages/pay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./goods-choice.module.css";
import { UsualPrice } from "./price.tsx";
import { shortYuan } from "./yuan.ts";

type GoodsChoiceProps = { goods: readonly Goods[]; chosen: string | null; onChoose: (goodsId: string) => void };

/** What can be bought, one of it chosen; below, what the chosen one holds. */
export function GoodsChoice({ goods, chosen, onChoose }: GoodsChoiceProps) {
  const desc = goods.find(({ id }) => id === chosen)?.desc ?? [];
  return (
    <>
      <fieldset className={css["goods"]}>
        <legend className="sr">{m.goods}</legend>
        {goods.map((entry) => (
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
    </>
  );
}
