import type { Goods } from "@tangleaf/contract";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./goods-choice.module.css";

/** What cannot be bought and is there already: the gift of the first sign-in, what was claimed. */
export function HadGoods({ goods }: { goods: readonly Goods[] }) {
  if (goods.length === 0) return null;
  return (
    <ul className={css["had"]}>
      {goods.map(({ id, kind, title }) => (
        <li key={id}>
          <Icon name="check" size={14} />
          {m.had(title, kind === "free" ? m.free : m.claimed)}
        </li>
      ))}
    </ul>
  );
}
