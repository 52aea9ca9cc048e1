import type { PayState } from "./pay-state.ts";

/** The merchant's account in the format of the server's configuration. */
export type SandboxMerchant = {
  readonly merchantId: string;
  readonly appId: string;
  readonly serialNo: string;
  readonly privateKey: string;
  readonly apiV3Key: string;
  readonly platformKey: { readonly id: string; readonly publicKey: string } | null;
  readonly base: string;
};

/** Keys are asked for when they are read: they may not be there yet. */
export function merchantOf({ mode, keys, apiBase }: PayState): SandboxMerchant {
  const { merchant, platform } = keys;
  const platformKey = {
    id: platform.publicKeyId,
    get publicKey() {
      return platform.publicKey;
    },
  };
  return {
    merchantId: keys.merchantId,
    appId: keys.appId,
    serialNo: merchant.serialNo,
    get privateKey() {
      return merchant.privateKey;
    },
    apiV3Key: keys.apiV3Key,
    platformKey: mode === "certificate" ? null : platformKey,
    base: apiBase,
  };
}
