import { agreementApi, type ModelListItem } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { signInWays } from "../platform/sign-in-ways.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";

export function agreementCalls({ config, library, models, notices }: Deps): BoundRoute[] {
  const ways = signInWays(config);
  const modelList = models.map(({ name, label, builtin }, place): ModelListItem => ({ name, label, builtin, isDefault: place === 0 }));
  return [
    bindOpen(agreementApi.baseInfo, async () => ({
      variant: config.variant,
      modelList,
      notification: await notices(),
      menu: library.menu,
      settings: {
        registrationNotices: [...config.registrationNotices],
        customerServiceHours: config.serviceHours,
        features: { pay: false, wxLogin: false, ...ways },
      },
    })),
  ];
}
