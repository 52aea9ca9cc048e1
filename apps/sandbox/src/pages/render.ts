import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { STYLE } from "./style.ts";

/** Escaped markup. */
export type Html = { readonly html: string };
type Part = Html | string | number | false | readonly Html[];

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Template whose values are escaped, unless they are markup. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, at) => (at === 0 ? "" : escapePart(parts[at - 1] ?? "")) + text).join("") };
}

function escapePart(part: Part): string {
  if (part === false) return "";
  if (typeof part === "object") return "html" in part ? part.html : part.map((one) => one.html).join("");
  return String(part).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** The parts around every page of one sandbox. */
export type Frame = {
  readonly lang: string;
  readonly label: string;
  readonly labelNote: string;
  /** Text of the link back to the sandbox's first page. */
  readonly home: string;
  readonly homePath: string;
};

export type Page = {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly wide?: boolean;
  /** Where forms of this page may lead, besides this site. */
  readonly formTarget?: string;
  readonly home?: boolean;
};

/** Sends a page that may load and run nothing. */
export function sendPage(response: ServerResponse, frame: Frame, page: Page): void {
  const { title, body, status = 200, wide = false, formTarget = "", home = true } = page;
  const document = html`<!doctype html>
<html lang="${frame.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${frame.label}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header><strong>${frame.label}</strong><span>${frame.labelNote}</span></header>
<main class="${wide ? "wide" : "slim"}">
${body}
</main>
${home && html`<footer><a href="${frame.homePath}">${frame.home}</a></footer>`}
</body>
</html>
`;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${formTarget && ` ${formTarget}`}; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  response.end(document.html);
}

export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, "cache-control": "no-store" }).end();
}

/** The card of a page: a picture above its text. */
export function card(face: string, content: Html): Html {
  return html`<div class="card centre"><div class="face" aria-hidden="true">${face}</div>${content}</div>`;
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** The first of the browser's languages that there are texts for. */
export function pickLanguage(accepted: string | undefined): "zh" | "en" {
  const first = (accepted ?? "").split(",").find((part) => /^\s*(zh|en)\b/i.test(part));
  return first !== undefined && /^\s*en/i.test(first) ? "en" : "zh";
}
