import type { GenerationTable } from "../../../db/schema/generation-table.ts";
import { newId } from "../../../platform/ids.ts";
import { generationRow } from "../../../testing/rows.ts";
import type { TestApp } from "../../../testing/test-app.ts";

export type Use = {
  readonly userId: string;
  readonly tokens: number;
  readonly kind?: GenerationTable["kind"];
  readonly title?: string;
  readonly status?: GenerationTable["status"];
  /** The text it continues, and the whole text. */
  readonly text?: string;
  readonly seed?: string;
};

/** Stores a text written and settled at the clock's time, as the generation module would. Returns its id. */
export async function addUse(
  app: TestApp,
  { userId, tokens, kind = "scene", title = "周报", status = "done", text = "", seed = "" }: Use,
): Promise<string> {
  const { db, clock, metering } = app.deps;
  const now = clock.now();
  const id = newId(now);
  const written = status === "failed" ? 0 : tokens;
  await db
    .insertInto("generation")
    .values(
      generationRow({
        id,
        user_id: userId,
        kind,
        scene_type: null,
        title,
        model: "writer-1",
        status,
        text,
        seed_units: seed.length,
        chars: text === "" ? written * 2 : text.length,
        estimate_tokens: tokens,
        prompt_tokens: 7,
        completion_tokens: written,
        created_at: now,
        ended_at: now,
      }),
    )
    .execute();
  await metering.reserve({ userId, generationId: id, tokens });
  await metering.settle({ userId, generationId: id, tokens: written });
  return id;
}
