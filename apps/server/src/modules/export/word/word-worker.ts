import { move } from "piscina";
import { renderWord } from "./render-word.ts";
import type { WordTask } from "./word-task.ts";

/** Entry of the worker thread; the bytes are handed over, not copied. */
export async function renderWordTask(task: WordTask) {
  const bytes = await renderWord(task);
  return move(bytes);
}
