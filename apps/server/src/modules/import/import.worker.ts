import type { TextReading } from "./read-text.ts";
import type { WordReading } from "./word/read-word.ts";

// Tasks of the worker thread. Each loads what it needs: a text file does without the reader of Word files.

export async function readWordFile(bytes: Uint8Array): Promise<WordReading> {
  const { readWord } = await import("./word/read-word.ts");
  return readWord(bytes);
}

export async function readTextFile(task: { readonly bytes: Uint8Array; readonly format: "md" | "txt" }): Promise<TextReading> {
  const { readText } = await import("./read-text.ts");
  return readText(task);
}
