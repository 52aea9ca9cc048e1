import { expect, it } from "vitest";
import { describeOnSqlite } from "../../testing/test-database.ts";
import { createTestGenerations, textOf } from "./testing/create-test-generations.ts";

describeOnSqlite("an English email", (open) => {
  it("is in English where everything else is in Chinese", async () => {
    const { generations, user, watch } = await createTestGenerations({ opened: await open(), variant: "zh" });
    const userId = await user();
    const fields = {
      receiver: "Dr. Miller",
      topic: "Question about my application",
      content: "One reference is not shown yet.",
      length: 100,
    };
    const { generationId } = await generations.start({ userId, request: { kind: "scene", input: { sceneType: "englishEmail", fields } } });
    const text = textOf(await watch(userId, generationId));
    expect(text).toContain("Dr. Miller");
    expect(text).not.toMatch(/\p{Script=Han}/u);
    await generations.close();
  });
});
