import type { StartInput } from "@tangleaf/contract";
import { z } from "zod";
import { workDone } from "../../../testing/work-done.ts";
import { type AnyJobKind, defineJobKind, type JobAction, type JsonValue, type StepPlan } from "../job-kind.ts";

const step = { name: z.string(), needs: z.array(z.string()).optional() };
const inputSchema = z.object({
  steps: z.array(
    z.discriminatedUnion("type", [
      /** `length`: characters asked for; `plan`: what the text is about. */
      z.object({
        ...step,
        type: z.literal("generation"),
        length: z.number(),
        plan: z.string().optional(),
        /** Reworks the text of this step instead. */
        rework: z.string().optional(),
        characters: z.number().optional(),
      }),
      z.object({ ...step, type: z.literal("code"), action: z.string() }),
    ]),
  ),
});
export type TestPlan = z.input<typeof inputSchema>["steps"];
type Action = JobAction<z.output<typeof inputSchema>>;

/** Answers with the lengths of what it was given. */
const measure: Action = {
  run: async ({ results }) =>
    Object.fromEntries(
      Object.entries(results).map(([name, result]) => [name, result.type === "generation" ? result.text.length : result.value]),
    ),
};

/** A kind whose plan is what it is given, of weekly reports and named actions. */
export function createTestKind(actions: Readonly<Record<string, Action>> = {}): AnyJobKind {
  return defineJobKind({
    name: "test",
    input: inputSchema,
    plan: ({ steps }) => ({
      title: "试一试",
      steps: steps.map((step): StepPlan => {
        const shared = { name: step.name, label: step.name, needs: step.needs ?? [] };
        if (step.type === "code") return { ...shared, type: "code", action: step.action };
        const params: JsonValue = { length: step.length, plan: step.plan ?? "下周推进原型设计。", rework: step.rework ?? null };
        return { ...shared, type: "generation", characters: step.characters ?? step.length, params };
      }),
    }),
    request: ({ params, results }) => {
      const { length, plan, rework } = params as { length: number; plan: string; rework: string | null };
      const base = rework === null ? undefined : results[rework];
      if (base?.type === "generation") {
        const { generationId, text } = base;
        return { kind: "edit", input: { generationId, action: "condense", selection: text.slice(0, length) } };
      }
      const fields = { job: "产品经理", summary: workDone(length), plan, length };
      return { kind: "scene", input: { sceneType: "weeklyReport", fields } } satisfies StartInput;
    },
    actions: { measure, ...actions },
    document: ({ steps }) => ({ what: "note", documentId: "n", sections: steps.length }),
  });
}

/** Texts of so many characters, each on its own. */
export function texts(count: number, length = 200): TestPlan {
  return Array.from({ length: count }, (_, n) => ({ type: "generation", name: `p${n + 1}`, length }));
}
