const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" } as const;

/** Browsers encrypt only on https and on localhost; elsewhere a password cannot be sent at all. */
export function canEncryptPassword(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** base64 of RSA-OAEP-SHA256 of the password under the server's key (PEM, SPKI). Throws for a password longer than the key takes. */
export async function encryptPassword({ password, publicKey }: { password: string; publicKey: string }): Promise<string> {
  const key = await crypto.subtle.importKey("spki", bytesOfPem(publicKey), ALGORITHM, false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

function bytesOfPem(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replace(/-----[A-Z ]+-----/g, "").replace(/\s/g, "");
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
