import { type ApiPath, INTEGER_MAX, PAGE_MAX, PAGE_SIZE_MAX } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { TestApp } from "../testing/test-app.ts";
import { testOnEachDatabase } from "../testing/test-on-each-database.ts";

const FIELDS = { job: "销售", summary: "签了三份合同。", plan: "跟进。", length: 200 };
/** Values around the limits of a column and of safe integers. */
const EDGES = [0, INTEGER_MAX - 1, INTEGER_MAX, INTEGER_MAX + 1, 3e9, Number.MAX_SAFE_INTEGER];
const LISTS: readonly ApiPath[] = ["/api/ai/list", "/api/user/getApiLog", "/api/user/getVipLog", "/api/user/downloads", "/api/job/list"];
const MOMENTS = ["+275760-09-13T00:00:00Z", "+275760-09-12", "-271821-04-20T00:00:00Z", "0000-01-01", "9999-12-31", "1970-01-01"];

const post = (app: TestApp, url: string, payload: object, token: string) =>
  app.send({ method: "POST", url, headers: { authorization: token }, payload });

async function written(app: TestApp): Promise<{ token: string; generationId: string; units: number }> {
  const { token } = await app.signIn("writer");
  const { data } = await app.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS } }, token);
  const { generationId } = data;
  const text = async () => (await app.call("/api/ai/get", { generationId }, token)).data;
  await expect.poll(async () => (await text()).status).toBe("done");
  return { token, generationId, units: (await text()).text.length };
}

describe("numbers at their edges are answered, never a fault", () => {
  testOnEachDatabase("versions and ends of an edit", async (app) => {
    const { token, generationId } = await written(app);
    for (const edge of EDGES) {
      for (const body of [
        { baseVersion: edge, upTo: 0 },
        { baseVersion: 1, upTo: edge },
      ]) {
        const answer = await post(app, "/api/ai/update", { generationId, text: "x", ...body }, token);
        expect(answer.status, JSON.stringify(body)).toBeLessThan(500);
        if (edge > INTEGER_MAX) expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, refusal: { reason: "body.invalid" } });
      }
      expect((await post(app, "/api/ai/stream", { generationId, after: edge }, token)).status).toBeLessThan(500);
    }
  });

  testOnEachDatabase("the last page of every list", async (app) => {
    const { token } = await written(app);
    for (const path of LISTS) {
      const last = await post(app, path, { page: PAGE_MAX, size: PAGE_SIZE_MAX }, token);
      expect(last, path).toMatchObject({ status: 200, code: 0, data: { list: [] } });
      for (const edge of [PAGE_MAX + 1, INTEGER_MAX, Number.MAX_SAFE_INTEGER]) {
        for (const body of [{ page: edge }, { size: edge }]) expect((await post(app, path, body, token)).status, path).toBe(400);
      }
    }
  });

  testOnEachDatabase("spans at the first and last moment there is", async (app) => {
    const { token } = await written(app);
    for (const path of ["/api/user/getCountData", "/api/user/getApiLog", "/api/user/exportApiLog"]) {
      for (const moment of MOMENTS) {
        for (const body of [{ from: moment }, { to: moment }, { from: moment, to: moment }]) {
          expect((await post(app, path, body, token)).status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
      }
    }
  });
});

describe("an edit", () => {
  testOnEachDatabase("that reaches past the text is refused with its length, and changes nothing", async (app) => {
    const { token, generationId, units } = await written(app);
    const edit = (upTo?: number) => app.call("/api/ai/update", { generationId, baseVersion: 1, text: "改过。", upTo }, token);
    const refused = await edit(units + 1);
    expect(refused).toMatchObject({ status: 200, code: 1, refusal: { reason: "draft.beyondText", field: "upTo" } });
    expect(refused.message).toContain(String(units));
    expect((await app.call("/api/ai/get", { generationId }, token)).data.version).toBe(1);
    expect(await edit(units)).toMatchObject({ code: 0, data: { version: 2, chars: 3 } });
  });

  testOnEachDatabase("that names no end stands for all that is written", async (app) => {
    const { token, generationId } = await written(app);
    expect(await app.call("/api/ai/update", { generationId, baseVersion: 1, text: "改过。" }, token)).toMatchObject({ code: 0 });
    expect((await app.call("/api/ai/get", { generationId }, token)).data.text).toBe("改过。");
  });
});
