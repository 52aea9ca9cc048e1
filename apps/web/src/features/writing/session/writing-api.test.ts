import { afterEach, expect, test, vi } from "vitest";
import { saveTextOf } from "./writing-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an edit of the whole text names no end, one of its beginning says how far it reaches, also when the page is left", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ code: 0, data: { version: 2, chars: 1 } });
  });
  const save = saveTextOf("g1");
  for (const leaving of [false, true]) {
    await save({ baseVersion: 1, text: "一", upTo: null, leaving });
    await save({ baseVersion: 1, text: "一", upTo: 7, leaving });
  }
  const edit = { generationId: "g1", baseVersion: 1, text: "一" };
  expect(sent).toEqual([edit, { ...edit, upTo: 7 }, edit, { ...edit, upTo: 7 }]);
});
