// Runs in the browser. Pages come from the network and are kept for the day it is gone; hashed files never change, so
// a kept one is as good as a new one. Calls and files of users are never touched.

const VERSION = "__VERSION__";
const SHELL = "__SHELL__";
const PAGES = `pages-${VERSION}`;
const ASSETS = "assets";
const MOST_ASSETS = 400;
const SLOW_MS = 4000;
const OFFLINE = "/offline";
/** A part of the page that is out of reach is asked for again and again, until its time is over. */
const RETRY_MS = 3000;
const CHUNK_TIMEOUT_MS = "__CHUNK_TIMEOUT_MS__";
/** A page that answers for itself does so within this time. */
const ANSWER_MS = 1000;
const HEALTH = "/healthz";
/** Timeout of the question whether the site answers: long, because a slow site is not an absent one. */
const HEALTH_TIMEOUT_MS = 30_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PAGES).then((pages) =>
      // One missing file must not keep the worker from installing.
      Promise.allSettled(SHELL.map((path) => (path.startsWith("/assets/") ? keepAsset(new Request(path)) : pages.add(path)))),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== PAGES && name !== ASSETS).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(api|files|healthz|readyz|metrics)\b/.test(url.pathname)) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(event));
  else if (request.mode === "navigate" || url.pathname.endsWith(".data")) event.respondWith(fromNetworkFirst(request));
});

async function fromCacheFirst({ request, clientId }) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  // Pictures and fonts can be done without.
  if (request.destination !== "script" && request.destination !== "style") return keepAsset(request);
  const until = Date.now() + CHUNK_TIMEOUT_MS;
  try {
    return await keepAsset(request, until);
  } catch (error) {
    if (!(await siteAnswers())) await tellPage(clientId, new URL(request.url).pathname);
    return onceInReach(request, until, error);
  }
}

/** One failed request does not prove that the site is out of reach: a busy machine or proxy drops single connections. */
async function siteAnswers() {
  try {
    await fetch(HEALTH, { cache: "no-store", signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells the page that a part of it is out of reach. One that does not answer and cannot begin without this part is led to the screen
 * that says so; a slow page whose optional part is missing stays.
 */
async function tellPage(clientId, part) {
  const page = await self.clients.get(clientId);
  if (page === undefined || new URL(page.url).pathname === OFFLINE) return;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  page.postMessage("out-of-reach", [port2]);
  if (!(await told) && (await beginsWith(page.url, part))) await page.navigate(offlineAddress(page.url)).catch(() => undefined);
}

/** Whether the stored page of an address names a part; one that is not stored was drawn from the shell, and needs what it asks for. */
async function beginsWith(address, part) {
  const pages = await caches.open(PAGES);
  const stored = await pages.match(new URL(address).pathname);
  return stored === undefined || (await stored.text()).includes(part);
}

async function onceInReach(request, until, why) {
  let last = why;
  while (Date.now() + RETRY_MS < until) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    try {
      return await keepAsset(request, until);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

function offlineAddress(url) {
  const { pathname, search } = new URL(url);
  return `${OFFLINE}?to=${encodeURIComponent(pathname + search)}`;
}

/** `until`: when it has failed, though an answer may still come. */
async function keepAsset(request, until) {
  const response = await fetch(request, until === undefined ? {} : { signal: AbortSignal.timeout(Math.max(0, until - Date.now())) });
  if (response.ok) {
    const assets = await caches.open(ASSETS);
    await assets.put(request, response.clone());
    const kept = await assets.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)).map((old) => assets.delete(old)));
  }
  return response;
}

/** A page that was seen before stands in when the network is gone or slow; else the shell, which draws what it can. */
async function fromNetworkFirst(request) {
  const pages = await caches.open(PAGES);
  const isPage = request.mode === "navigate";
  // Files of the build, both: what the address asks for changes nothing in them.
  const kept = await pages.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then((response) => {
    // A page is the same whatever its address asks for, and what it asks for (somebody's text, a code to sign in with) is not kept.
    if (response.ok) pages.put(isPage ? new URL(request.url).pathname : request, response.clone());
    return response;
  });
  try {
    return await (kept === undefined ? fresh : Promise.race([fresh, slow(kept)]));
  } catch (error) {
    const shell = request.mode === "navigate" ? await pages.match("/shell.html") : undefined;
    const answer = kept ?? shell;
    if (answer === undefined) throw error;
    return answer;
  }
}

function slow(kept) {
  return new Promise((resolve) => setTimeout(() => resolve(kept.clone()), SLOW_MS));
}
