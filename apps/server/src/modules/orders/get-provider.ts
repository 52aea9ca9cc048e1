import { AppError } from "../../platform/errors.ts";
import type { PaymentProvider } from "../../ports/payments.ts";
import type { OrderRow } from "./order.repo.ts";

/** The provider an order is paid through. Throws pay.unavailable where it is not connected any more. */
export function getProvider(providers: readonly PaymentProvider[], order: Pick<OrderRow, "provider">): PaymentProvider {
  const provider = providers.find(({ name }) => name === order.provider);
  if (provider === undefined) throw new AppError("pay.unavailable");
  return provider;
}
