import { card, fill, html, redirect, sendPage } from "../../pages/render.ts";
import type { SandboxApp } from "../credentials.ts";
import { suggestName } from "../people.ts";
import { issueCode, type SandboxState } from "../sandbox-state.ts";
import type { PageCall } from "./page-call.ts";
import { keepPhone, personFor, phoneOf } from "./phone-cookie.ts";
import { whoField } from "./scan-page.ts";

type Asked = { readonly app: SandboxApp; readonly scope: string; readonly target: URL; readonly state: string };

/** The platform's sign-in pages: return to the site with a code, or without one after a refusal. */
export function authorizePage(call: PageCall): void {
  const { state, request, response, form } = call;
  const asked = readAsked(state, call);
  if (typeof asked === "string") refuseAddress(call, asked);
  else if (form?.get("answer") === "deny") goBack(call, asked, null);
  else {
    const person = form && personFor(state, request, form.get("name") ?? "");
    if (person) {
      keepPhone(state, response, person);
      goBack(call, asked, issueCode(state, { app: asked.app, person, scope: asked.scope }));
    } else askToAllow(call, asked);
  }
}

function refuseAddress({ response, words }: PageCall, what: string): void {
  const body = card("!", html`<h1>${words.wrongTitle}</h1><pre>${what}</pre>`);
  sendPage(response, words, { title: words.wrongTitle, status: 400, body });
}

/** What is wrong with the address, in the platform's words, or its parameters. */
function readAsked({ credentials }: SandboxState, { path, query }: PageCall): Asked | string {
  const inside = path.endsWith("/oauth2/authorize");
  const app = inside ? credentials.account : credentials.web;
  const scopes = inside ? ["snsapi_userinfo", "snsapi_base"] : ["snsapi_login"];
  const target = query.get("redirect_uri") ?? "";
  const scope = query.get("scope") ?? "";
  if (query.get("appid") !== app.appId) return "10013 appid";
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return "10003 redirect_uri";
  if (query.get("response_type") !== "code") return "10004 response_type";
  if (!scopes.includes(scope)) return "10005 scope";
  return { app, scope, target: new URL(target), state: query.get("state") ?? "" };
}

function askToAllow({ state, request, response, words, language }: PageCall, asked: Asked): void {
  const account = state.accountName;
  const title = fill(words.authorizeTitle, { account });
  const name = phoneOf(state, request)?.person.name ?? null;
  const body = card(
    account.slice(0, 1),
    html`<h1>${title}</h1>
<p>${words.authorizeNote}</p>
<form method="post">
${whoField({ words, name, suggestion: suggestName(language) })}
<button class="main" name="answer" value="allow">${words.allow}</button>
<button class="next" name="answer" value="deny" formnovalidate>${words.deny}</button>
</form>`,
  );
  // Browsers apply the page's form-action policy to the redirect too.
  sendPage(response, words, { title, body, formTarget: asked.target.origin });
}

function goBack({ response }: PageCall, { target, state }: Asked, code: string | null): void {
  const address = new URL(target);
  if (code !== null) address.searchParams.set("code", code);
  address.searchParams.set("state", state);
  redirect(response, address.href);
}
