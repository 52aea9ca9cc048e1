import { afterEach, expect, test, vi } from "vitest";
import { saveText } from "#editor/autosave/save-text.ts";
import { generationTexts } from "./writing-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an edit of the whole text names no end, one of its beginning says how far it reaches, also when the page is left", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", async (_path: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push({ ...JSON.parse(body), keepalive });
    return Response.json({ code: 0, data: { version: 2, chars: 1 } });
  });
  const save = saveText(generationTexts, "g1");
  for (const leaving of [false, true]) {
    await save({ baseVersion: 1, text: "一", upTo: null, leaving });
    await save({ baseVersion: 1, text: "一", upTo: 7, leaving });
  }
  await save({ baseVersion: 1, text: "长".repeat(20_001), upTo: null, leaving: true });
  const edit = { generationId: "g1", baseVersion: 1, text: "一", keepalive: false };
  const leaving = { ...edit, keepalive: true };
  expect(sent.slice(0, 4)).toEqual([edit, { ...edit, upTo: 7 }, leaving, { ...leaving, upTo: 7 }]);
  // Browsers refuse to send more than 64 KB for a page that is gone.
  expect(sent[4]).toMatchObject({ keepalive: false });
});
