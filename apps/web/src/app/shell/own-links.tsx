import { AccountLinks } from "#features/account/account-links.tsx";
import { PriceLinks } from "#features/pay/price-links.tsx";

/** The sidebar's block where no scenes are: in the account, or beside the prices. */
export function OwnLinks({ prices }: { prices: boolean }) {
  return prices ? <PriceLinks /> : <AccountLinks />;
}
