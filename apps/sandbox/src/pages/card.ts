import { type Html, html } from "./render.ts";

/** The card of a page: a picture above its text. */
export function card(face: string, content: Html): Html {
  return html`<div class="card centre"><div class="face" aria-hidden="true">${face}</div>${content}</div>`;
}
