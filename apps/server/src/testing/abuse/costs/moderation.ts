import type { CostEntry } from "./cost-entry.ts";

/** Words of the list that ships with the product: masked, and each of them found again and again. */
const MASKED = "加微信私聊返现";
const TEXTS: readonly (readonly [name: string, part: string])[] = [
  ["a watched word", MASKED],
  ["a watched word without its end", MASKED.slice(0, -1)],
  ["a watched word with letters between", [...MASKED].join("a")],
  ["a watched word with marks between", [...MASKED].join("\u0301\u0316")],
  ["a watched word with joiners between", [...MASKED].join("\u200d")],
  ["the first sign of a watched word", MASKED.slice(0, 1)],
  ["signs that are written out as eighteen", "\ufdfa"],
];
const WEEKLY = { job: "产品经理", plan: "推进原型设计。", length: 200 };
const repeat = (part: string, characters: number) => part.repeat(Math.floor(characters / part.length));

export const moderation: readonly CostEntry[] = [
  {
    name: "ai/start with a field of watched words",
    isShort: true,
    async run(site) {
      for (const [name, part] of TEXTS) {
        const fields = { ...WEEKLY, summary: repeat(part, 49_000) };
        const body = { kind: "scene", input: { sceneType: "weeklyReport", fields } };
        await site.call({ path: "/api/ai/start", body, token: await site.newPerson(), label: `ai/start ${name}` });
      }
    },
  },
  {
    name: "ai/update to a text of watched words",
    async run(site) {
      const input = { sceneType: "weeklyReport", fields: { ...WEEKLY, summary: "完成了需求评审。" } };
      const { generationId } = await site.need<{ generationId: string }>("/api/ai/start", { kind: "scene", input });
      // The stream ends when the text does.
      await site.call({ path: "/api/ai/stream", body: { generationId } });
      for (const [name, part] of TEXTS) {
        const { version } = await site.need<{ version: number }>("/api/ai/get", { generationId });
        const body = { generationId, baseVersion: version, text: repeat(part, 190_000) };
        await site.call({ path: "/api/ai/update", body, label: `ai/update ${name}` });
      }
    },
  },
  {
    name: "titles, topics and material of watched words",
    async run(site) {
      for (const [name, part] of TEXTS) {
        const token = await site.newPerson();
        const body = { topic: "书店", material: repeat(part, 19_000) };
        await site.call({ path: "/api/mindtree/generate", body, token, label: `mindtree/generate ${name}` });
        await site.call({ path: "/api/chart/fromText", body: { text: `1 ${repeat(part, 4900)}` }, token, label: `chart/fromText ${name}` });
      }
    },
  },
];
