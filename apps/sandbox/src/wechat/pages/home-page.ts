import { fill, type Html, html, redirect, sendPage } from "../../pages/render.ts";
import { pushAgain, pushEvent, replay } from "../push-event.ts";
import type { SentEvent } from "../sandbox-state.ts";
import type { PageCall } from "./page-call.ts";
import { keepPhone, phoneOf } from "./phone-cookie.ts";

const HOME = "/sandbox/wechat/";
const EVENTS_SHOWN = 20;
/** QRs shown: people refresh the code more often than they scan it. */
const TICKETS_SHOWN = 3;
const OPENID_SHOWN_CHARACTERS = 8;

/** The phone's start page: everything it knows, with actions. */
export function homePage(call: PageCall): void {
  const { state, request, response, words } = call;
  const me = phoneOf(state, request)?.person;
  const tickets = [...state.tickets.values()]
    .filter(({ expiresAt }) => expiresAt > state.now())
    .reverse()
    .slice(0, TICKETS_SHOWN);
  const body = html`<div class="card"><h1>${words.homeTitle}</h1><p>${words.homeNote}</p>
<h2>${words.me}</h2>
${me === undefined ? html`<p>${words.nobody}</p>` : html`<p>${me.name} <code>${shortId(me.openid)}</code></p>${button("/people/new", words.newPerson)}`}</div>
<section class="card"><h2>${words.tickets}</h2>${list(
    tickets.map(
      ({ ticket, expiresAt }) =>
        html`<li class="row"><a class="button" href="/sandbox/wechat/q/${ticket}">${words.scanThis}</a> <span class="dim">${fill(words.until, { time: timeOf(expiresAt) })}</span></li>`,
    ),
    words.noTickets,
  )}</section>
<section class="card"><h2>${words.people}</h2>${list(
    [...state.people.values()].map((person) => {
      const follows = state.follows.get(person.openid) === true;
      return html`<li>${person.name} <code>${shortId(person.openid)}</code> <span class="dim">${follows ? words.follows : words.left}</span>
<div class="row">${person.openid !== me?.openid && button("/people/use", words.useThis, person.openid, person.name)}
${follows && button("/people/unfollow", words.unfollow, person.openid, person.name)}</div></li>`;
    }),
    words.noPeople,
  )}</section>
<section class="card"><h2>${words.events}</h2>${list(
    state.events
      .toReversed()
      .slice(0, EVENTS_SHOWN)
      .map((event) => eventRow(call, event)),
    words.noEvents,
  )}</section>`;
  sendPage(response, words, { title: words.homeTitle, body, wide: true, home: false });
}

function eventRow({ words }: PageCall, sent: SentEvent): Html {
  const last = sent.calls.at(-1);
  const accepted = last?.accepted === true;
  const answer = last === undefined || last.status === 0 ? words.noAnswer : `${last.status} ${last.answer}`;
  const label = `${sent.event} ${sent.person.name}`;
  return html`<li><code>${sent.event}</code> ${sent.person.name} <span class="dim">${timeOf(sent.at)} · ${fill(words.tries, { count: sent.calls.length })}</span>
<span class="${accepted ? "good" : "bad"}">${accepted ? words.delivered : `${words.undelivered}: ${answer}`}</span>
<div class="row">${button("/events/replay", words.replay, sent.id, label)}${button("/events/repeat", words.repeat, sent.id, label)}${button("/events/forge", words.forge, sent.id, label)}</div></li>`;
}

/** Actions of the page's buttons. False for an unknown form. */
export async function homeAction({ state, request, response, path, form }: PageCall): Promise<boolean> {
  const id = form?.get("id") ?? "";
  const person = state.people.get(id);
  const event = state.events.find((one) => one.id === id);
  // The cookie identifies the phone's owner after a restart.
  phoneOf(state, request);
  if (path === "/people/new") keepPhone(state, response, null);
  else if (path === "/people/use" && person !== undefined) keepPhone(state, response, person);
  else if (path === "/people/unfollow" && person !== undefined) {
    state.follows.set(person.openid, false);
    await pushEvent(state, { event: "unsubscribe", person });
  } else if (path === "/events/replay" && event !== undefined) await replay(state, event);
  else if (path === "/events/repeat" && event !== undefined) await pushAgain(state, event);
  else if (path === "/events/forge" && event !== undefined) await pushAgain(state, event, { forged: true });
  else return false;
  redirect(response, HOME);
  return true;
}

function list(items: readonly Html[], nothing: string): Html {
  return items.length === 0 ? html`<p>${nothing}</p>` : html`<ul>${items}</ul>`;
}

/** `of` tells buttons with the same text apart for screen readers. */
function button(path: string, text: string, id = "", of = ""): Html {
  return html`<form method="post" action="/sandbox/wechat${path}"><input type="hidden" name="id" value="${id}"><button${of !== "" && html` aria-label="${text}: ${of}"`}>${text}</button></form>`;
}

function shortId(openid: string): string {
  return `${openid.slice(0, OPENID_SHOWN_CHARACTERS)}…`;
}

function timeOf(ms: number): string {
  return new Date(ms).toTimeString().slice(0, 8);
}
