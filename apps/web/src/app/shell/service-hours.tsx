import { FeedbackHost } from "#features/advice/feedback-host.tsx";
import { openFeedback } from "#lib/feedback-store.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { adviceMessages } from "#messages/advice.ts";
import { shellMessages as m } from "#messages/shell.ts";

/** When somebody answers, and where to say what one thinks of the product. Whoever is signed in has its dialog over every screen. */
export function ServiceHours() {
  const signedIn = useSession((state) => state.token !== null);
  const hours = useBaseInfo()?.settings.customerServiceHours;
  if (hours === undefined) return null;
  return (
    <>
      {m.footer.hours(hours.weekdays, hours.weekends)}{" "}
      <button type="button" className="link" onClick={openFeedback}>
        {adviceMessages.open}
      </button>
      {signedIn ? null : <FeedbackHost />}
    </>
  );
}

/** The lines the operator must print. */
export function RegistrationNotices() {
  const notices = useBaseInfo()?.settings.registrationNotices ?? [];
  return notices.map((notice) => ` · ${notice}`).join("");
}
