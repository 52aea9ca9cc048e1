import { join } from "node:path";
import { findScene } from "@tangleaf/catalogue";
import { splitChapter } from "@tangleaf/document/chapter-text";
import { describe, expect, it } from "vitest";
import { answeringModel } from "./testing/answering-model.ts";
import { readChapterAnswers } from "./testing/chapter-answers.ts";
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

describe("a chapter has what the model wrote for each of its sections", () => {
  it.each(readChapterAnswers(join(FOLDER, "chapters")).map((answer) => [answer.name, answer] as const))("%s", async (_name, answer) => {
    const alone = "单独写的这一节。";
    for (const units of PIECES) {
      const model = answeringModel([
        { text: answer.text, finish: answer.finish, units },
        { text: answer.finish === "length" ? "" : alone },
      ]);
      const { text } = await writeAnswers(answer.task, { scene: null, model });
      const parts = splitChapter(text, answer.ids);
      for (const [id, expected] of answer.expected) expect({ id, text: parts.get(id)?.trim() }).toEqual({ id, text: expected });
      for (const id of answer.missing) expect(parts.get(id)?.trim()).toBe(alone);
    }
  });
});
