import { join } from "node:path";
import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { answeringModel } from "../../apps/server/src/modules/generation/writing/testing/answering-model.ts";
import { type ModelAnswer, readModelAnswers } from "../../apps/server/src/modules/generation/writing/testing/model-answers.ts";
import { writeAnswers } from "../../apps/server/src/modules/generation/writing/testing/write-answers.ts";

const FOLDER = join(import.meta.dirname, "../../fixtures/model-answers");
const PIECE_UNITS = [1, 40, 7];

/** What became of the answers of fixtures/model-answers on their way through the engine. */
export type ReplaySummary = {
  readonly answers: number;
  /** Sentences a person was to get and did not, and those they got besides. */
  readonly lost: number;
  readonly added: number;
  readonly callsPerText: number;
  /** Characters of the prompts for each character delivered. */
  readonly promptShare: number;
  /** Share of texts with a wished length that are further than a quarter from it. Reported only: a length is a wish. */
  readonly farFromWish: number;
};

const FAR_SHARE = 0.25;

/** Streams every answer through the engine and compares what arrives, sentence by sentence, with the text written by hand. */
export async function replayAnswers(): Promise<ReplaySummary> {
  const texts = readModelAnswers(FOLDER).filter(({ end }) => end === null);
  let [lost, added, calls, prompt, delivered, wished, far] = [0, 0, 0, 0, 0, 0, 0];
  for (const answer of texts) {
    const { text, requests } = await replay(answer);
    const [wanted, got] = [sentencesOf(answer.expected), sentencesOf(text)];
    lost += missingIn(wanted, got);
    added += missingIn(got, wanted);
    calls += requests.length;
    prompt += requests.reduce((sum, { messages }) => sum + countCharacters(messages.map(({ content }) => content).join("\n")), 0);
    const characters = countCharacters(text);
    delivered += characters;
    const wish = "target" in answer.task && typeof answer.task.target === "number" ? answer.task.target : null;
    if (wish === null || findScene(answer.sceneType)?.output.unit !== "char") continue;
    wished += 1;
    if (Math.abs(characters / wish - 1) > FAR_SHARE) far += 1;
  }
  const answers = texts.length;
  return { answers, lost, added, callsPerText: calls / answers, promptShare: prompt / delivered, farFromWish: far / Math.max(1, wished) };
}

async function replay(answer: ModelAnswer) {
  const model = answeringModel(answer.texts.map((text, at) => ({ text, finish: answer.finish[at] ?? "stop", units: PIECE_UNITS })));
  const { text } = await writeAnswers(answer.task, { scene: findScene(answer.sceneType), model });
  return { text, requests: model.calls };
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？!?\n])|(?<=\.)\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Sentences of `wanted` that `got` does not have in the same order. */
function missingIn(wanted: readonly string[], got: readonly string[]): number {
  let at = 0;
  let missing = 0;
  for (const sentence of wanted) {
    const found = got.indexOf(sentence, at);
    if (found < 0) missing += 1;
    else at = found + 1;
  }
  return missing;
}
