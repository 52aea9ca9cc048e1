import type { IncomingMessage, ServerResponse } from "node:http";
import { card, html, pickLanguage, redirect, sendPage } from "../../pages/render.ts";
import { readBody } from "../../serve.ts";
import type { PayState } from "../pay-state.ts";
import { homeAction, homePage } from "./home-page.ts";
import type { PageCall } from "./page-call.ts";
import { payPage } from "./pay-page.ts";
import { words as allWords } from "./words.ts";

const PREFIX = "/sandbox/pay";

/** Routes the requests of a phone's browser. */
export async function answerPage(state: PayState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://sandbox");
  if (pathname === PREFIX) return redirect(response, `${PREFIX}/`);
  const call: PageCall = {
    state,
    response,
    words: allWords[pickLanguage(request.headers["accept-language"])],
    path: pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : "",
    form: request.method === "POST" ? new URLSearchParams(await readBody(request)) : null,
  };
  const codeId = /^\/p\/([\w-]+)$/.exec(call.path)?.[1];
  if (codeId !== undefined) await payPage(call, codeId);
  else if (call.path === "/" && call.form === null) homePage(call);
  else if (call.form === null || !(await homeAction(call))) notFound(call);
}

function notFound({ response, words }: PageCall): void {
  sendPage(response, words, { title: words.notFoundTitle, status: 404, body: card("?", html`<h1>${words.notFoundTitle}</h1>`) });
}
