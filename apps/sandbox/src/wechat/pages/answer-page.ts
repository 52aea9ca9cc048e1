import type { IncomingMessage, ServerResponse } from "node:http";
import { card, html, pickLanguage, redirect, sendPage } from "../../pages/render.ts";
import { readBody } from "../../serve.ts";
import type { SandboxState } from "../sandbox-state.ts";
import { authorizePage } from "./authorize-page.ts";
import { homeAction, homePage } from "./home-page.ts";
import type { PageCall } from "./page-call.ts";
import { donePage, scanPage } from "./scan-page.ts";
import { words as allWords } from "./words.ts";

const PREFIX = "/sandbox/wechat";

/** Routes the requests of a phone's browser. */
export async function answerPage(state: SandboxState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://sandbox");
  const language = pickLanguage(request.headers["accept-language"]);
  if (url.pathname === PREFIX) return redirect(response, `${PREFIX}/`);
  const call: PageCall = {
    state,
    request,
    response,
    language,
    words: allWords[language],
    path: url.pathname.startsWith(PREFIX) ? url.pathname.slice(PREFIX.length) : url.pathname,
    query: url.searchParams,
    form: request.method === "POST" ? new URLSearchParams(await readBody(request)) : null,
  };
  const [, area, id = ""] = call.path.split("/");
  if (call.path === "/" && call.form === null) homePage(call);
  else if (area === "q") await scanPage(call, id);
  else if (area === "done") donePage(call, id);
  else if (call.path === "/connect/qrconnect" || call.path === "/connect/oauth2/authorize") authorizePage(call);
  else if (call.form === null || !(await homeAction(call))) notFound(call);
}

function notFound({ response, words }: PageCall): void {
  sendPage(response, words, { title: words.notFoundTitle, status: 404, body: card("?", html`<h1>${words.notFoundTitle}</h1>`) });
}
