import type { CatalogueScene } from "@tangleaf/catalogue";
import { pino } from "pino";
import type { Model } from "../../../../ports/model.ts";
import type { Kind, Task } from "../../kind.ts";
import { kinds } from "../../kinds.gen.ts";
import type { WritingEnd, Written } from "../ask-model.ts";
import { createTokenUsage } from "../token-usage.ts";
import { writeText } from "../write-text.ts";

/** 2026-11-29 12:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 29, 4);

/** Writes a task's text with a model through the whole engine but its database. */
export async function writeAnswers(
  task: Task,
  { scene, model }: { scene: CatalogueScene | null; model: Model },
): Promise<{ text: string; end: WritingEnd; pieces: Written[]; metered: number }> {
  const tokenUsage = createTokenUsage();
  const kind: Kind = kinds[task.kind];
  const pieces: Written[] = [];
  const emit = (piece: Written) => void pieces.push(piece);
  const { signal } = new AbortController();
  const log = pino({ level: "silent" });
  const end = await writeText({ userId: "u", kind, task, scene, now: NOW, models: [model], signal, tokenUsage, log, emit });
  const text = pieces.map((piece) => (piece.type === "text" ? piece.text : "")).join("");
  return { text, end, pieces, metered: tokenUsage.metered };
}
