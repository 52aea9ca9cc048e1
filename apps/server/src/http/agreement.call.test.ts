import { allDocuments, allScenes, listTypeNames } from "@tangleaf/catalogue";
import { describe, expect } from "vitest";
import { testOnSqlite } from "../testing/test-on-each-database.ts";

describe("what a page needs to begin", () => {
  testOnSqlite("is told to anybody: variant, models with the one that is used, the menu, hours and what this site can do", async (app) => {
    const { data } = await app.call("/api/agreement/baseInfo", {});
    expect(data).toMatchObject({
      variant: "zh",
      modelList: [{ builtin: true, isDefault: true }],
      notification: [],
      settings: { customerServiceHours: { weekdays: "8-22", weekends: "14-18" }, features: { pay: false, devLogin: true } },
    });
    expect(new Set(data.menu.map(({ path }) => path)).size).toBe(allScenes().length + allDocuments().length);
  });

  testOnSqlite("has the user agreement and the privacy policy, in the language of the site", async (app) => {
    const [agreement, privacy] = await Promise.all(
      (["agreement", "privacy"] as const).map(async (name) => (await app.call("/api/agreement/page", { name })).data),
    );
    expect(agreement).toMatchObject({ isOwn: false, html: expect.stringContaining("你写的归你") });
    expect(privacy).toMatchObject({ isOwn: false, html: expect.stringContaining("注销") });
  });
});

describe("the scenes", () => {
  testOnSqlite("are listed under every list type and its other names, and found by words in a list", async (app) => {
    for (const listType of listTypeNames) {
      const { data } = await app.call("/api/scene/list", { listType });
      expect(data.scenes.length, listType).toBeGreaterThan(10);
      expect(data.total, listType).toBe(data.scenes.length);
    }
    const { data } = await app.call("/api/scene/list", { listType: "office", q: "zhoubao" });
    expect(data.scenes[0]).toMatchObject({ sceneType: "weeklyReport", path: "/scene/weeklyReport" });
    expect((await app.call("/api/scene/get", { sceneType: "weeklyReport" })).data.form.map(({ key }) => key)).toContain("summary");
    const { form } = (await app.call("/api/scene/get", { sceneType: "weeklyReport" })).data;
    expect(form.slice(0, 4).map(({ key }) => key)).toEqual(["job", "summary", "plan", "length"]);
    expect(form.slice(4)).toMatchObject([{ key: "tone", folded: true, require: false, choices: expect.any(Array) }]);
  });

  testOnSqlite("of a list nobody knows are refused", async (app) => {
    expect(await app.call("/api/scene/list", { listType: "nothing" })).toMatchObject({
      code: 1,
      refusal: { reason: "listType.unknown", field: "listType" },
    });
  });
});
