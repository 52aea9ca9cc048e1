import { openService } from "#lib/service-dialog-store.ts";
import { useService } from "#lib/use-service.ts";
import { serviceMessages as m } from "#messages/service.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./phone-bar.module.css";

/** The customer service, in the bar that stands in place of the top bar; nothing where there is none. */
export function PhoneService() {
  if (useService() === null) return null;
  return (
    <Button tone="ghost" iconOnly aria-label={m.open} className={css["other"]} onClick={openService}>
      <Icon name="headset" size={20} />
    </Button>
  );
}
