import type { Goods } from "@tangleaf/contract";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./goods-choice.module.css";
import { useClaim } from "./use-claim.ts";

type ClaimChoiceProps = { goods: Goods; onClaimed: () => void };

/** What is had for nothing, with its gift button. */
export function ClaimChoice({ goods: { id, title, validSpan, afterFirstText }, onClaimed }: ClaimChoiceProps) {
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
          {afterFirstText ? m.afterFirstText : claiming ? m.claiming : m.claim}
          <span className="sr">{title}</span>
        </Button>
      </span>
    </div>
  );
}
