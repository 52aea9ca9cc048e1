import { join } from "node:path";
import { findScene } from "@tangleaf/catalogue";
import { describe, expect, it } from "vitest";
import { answeringModel } from "./testing/answering-model.ts";
import { readModelAnswers } from "./testing/model-answers.ts";
import { writeAnswers } from "./testing/write-answers.ts";

const FOLDER = join(import.meta.dirname, "../../../../../../fixtures/model-answers");
/** Pieces of 1 to 40 characters, as providers send them. */
const PIECES: readonly (readonly number[])[] = [[1], [3, 17, 2, 40, 1, 8], [40]];

describe("a person gets what the model wrote", () => {
  const answers = readModelAnswers(FOLDER);

  it("is tried with many answers", () => {
    expect(answers.length).toBeGreaterThanOrEqual(50);
  });

  it.each(answers.map((answer) => [answer.name, answer] as const))("%s", async (_name, answer) => {
    for (const units of PIECES) {
      const model = answeringModel(answer.texts.map((text, at) => ({ text, finish: answer.finish[at] ?? "stop", units })));
      const written = writeAnswers(answer.task, { scene: findScene(answer.sceneType), model });
      if (answer.end === "refused") await expect(written).rejects.toThrow(/declined|repeats its prompt/);
      else expect((await written).text.trim()).toBe(answer.expected);
      expect(model.calls.length).toBe(answer.texts.length);
    }
  });
});
