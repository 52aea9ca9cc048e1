// Runs in the browser. Pages come from the network and are kept for the day it is gone; hashed files never change, so
// a kept one is as good as a new one. Calls and files of users are never touched.

const VERSION = "__VERSION__";
const SHELL = "__SHELL__";
const PAGES = `pages-${VERSION}`;
const ASSETS = "assets";
const MOST_ASSETS = 400;
const SLOW_MS = 4000;

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
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCacheFirst(request));
  else if (request.mode === "navigate" || url.pathname.endsWith(".data")) event.respondWith(fromNetworkFirst(request));
});

async function fromCacheFirst(request) {
  return (await caches.match(request)) ?? keepAsset(request);
}

async function keepAsset(request) {
  const response = await fetch(request);
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
  const kept = await pages.match(request, { ignoreSearch: isPage });
  const fresh = fetch(request).then((response) => {
    // A page is the same whatever its address asks for, and what it asks for (somebody's text, a code to sign in with) is not kept.
    if (response.ok) pages.put(isPage ? new URL(request.url).pathname : request, response.clone());
    return response;
  });
  try {
    return await (kept === undefined ? fresh : Promise.race([fresh, slow(kept)]));
  } catch (error) {
    const shell = request.mode === "navigate" ? await pages.match("/index.html") : undefined;
    const answer = kept ?? shell;
    if (answer === undefined) throw error;
    return answer;
  }
}

function slow(kept) {
  return new Promise((resolve) => setTimeout(() => resolve(kept.clone()), SLOW_MS));
}
