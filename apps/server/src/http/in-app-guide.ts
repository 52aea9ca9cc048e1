import type { Variant } from "@tangleaf/contract";
import { fillMessage } from "../messages/fill-message.ts";
import { inAppEn } from "../messages/in-app.en.ts";
import { inAppZh } from "../messages/in-app.zh.ts";
import { escapeHtml } from "../platform/escape-html.ts";

const MESSAGES = { zh: inAppZh, en: inAppEn };
const LANGUAGES = { zh: "zh-CN", en: "en" } as const;

/** Asks for the file itself, also inside an app. */
export const HERE = "here";

/** Policy of the guide: styles in the page, pictures of this site, no scripts. */
export const GUIDE_CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLES = `:root{color-scheme:light dark;font:16px/1.7 system-ui,sans-serif}body{margin:0 auto;max-width:26rem;padding:5.5rem 1.25rem 2rem}
h1{font-size:1.125rem;overflow-wrap:anywhere}svg{position:fixed;top:.5rem;right:.75rem;width:7rem;height:5rem;color:#d9641a}
ol{padding-left:1.5rem}li{margin:.5rem 0}a{color:inherit}img{width:100%;height:auto}p.note{font-size:.875rem;opacity:.75}`;

/** An arrow to the corner where the app's menu is. */
const ARROW = `<svg viewBox="0 0 112 80" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 72C44 68 84 52 98 14M82 24 98 12 104 30"/></svg>`;

/**
 * Writes the page that replaces a file inside a messaging app. It tells how to open the same address in the phone's browser, which
 * downloads the file. Pictures are shown, so that a long press can save them.
 */
export function inAppGuide(
  file: { name: string; contentType: string },
  { variant, minutes }: { variant: Variant; minutes: number },
): string {
  const m = MESSAGES[variant];
  const isPicture = file.contentType.startsWith("image/");
  return `<!doctype html>
<html lang="${LANGUAGES[variant]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(file.name)}</title><style>${STYLES}</style>
<main>${ARROW}<h1>${escapeHtml(file.name)}</h1>
${isPicture ? `<p>${m.picture}</p><img src="?${HERE}" alt="${escapeHtml(file.name)}">` : ""}
<p>${m.lead}</p><ol><li>${m.menu}</li><li>${m.open}</li></ol>
<p class="note">${fillMessage(m.note, { minutes })}</p><p><a href="?${HERE}">${m.here}</a></p></main></html>
`;
}
