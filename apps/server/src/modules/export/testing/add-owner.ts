import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema/index.ts";

/** A user `u1` with generations `g1` and `g2`: what the rows of `file` refer to. */
export async function addOwner(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("app_user")
    .values({
      id: "u1",
      username: "u1",
      nickname: "u1",
      headimg: "",
      invite_code: "u1",
      invited_by: null,
      vip_from: null,
      vip_to: null,
      unlimited: 0,
      created_at: 0,
    })
    .execute();
  for (const id of ["g1", "g2"]) {
    await db
      .insertInto("generation")
      .values({
        id,
        user_id: "u1",
        request_id: null,
        kind: "scene",
        piece_id: id,
        draft_no: 1,
        scene_type: "weeklyReport",
        title: "",
        input: "{}",
        task: "{}",
        model: "m",
        target: null,
        status: "done",
        text: "",
        seed_units: 0,
        edited_text: null,
        edited_up_to: 0,
        version: 0,
        chars: 0,
        search_text: "",
        estimate_tokens: 0,
        prompt_tokens: 0,
        completion_tokens: 0,
        charged: 0,
        balance_after: null,
        finish_reason: null,
        owner: null,
        epoch: 0,
        stop_requested: 0,
        created_at: 0,
        started_at: null,
        ended_at: null,
        removed_at: null,
      })
      .execute();
  }
}
