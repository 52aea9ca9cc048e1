import { readBounded } from "../../platform/read-bounded.ts";
import type { Request } from "./call-wechat.ts";

const PICTURE_HOST = /(^|\.)qlogo\.cn$/;
const TIMEOUT_MS = 5000;
/** First bytes of a JPEG, PNG and GIF, and the mark of WebP inside its RIFF container. */
const MAGIC: readonly { readonly at: number; readonly bytes: string }[] = [
  { at: 0, bytes: "\xff\xd8\xff" },
  { at: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { at: 0, bytes: "GIF8" },
  { at: 8, bytes: "WEBP" },
];

/**
 * A person's picture; null for what is no picture or comes from another host. `extraOrigin` is allowed too: the sandbox serves
 * its pictures from there.
 */
export async function fetchWechatPicture(input: {
  url: string;
  maxBytes: number;
  extraOrigin: string | null;
  request: Request;
}): Promise<Uint8Array | null> {
  const url = allowedUrl(input.url, input.extraOrigin);
  if (url === null) return null;
  try {
    const answer = await input.request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return null;
    }
    const bytes = await readBounded(answer.body, input.maxBytes);
    return isPicture(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

function allowedUrl(text: string, extraOrigin: string | null): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin === extraOrigin) return url;
  // The platform still returns http addresses for pictures it serves over https too.
  if (url.protocol === "http:") url.protocol = "https:";
  const known = url.protocol === "https:" && url.port === "" && url.username === "" && PICTURE_HOST.test(url.hostname);
  return known ? url : null;
}

function isPicture(bytes: Uint8Array): boolean {
  return MAGIC.some(({ at, bytes: mark }) => Buffer.from(bytes.subarray(at, at + mark.length)).toString("latin1") === mark);
}
