const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" } as const;

type Plain = { password: string; publicKey: string };

/** Whether nobody on the way can change this page: true on https and on localhost. */
export function isAddressProtected(): boolean {
  return globalThis.isSecureContext;
}

/**
 * base64 of RSA-OAEP-SHA256 of the password under the server's key (PEM, SPKI). Browsers have `crypto.subtle` only on https and on
 * localhost; elsewhere node-forge computes the same. Throws for a password longer than the key takes.
 */
export function encryptPassword(plain: Plain): Promise<string> {
  return globalThis.crypto.subtle === undefined ? encryptInScript(plain) : encryptByBrowser(plain);
}

async function encryptByBrowser({ password, publicKey }: Plain): Promise<string> {
  const key = await crypto.subtle.importKey("spki", bytesOfPem(publicKey), ALGORITHM, false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

async function encryptInScript({ password, publicKey }: Plain): Promise<string> {
  const { default: forge } = await import("node-forge");
  const sha256 = () => forge.md.sha256.create();
  const sealed = forge.pki
    .publicKeyFromPem(publicKey)
    .encrypt(forge.util.encodeUtf8(password), ALGORITHM.name, { md: sha256(), mgf1: { md: sha256() } });
  return btoa(sealed);
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, "");
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
