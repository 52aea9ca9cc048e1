import { allInTab, allKept } from "../browser-storage.ts";
import { clearCookie } from "../cookies.ts";
import { RequestByFetch } from "./request-by-fetch.ts";

/** Files of component tests share a browser: each begins as somebody whose browser holds nothing of an earlier one. */
for (const kept of [allKept, allInTab]) for (const key of kept.keys()) kept.remove(key);
for (const cookie of document.cookie.split("; ")) clearCookie(cookie.split("=")[0] ?? "");

// Uploads are answered where calls are.
window.XMLHttpRequest = RequestByFetch as unknown as typeof XMLHttpRequest;
