import { useBaseInfo } from "#lib/queries.ts";
import { shellMessages as m } from "#messages/shell.ts";

/** When somebody answers, and the lines the operator must print. */
export function ServiceHours() {
  const hours = useBaseInfo()?.settings.customerServiceHours;
  return hours === undefined ? null : m.footer.hours(hours.weekdays, hours.weekends);
}

export function RegistrationNotices() {
  const notices = useBaseInfo()?.settings.registrationNotices ?? [];
  return notices.map((notice) => ` · ${notice}`).join("");
}
