import { useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { checkOrder } from "./api.ts";

const PAID = 2;

type CheckOrderProps = { outOrderId: string; goodsTitle: string };
type Finding = { title: string; text: string };

/** "Paid but not credited?": makes the server ask the platform and shows the answer. */
export function CheckOrder({ outOrderId, goodsTitle }: CheckOrderProps) {
  const [checking, setChecking] = useState(false);
  const [finding, setFinding] = useState<Finding | null>(null);
  const close = () => setFinding(null);
  const check = async () => {
    setChecking(true);
    setFinding(await find(outOrderId, goodsTitle));
    setChecking(false);
  };
  return (
    <>
      <Button size="sm" waiting={checking} aria-label={m.check.of(goodsTitle)} onClick={() => void check()}>
        {checking ? m.check.checking : m.check.action}
      </Button>
      <Dialog
        open={finding !== null}
        onClose={close}
        title={finding?.title ?? ""}
        description={finding?.text}
        width="sm"
        actions={
          <Button tone="solid" onClick={close}>
            {m.check.close}
          </Button>
        }
      >
        {null}
      </Dialog>
    </>
  );
}

async function find(outOrderId: string, goodsTitle: string): Promise<Finding | null> {
  try {
    const { credited, orderStatus } = await checkOrder(outOrderId);
    if (!credited && orderStatus !== PAID) return m.check.nothing;
    const { title, text } = credited ? m.check.credited : m.check.already;
    return { title, text: text(goodsTitle) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind !== "refused" && error.kind !== "transport") return null;
    return { title: m.check.failed, text: error.kind === "transport" ? m.check.network : error.message };
  }
}
