import { webPaths } from "@tangleaf/contract/web-paths";
import { accountMessages as m } from "#messages/account.ts";
import type { IconName } from "#ui/icon/icon-names.ts";

type Place = { to: string; icon: IconName; text: string };

/** Screens of the account, in the order of its menu. */
export const ACCOUNT_PLACES: readonly Place[] = [
  { to: webPaths.myInfo, icon: "identification-card-duotone", text: m.places.info },
  { to: webPaths.texts, icon: "files-duotone", text: m.places.texts },
  { to: webPaths.myCount, icon: "chart-bar-duotone", text: m.places.count },
  { to: webPaths.myVipLog, icon: "crown-duotone", text: m.places.vipLog },
  { to: webPaths.myOrder, icon: "receipt-duotone", text: m.places.order },
  { to: webPaths.myDownload, icon: "tray-arrow-down-duotone", text: m.places.download },
  { to: webPaths.myInvite, icon: "gift-duotone", text: m.places.invite },
  { to: webPaths.myUserRank, icon: "scales-duotone", text: m.places.userRank },
];
