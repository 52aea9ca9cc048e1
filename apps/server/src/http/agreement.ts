import { agreementApi, type ModelListItem } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { signInWays } from "../platform/sign-in-ways.ts";
import { sourcesFor } from "../wiring-bibliography.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";

export function agreementCalls({
  config,
  library,
  models,
  notices,
  identityPlatform,
  orders,
  sitePages,
  webPages,
}: Pick<Deps, "config" | "library" | "models" | "notices" | "identityPlatform" | "orders" | "sitePages" | "webPages">): BoundRoute[] {
  const ways = signInWays(config, identityPlatform?.ways ?? null);
  const modelList = models.map(
    ({ name, label, builtin, price }, place): ModelListItem => ({ name, label, builtin, isDefault: place === 0, price: price.completion }),
  );
  return [
    bindOpen(agreementApi.baseInfo, async () => ({
      variant: config.variant,
      modelList,
      notification: await notices.announcements(),
      menu: library.menu,
      settings: {
        registrationNotices: [...config.registrationNotices],
        ads: [...config.ads],
        partners: [...config.modelPartners],
        customerServiceHours: config.serviceHours,
        customerService: { qr: config.serviceQr ?? null, email: config.serviceEmail ?? null },
        publicAccountQr: config.publicAccountQr ?? null,
        features: {
          pay: orders.canPay,
          wxLogin: ways.platform.qr,
          wxWeb: ways.platform.web,
          passwordLogin: ways.passwordLogin,
          devLogin: ways.devLogin,
          qrEmbedded: ways.qrEmbedded,
          sandbox: config.sandbox,
          essayFullText: config.essayFullText,
          webSearch: webPages.canSearch,
          bibliography: webPages.canFindWorks,
          sampleWorks: sourcesFor(config) === "sandbox",
        },
        wxAccountName: config.wechatAccountName,
      },
    })),
    bindOpen(agreementApi.page, ({ input }) => sitePages.read(input.name)),
  ];
}
