import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import { listFigures } from "@tangleaf/table/from-text";
import { beforeAll, describe, expect, it } from "vitest";
import { CHART_DATA } from "../../testing/sample-chart.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sandboxModel } from "../generation/testing/create-test-generations.ts";

const TEXT = "甲店卖了120单，乙店卖了95单。";
const MODELS = ["chart-exact", "chart-digits", "chart-unknown", "chart-unknown-once", "chart-prose"];

describe("charts with a model over HTTP", () => {
  let sandbox: ModelSandbox;
  let app: TestApp;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    app = await createTestApp({ models: MODELS.map((model) => sandboxModel({ url: sandbox.url, model })) });
    return async () => {
      await app.close();
      await sandbox.close();
    };
  });

  async function made(token: string, path: "/api/chart/generate" | "/api/chart/fromText", body: object) {
    const before = sandbox.calls.length;
    const started = await app.call(path, body as never, token);
    const { generationId, estimate } = started.data as { generationId: string; estimate: { tokens: number } };
    const get = async () => (await app.call("/api/ai/get", { generationId }, token)).data;
    await expect.poll(async () => (await get()).status, { timeout: 10_000 }).toMatch(/done|failed/);
    const { status, result, usage } = await get();
    return { status, result: result as never, charged: usage?.charged ?? 0, estimate, calls: sandbox.calls.length - before };
  }
  const drafted = async (model: string) => {
    const { token } = await app.signIn(model);
    return made(token, "/api/chart/generate", { data: CHART_DATA, model });
  };
  const placed = async (model: string) => {
    const { token } = await app.signIn(`figures ${model}`.replaceAll(" ", "-"));
    return made(token, "/api/chart/fromText", { text: TEXT, model });
  };

  it("a good answer is the chart, whose claim is of references, and it can be kept and printed", async () => {
    const { token } = await app.signIn("keeper");
    const { status, result, estimate } = await made(token, "/api/chart/generate", { data: CHART_DATA, model: "chart-exact" });
    const { look } = result as { look: object };
    expect([status, estimate.tokens]).toEqual(["done", 150]);
    const { chartId } = (await app.call("/api/chart/save", { spec: { ...look, data: CHART_DATA } as never }, token)).data;
    expect((await app.call("/api/chart/get", { chartId }, token)).data.title).toBe("3月是 18.2 千人次");
  });

  it.each([
    ["chart-digits", "done", 2],
    ["chart-unknown", "done", 2],
    ["chart-unknown-once", "done", 2],
    ["chart-prose", "failed", 2],
  ])("%s ends as %s after %i calls, and no figure of the model's is shown", async (model, status, calls) => {
    const draft = await drafted(model);
    expect([draft.status, draft.calls]).toEqual([status, calls]);
    expect(JSON.stringify(draft.result)).not.toMatch(/999|没有的/);
    if (status === "failed") expect(draft.charged).toBe(0);
  });

  it.each([
    ["chart-exact", "done"],
    ["chart-digits", "failed"],
    ["chart-unknown", "failed"],
  ])("figures by %s are %s, and each has its place", async (model, status) => {
    const figures = await placed(model);
    expect([figures.status, figures.estimate.tokens]).toEqual([status, 300]);
    if (status === "failed") return expect(figures.charged).toBe(0);
    const { rows } = figures.result as { rows: { cells: { span: number }[] }[] };
    expect(rows.map(({ cells }) => listFigures(TEXT)[cells[0]?.span ?? -1]?.words)).toEqual(["120单", "95单"]);
  });

  it("asked for twice with one requestId it is one draft, and one price", async () => {
    const { token } = await app.signIn("twice");
    const body = { data: CHART_DATA, model: "chart-exact", requestId: crypto.randomUUID() };
    const both = await Promise.all([app.call("/api/chart/generate", body, token), app.call("/api/chart/generate", body, token)]);
    expect(new Set(both.map(({ data }) => data.generationId)).size).toBe(1);
    expect(await app.call("/api/chart/generate", { ...body, emphasis: "突出 6 月" }, token)).toMatchObject({
      refusal: { reason: "request.mismatch" },
    });
  });
});
