import { allDocuments, allScenes } from "@tangleaf/catalogue";
import { api, type Route } from "@tangleaf/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const SECRET_SENTENCE = "甲方的报价是三百二十万";
const STREAM_TIMEOUT_MS = 10_000;
const routes = Object.values(api).flatMap((group) => Object.values<Route>(group));

describe("what nobody else gets to see", () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog({ level: "trace", destination: { write: (line: string) => void lines.push(line) } });
    app = await createTestApp({ parts: { log } });
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object, token: string) =>
    app.send({ method: "POST", url, headers: { authorization: token }, payload, signal: AbortSignal.timeout(STREAM_TIMEOUT_MS) });

  async function write(token: string): Promise<string> {
    const fields = { job: "销售", summary: SECRET_SENTENCE, plan: "跟进合同。", length: 200 };
    const { data } = await app.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields } }, token);
    await post("/api/ai/stream", { generationId: data.generationId }, token);
    return data.generationId;
  }

  test("every call for the signed-in answers a stranger to the site with code 99", async () => {
    for (const { path, auth } of routes) {
      if (auth === "user")
        expect(await app.send({ method: "POST", url: path, payload: {} }), path).toMatchObject({ status: 200, code: 99 });
    }
  });

  test("no answer of any call holds a scene's recipe", async () => {
    const scenes = [...allScenes(), ...allDocuments()];
    const recipes = scenes.flatMap(({ recipe }) => [
      recipe.role,
      recipe.task,
      ...recipe.structure.map(({ fn }) => fn),
      ...recipe.constraints,
    ]);
    // Short words such as a heading may occur elsewhere too; whole sentences may not.
    const sentences = [...new Set(recipes)].filter((text) => text.length >= 12);
    expect(sentences.length).toBeGreaterThan(scenes.length);
    const { token } = await app.signIn("reader");
    const id = await write(token);
    const answers = await Promise.all([
      ...scenes.map(({ key }) => app.call("/api/scene/get", { sceneType: key })),
      ...scenes.map(({ key }) => app.call("/api/scene/sample", { sceneType: key })),
      app.call("/api/scene/list", {}),
      app.call("/api/agreement/baseInfo", {}),
      app.call("/api/ai/get", { generationId: id }, token),
      app.call("/api/ai/list", {}, token),
      app.call("/api/user/getApiLog", {}, token),
    ]);
    const all = answers.map(({ raw }) => raw).join("\n");
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect(sentences.filter((sentence) => all.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
  });

  test("the log of all this holds no token and nothing a person wrote", async () => {
    const { token } = await app.signIn("logged");
    const id = await write(token);
    await post("/api/ai/export", { generationId: id, format: "md" }, token);
    await post("/api/user/info", {}, `${token}x`);
    await post("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields: { summary: SECRET_SENTENCE } } }, token);
    const log = lines.join("");
    expect(lines.length).toBeGreaterThan(300);
    expect(log).not.toContain(token);
    expect(log).not.toContain(SECRET_SENTENCE);
  });
});

describe("the outer bound on calls", () => {
  test("refuses with the seconds to wait, and lets other addresses through", async () => {
    const app = await createTestApp({ config: { rateLimitPerMinute: 3, trustProxy: "loopback" } });
    const from = (address: string) => app.send({ method: "POST", url: "/api/scene/list", headers: { "x-forwarded-for": address } });
    for (let i = 0; i < 3; i++) expect((await from("10.0.0.1")).status).toBe(200);
    const answer = await from("10.0.0.1");
    expect(answer).toMatchObject({ status: 429, code: 1, refusal: { reason: "rate.limited" } });
    expect(answer.refusal.waitSeconds).toBeGreaterThan(0);
    expect((await from("10.0.0.2")).status).toBe(200);
    await app.close();
  });

  test("a stopping server refuses in the envelope", async () => {
    const app = await createTestApp();
    app.deps.stopping.abort();
    expect(await app.call("/api/scene/list", {})).toMatchObject({ status: 503, refusal: { reason: "server.unavailable" } });
    await app.close();
  });
});
