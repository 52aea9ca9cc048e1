import { randomBytes } from "node:crypto";

export type SandboxApp = { readonly appId: string; readonly appSecret: string };
export type SandboxCredentials = {
  readonly account: SandboxApp & { readonly token: string; readonly aesKey: string };
  readonly web: SandboxApp;
  readonly mini: SandboxApp;
};

const KEY_CHARACTERS = 43;

/** App ids are constant, because openids depend on them; secrets are new at every start. */
export function createCredentials(): SandboxCredentials {
  const secret = () => randomBytes(16).toString("hex");
  return {
    account: { appId: "wx7a11ea5eaccdea01", appSecret: secret(), token: secret(), aesKey: newAesKey() },
    web: { appId: "wx7a11ea5eaccdea02", appSecret: secret() },
    mini: { appId: "wx7a11ea5eaccdea03", appSecret: secret() },
  };
}

/** 43 letters and digits that are the base64 of 32 bytes without its "=". */
function newAesKey(): string {
  for (;;) {
    const key = randomBytes(32).toString("base64").slice(0, KEY_CHARACTERS);
    if (/^[A-Za-z0-9]+$/.test(key)) return key;
  }
}
