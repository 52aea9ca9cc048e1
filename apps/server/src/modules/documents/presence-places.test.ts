import { PERSON_PRESENCES_MAX } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { PRESENCE_MS } from "./constants.ts";
import { createPresencePlaces } from "./presence-places.ts";

const TOO_MANY = expect.objectContaining({ reason: "presence.tooMany" });

test("a document has so many pages at a time; one that is there stays, and one that is silent or gone gives its place back", () => {
  const clock = createManualClock();
  const places = createPresencePlaces({ clock, perDocument: 2 });
  const page = (clientId: string, userId = clientId) => ({ userId, documentId: "d", clientId });
  places.take(page("1"));
  places.take(page("2"));
  expect(() => places.take(page("3"))).toThrowError(TOO_MANY);
  places.take(page("1"));
  places.leave(page("2"));
  places.take(page("3"));
  expect(() => places.take(page("4"))).toThrowError(TOO_MANY);
  clock.jumpTo(clock.now() + PRESENCE_MS);
  places.take(page("4"));
});

test("a person has so many pages over all documents, and others have theirs", () => {
  const clock = createManualClock();
  const places = createPresencePlaces({ clock, perDocument: 60 });
  for (let n = 0; n < PERSON_PRESENCES_MAX; n++) places.take({ userId: "one", documentId: `d${n}`, clientId: "1" });
  expect(() => places.take({ userId: "one", documentId: "more", clientId: "1" })).toThrowError(TOO_MANY);
  places.take({ userId: "two", documentId: "theirs", clientId: "1" });
});
