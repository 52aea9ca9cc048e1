import { useBaseInfo } from "./queries.ts";

export type Service = { qr: string | null; email: string | null; hours: { weekdays: string; weekends: string } };

/** How the operator can be reached; null where no way is configured, or while nobody knows. */
export function useService(): Service | null {
  const settings = useBaseInfo()?.settings;
  if (settings === undefined) return null;
  const { customerService, customerServiceHours } = settings;
  if (customerService.qr === null && customerService.email === null) return null;
  return { ...customerService, hours: customerServiceHours };
}
