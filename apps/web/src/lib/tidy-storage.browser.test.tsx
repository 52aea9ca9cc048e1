import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { beforeEach, expect, test } from "vitest";
import { tidyStorage } from "./tidy-storage.ts";

const NOW = Date.UTC(2026, 6, 1);
const LONG_AGO = NOW - (SESSION_REMEMBER_DAYS + 1) * 86_400_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what an earlier version kept without saying for whom goes; theme, notices, and what others keep stay", () => {
  const owned = { "anonymous/form:diary": "typed", "user/a/form:diary": "of a", "user/a/visited": String(NOW) };
  const kept = { theme: "dark", "notice-seen": "2026-06-01", "of another library": "1", ...owned };
  const ownerless = { "form:diary": "whose?", "unseen:diary": "g1", dailyGift: "u1 2026-07-01", localMessage: "{}" };
  for (const [key, value] of Object.entries({ ...kept, ...ownerless })) localStorage.setItem(key, value);
  sessionStorage.setItem("openOrder", "{}");
  sessionStorage.setItem("react-router-scroll-positions", "{}");
  tidyStorage(NOW);
  expect({ ...localStorage }).toEqual(kept);
  expect(Object.keys(sessionStorage)).toEqual(["react-router-scroll-positions"]);
});

test("an unsaved edit kept for nobody waits for its owner, but not for ever", () => {
  const kept = JSON.stringify({ baseVersion: 2, text: "改过", at: NOW });
  localStorage.setItem("edit:g1", kept);
  localStorage.setItem("edit:old", JSON.stringify({ baseVersion: 2, text: "改过", at: LONG_AGO }));
  tidyStorage(NOW);
  expect({ ...localStorage }).toEqual({ "edit:g1": kept });
});

test("what is kept for somebody who has not been here for as long as a session is remembered goes", () => {
  localStorage.setItem("user/gone/form:diary", "x");
  localStorage.setItem("user/gone/visited", String(LONG_AGO));
  localStorage.setItem("user/unsure/form:diary", "x");
  tidyStorage(NOW);
  expect({ ...localStorage }).toEqual({ "user/unsure/form:diary": "x", "user/unsure/visited": String(NOW) });
});
