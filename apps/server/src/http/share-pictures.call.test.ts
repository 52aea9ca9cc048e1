import { expect, test } from "vitest";
import { fontCharacters } from "../modules/export/charts/font-characters.ts";
import { picturedPages } from "../modules/share-pictures/pictured-page.ts";
import { createTestApp } from "../testing/test-app.ts";

const MOST_BYTES = 200_000;
/** Where a PNG says how large it is. */
const SIZE_AT = 16;

test.each(["zh", "en"] as const)("a page is shared with a picture of 1200 × 630 of its own, in %s", async (variant) => {
  const app = await createTestApp({ variant });
  for (const path of ["/homepage", "/scene/weeklyReport", "/scene/list/office", "/scene/list/all", "/document/kepu"]) {
    const answer = await app.app.inject(`/share${path}.png`);
    expect(answer.statusCode, path).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=86400" });
    const png = answer.rawPayload;
    expect([png.readUInt32BE(SIZE_AT), png.readUInt32BE(SIZE_AT + 4)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MOST_BYTES);
  }
  const [one, other] = [await app.app.inject("/share/scene/weeklyReport.png"), await app.app.inject("/share/homepage.png")];
  expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
  for (const path of ["/my/info.png", "/scene/nothing.png", "/scene/weeklyReport", "/../etc/passwd.png"]) {
    expect((await app.app.inject(`/share${path}`)).statusCode, path).toBe(404);
  }
  await app.close();
});

test.each(["zh", "en"] as const)("the font of the pictures can write all they say, in %s", (variant) => {
  const known = fontCharacters();
  const words = [...picturedPages(variant).values()].flatMap(({ title, remark, shelf }) => [...title, ...remark, ...shelf]);
  expect(words.length).toBeGreaterThan(1000);
  expect([...new Set(words)].filter((one) => !known.has(one))).toEqual([]);
});
