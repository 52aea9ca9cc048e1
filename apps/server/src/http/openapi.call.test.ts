import { expect, test } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

test("outside production the API is a page to read, and what is not there is refused as everywhere", async () => {
  const { app, close } = await createTestApp();
  const get = (url: string) => app.inject({ url });
  const page = await get("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toContain("text/html");
  const { paths } = (await get("/api/docs/json")).json<{ paths: Record<string, unknown> }>();
  expect(paths).toHaveProperty("/api/ai/start");
  const missing = await get("/api/docs/static/..%2f..%2fpackage.json");
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ is_success: false, data: { reason: "path.unknown" } });
  await close();
});
