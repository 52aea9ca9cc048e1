import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { beforeEach, expect, test } from "vitest";
import { editJournalOf } from "#editor/autosave/edit-journal.ts";
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

test("an unsaved edit an earlier version kept goes to whom the server gives its text, once", () => {
  const entry = { baseVersion: 2, text: "改过", upTo: null, at: NOW };
  localStorage.setItem("edit:g1", JSON.stringify(entry));
  localStorage.setItem("edit:old", JSON.stringify({ ...entry, at: LONG_AGO }));
  tidyStorage(NOW);
  expect(editJournalOf("a").resources()).toEqual([]);
  expect(editJournalOf("a").read({ kind: "generation", id: "g1" })).toEqual(entry);
  expect(editJournalOf("b").read({ kind: "generation", id: "g1" })).toBeNull();
  expect(editJournalOf("a").read({ kind: "generation", id: "old" })).toBeNull();
});

test("an edit kept for its owner is not replaced by one an earlier version kept", () => {
  const entry = { baseVersion: 2, text: "later", upTo: null, at: NOW };
  editJournalOf("a").write({ kind: "generation", id: "g1" }, entry);
  localStorage.setItem("edit:g1", JSON.stringify({ ...entry, text: "earlier" }));
  expect(editJournalOf("a").read({ kind: "generation", id: "g1" })).toEqual(entry);
});

test("what is kept for somebody who has not been here for as long as a session is remembered goes", () => {
  localStorage.setItem("user/gone/form:diary", "x");
  localStorage.setItem("user/gone/visited", String(LONG_AGO));
  localStorage.setItem("user/unsure/form:diary", "x");
  tidyStorage(NOW);
  expect({ ...localStorage }).toEqual({ "user/unsure/form:diary": "x", "user/unsure/visited": String(NOW) });
});
