import { FeedbackHost } from "#features/advice/feedback-host.tsx";
import { ServiceHost } from "#features/service/service-host.tsx";
import { useService } from "#features/service/use-service.ts";
import { openFeedback } from "#lib/feedback-store.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { useSession } from "#lib/session-store.ts";
import { serviceMessages as m } from "#messages/service.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./service-corner.module.css";

/** The button in the corner that opens the customer service; nothing where the operator cannot be reached. */
export function ServiceCorner() {
  const signedIn = useSession((state) => state.token !== null);
  const service = useService();
  return (
    <>
      {service === null ? null : (
        <button type="button" className={css["button"]} aria-label={m.open} title={m.open} onClick={openService}>
          <Icon name="headset" size={20} />
        </button>
      )}
      {/* Whoever is signed in has these dialogs over every screen. */}
      {signedIn ? null : (
        <>
          <ServiceHost onFeedback={openFeedback} />
          <FeedbackHost />
        </>
      )}
    </>
  );
}
