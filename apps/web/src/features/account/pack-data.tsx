import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { packData, refusalOf } from "./api.ts";

/** Packs everything one owns and has the browser download it. */
export function PackData() {
  const [packing, setPacking] = useState(false);
  const pack = async () => {
    setPacking(true);
    try {
      location.assign(await packData());
      toast({ tone: "ok", title: m.security.dataReady, pill: true });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) toast({ tone: "error", title: refusal.message });
    } finally {
      setPacking(false);
    }
  };
  return (
    <Button waiting={packing} onClick={() => void pack()}>
      <Icon name="download-simple" size={16} />
      <span role="status">{packing ? m.security.takingData : m.security.takeData}</span>
    </Button>
  );
}
