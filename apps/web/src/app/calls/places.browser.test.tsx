import { afterEach, describe, test } from "vitest";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { ACCOUNT_PLACES } from "./testing/places/account-places.tsx";
import { ESSAY_PLACES } from "./testing/places/essay-places.tsx";
import { NOTE_PLACES } from "./testing/places/note-places.tsx";
import { REFERENCE_PLACES } from "./testing/places/reference-places.tsx";
import { SHELF_PLACES } from "./testing/places/shelf-places.tsx";
import { WRITING_PLACES } from "./testing/places/writing-places.tsx";
import { expectSaid, leave, SIX_ANSWERS, stand } from "./testing/six-answers.tsx";

const PLACES = { ...ACCOUNT_PLACES, ...ESSAY_PLACES, ...NOTE_PLACES, ...REFERENCE_PLACES, ...SHELF_PLACES, ...WRITING_PLACES };

afterEach(async () => {
  await leave();
  await closeAll();
});

describe.each(Object.entries(PLACES))("%s", (site, act) => {
  const [path = ""] = site.split(" ");
  test.each(SIX_ANSWERS)("what %s comes to is seen where the call is made", async (answer) => {
    stand(path, answer);
    await act();
    await expectSaid(answer);
  });
});
