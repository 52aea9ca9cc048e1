import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of a page's inline scripts for its content policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => createHash("sha256").update(script).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
