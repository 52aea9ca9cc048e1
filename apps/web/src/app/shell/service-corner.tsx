import { FeedbackHost } from "#features/advice/feedback-host.tsx";
import { ServiceHost } from "#features/service/service-host.tsx";
import { openFeedback } from "#lib/feedback-store.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { useSession } from "#lib/session-store.ts";
import { useService } from "#lib/use-service.ts";
import { serviceMessages as m } from "#messages/service.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./service-corner.module.css";

type ServiceCornerProps = {
  /** In the top bar, where the screen has something of its own in the corner. */
  inBar?: boolean;
  /** The screen has no dialogs over it of whoever is signed in. */
  alone?: boolean;
};

/** The button that opens the customer service; nothing where the operator cannot be reached. */
export function ServiceCorner({ inBar = false, alone = false }: ServiceCornerProps) {
  const signedIn = useSession((state) => state.token !== null);
  const service = useService();
  return (
    <>
      {service === null ? null : (
        <button
          type="button"
          className={css["button"]}
          data-in-bar={inBar || undefined}
          aria-label={m.open}
          title={m.open}
          onClick={openService}
        >
          <Icon name="headset" size={20} />
        </button>
      )}
      {/* Whoever is signed in has these dialogs over every other screen. */}
      {signedIn && !alone ? null : (
        <>
          <ServiceHost onFeedback={openFeedback} />
          <FeedbackHost />
        </>
      )}
    </>
  );
}
