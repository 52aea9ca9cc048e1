import { webPaths } from "@tangleaf/contract/web-paths";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay, useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";

/** 加额度, for members 续期. Where nothing can be bought it leads to the prices, which say why. */
export function TopUpButton() {
  const canPay = useCanPay();
  const text = useUser()?.level === "vip" ? m.topUp.member : m.topUp.free;
  if (canPay === false) {
    return (
      <ButtonLink to={webPaths.upgrade} size="sm">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" onClick={() => openPay()}>
      {text}
    </Button>
  );
}
