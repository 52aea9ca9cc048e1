import { card, fill, type Html, html, redirect, sendPage } from "../../pages/render.ts";
import { suggestName } from "../people.ts";
import { pushEvent } from "../push-event.ts";
import type { PageCall } from "./page-call.ts";
import { keepPhone, personFor, phoneOf } from "./phone-cookie.ts";

/** The page of a scanned QR: follow and sign in, or only sign in. */
export async function scanPage(call: PageCall, id: string): Promise<void> {
  const { state, request, response, words, form } = call;
  const ticket = state.tickets.get(id);
  if (ticket === undefined || ticket.expiresAt <= state.now()) {
    const body = card("!", html`<h1>${words.expiredTitle}</h1><p>${words.expiredNote}</p>`);
    return sendPage(response, words, { title: words.expiredTitle, status: 410, body });
  }
  if (form === null) return askToScan(call);
  const person = personFor(state, request, form.get("name") ?? "");
  if (person === null) return askToScan(call);
  const follows = state.follows.get(person.openid) === true;
  state.follows.set(person.openid, true);
  keepPhone(state, response, person);
  const sent = await pushEvent(state, {
    event: follows ? "SCAN" : "subscribe",
    person,
    eventKey: follows ? ticket.scene : `qrscene_${ticket.scene}`,
    ticket: ticket.ticket,
  });
  redirect(response, `/sandbox/wechat/done/${sent.id}`);
}

function askToScan({ state, request, response, words, language }: PageCall): void {
  const phone = phoneOf(state, request);
  const account = state.accountName;
  const follows = phone?.follows === true;
  const title = fill(follows ? words.scanTitle : words.followTitle, { account });
  const body = card(
    account.slice(0, 1),
    html`<h1>${title}</h1>
<p>${follows ? words.scanNote : words.followNote}</p>
<form method="post">
${whoField({ words, name: phone?.person.name ?? null, suggestion: suggestName(language) })}
<button class="main">${fill(follows ? words.scan : words.follow, { account })}</button>
</form>`,
  );
  sendPage(response, words, { title, body });
}

/** After the event was pushed: the site's answer. */
export function donePage({ state, response, words }: PageCall, id: string): void {
  const last = state.events.find((event) => event.id === id)?.calls.at(-1);
  const accepted = last?.accepted === true;
  const title = accepted ? words.doneTitle : words.failedTitle;
  const answer = last === undefined || last.status === 0 ? words.noAnswer : `${last.status} ${last.answer}`;
  const body = accepted
    ? card("✓", html`<h1>${title}</h1><p>${words.doneNote}</p>`)
    : card("!", html`<h1>${title}</h1><p>${words.failedNote}</p><pre>${answer}</pre>`);
  sendPage(response, words, { title, body });
}

/** Asks for a name on a new phone, else shows the owner's. */
export function whoField(input: { words: PageCall["words"]; name: string | null; suggestion: string }): Html {
  const { words, name, suggestion } = input;
  if (name !== null) return html`<p>${fill(words.as, { name })}</p>`;
  return html`<label for="name">${words.who}</label>
<input id="name" name="name" value="${suggestion}" required maxlength="20" autocomplete="off" aria-describedby="name-hint">
<small id="name-hint">${words.whoHint}</small>`;
}
