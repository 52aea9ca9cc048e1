import type { Selectable } from "kysely";
import type { UserTable } from "../db/schema/account-tables.ts";
import type { ChartTable } from "../db/schema/chart-table.ts";
import type { DataTableTable } from "../db/schema/data-table-tables.ts";
import type { DocumentTable } from "../db/schema/document-tables.ts";
import type { EssayReferenceTable, EssayTable } from "../db/schema/essay-tables.ts";
import type { GenerationTable } from "../db/schema/generation-table.ts";
import type { JobStepTable, JobTable } from "../db/schema/job-tables.ts";
import type { MindtreeTable } from "../db/schema/mindtree-table.ts";
import type { NotebookTable, NoteTable } from "../db/schema/note-tables.ts";
import type { PayOrderTable } from "../db/schema/pay-order-table.ts";
import type { QueueItemTable } from "../db/schema/queue-tables.ts";

// One factory per table whose rows tests insert by hand: a complete, ordinary row. A test names the columns it is about, and
// a new column is added here only.

/** A user without a membership, named by their id. */
export function userRow(given: Pick<UserTable, "id"> & Partial<UserTable>): UserTable {
  return {
    username: given.id,
    nickname: given.id,
    headimg: "",
    invite_code: given.id,
    invited_by: null,
    vip_from: null,
    vip_to: null,
    unlimited: 0,
    created_at: 0,
    sign_up_device: null,
    gifts_from: 0,
    closes_at: null,
    closed_at: null,
    ...given,
  };
}

/** A finished first draft with an empty text. */
export function generationRow(given: Pick<GenerationTable, "id" | "user_id"> & Partial<GenerationTable>): GenerationTable {
  return {
    request_id: null,
    kind: "scene",
    piece_id: given.id,
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
    version: 1,
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
    job_id: null,
    job_step: null,
    created_at: 0,
    started_at: null,
    ended_at: null,
    removed_at: null,
    result: null,
    ...given,
  };
}

/** A short text that waits for the model `m`. */
export function queueItemRow(given: Pick<QueueItemTable, "id" | "user_id"> & Partial<QueueItemTable>): QueueItemTable {
  return {
    kind: "generation",
    resource: "m",
    class: "interactive",
    is_long: 0,
    turn: 0,
    state: "waiting",
    slot: null,
    owner: null,
    epoch: 0,
    queued_at: 0,
    taken_at: null,
    ...given,
  };
}

/** A job that was carried out and cost nothing. */
export function jobRow(given: Pick<JobTable, "id" | "user_id"> & Partial<JobTable>): JobTable {
  return {
    request_id: null,
    kind: "test",
    title: "",
    input: "{}",
    model: "m",
    status: "done",
    paused_reason: null,
    needed_tokens: null,
    quote_tokens: 0,
    cap_tokens: 0,
    committed_tokens: 0,
    charged_tokens: 0,
    seq: 1,
    created_at: 0,
    started_at: null,
    ended_at: null,
    ...given,
  };
}

/** A code step that is done. */
export function jobStepRow(given: Pick<JobStepTable, "job_id" | "name" | "user_id"> & Partial<JobStepTable>): JobStepTable {
  return {
    position: 0,
    type: "code",
    action: "act",
    label: given.name,
    params: "null",
    needs: "[]",
    status: "done",
    model: null,
    generation_id: null,
    result: null,
    error: null,
    attempts: 0,
    interruptions: 0,
    due_at: 0,
    priority: 0,
    characters: 0,
    estimate_tokens: 0,
    cap_tokens: 0,
    charged_tokens: 0,
    owner: null,
    epoch: 0,
    changed_seq: 1,
    started_at: null,
    ended_at: null,
    ...given,
  };
}

/** A document without a log. */
export function documentRow(given: Pick<DocumentTable, "id" | "user_id" | "kind"> & Partial<DocumentTable>): DocumentTable {
  return {
    available: 1,
    epoch: 1,
    seq: 0,
    snapshot_seq: 0,
    derived_seq: -1,
    characters: 0,
    blocks: 0,
    text_units: 0,
    text_bytes: 0,
    state_bytes: 0,
    stored_bytes: 0,
    version_bytes: 0,
    compact_at: null,
    lease_owner: null,
    lease_until: 0,
    version_at: 0,
    watched_at: 0,
    strikes: 0,
    quarantined_at: null,
    created_at: 0,
    updated_at: 0,
    ...given,
  };
}

/** A folder. */
export function notebookRow(given: Pick<NotebookTable, "id" | "user_id"> & Partial<NotebookTable>): NotebookTable {
  return { request_id: null, request_hash: null, title: "", colour: "orange", created_at: 0, updated_at: 0, ...given };
}

/** An empty note in no folder; its document is not made with it. */
export function noteRow(given: Pick<NoteTable, "document_id" | "user_id"> & Partial<NoteTable>): NoteTable {
  return {
    notebook_id: null,
    request_id: null,
    request_hash: null,
    generation_id: null,
    imported_key: null,
    job_id: null,
    derived_seq: 1,
    chars: 0,
    paragraphs: 0,
    leaf_paragraphs: 0,
    done_paragraphs: 0,
    created_at: 0,
    updated_at: 0,
    removed_at: null,
    title: "",
    excerpt: "",
    words: "",
    search_text: "",
    files: "",
    ...given,
  };
}

export function mindtreeRow(given: Pick<MindtreeTable, "document_id" | "user_id"> & Partial<MindtreeTable>): MindtreeTable {
  return {
    request_id: null,
    request_hash: null,
    note_id: null,
    derived_seq: 1,
    chars: 0,
    nodes: 1,
    created_at: 0,
    updated_at: 0,
    removed_at: null,
    title: "",
    excerpt: "",
    words: "",
    search_text: "",
    ...given,
  };
}

export function dataTableRow(given: Pick<DataTableTable, "id" | "user_id"> & Partial<DataTableTable>): DataTableTable {
  return {
    request_id: null,
    request_hash: null,
    bytes: 1,
    row_count: 0,
    column_count: 0,
    sheet_count: 0,
    encoding: null,
    is_kept: 1,
    steps_version: 0,
    last_answer: 0,
    created_at: 0,
    used_at: 0,
    expires_at: null,
    removed_at: null,
    title: "",
    search_text: "",
    choices: "{}",
    steps: "{}",
    earlier_steps: "[]",
    sheets: "[]",
    ...given,
  };
}

export function chartRow(given: Pick<ChartTable, "id" | "user_id"> & Partial<ChartTable>): ChartTable {
  return {
    request_id: null,
    request_hash: null,
    version: 0,
    type: "bar",
    created_at: 0,
    updated_at: 0,
    removed_at: null,
    title: "",
    search_text: "",
    spec: "{}",
    ...given,
  };
}

/** An essay nobody has said anything of yet. */
export function essayRow(given: Pick<EssayTable, "id" | "user_id"> & Partial<EssayTable>): EssayTable {
  return {
    request_id: null,
    request_hash: null,
    stage: "topic",
    document_type: null,
    asked: null,
    level: "undergraduate",
    language: "zh",
    length: 8000,
    method: null,
    job_id: null,
    derived_seq: -1,
    chars: 0,
    leaf_paragraphs: 0,
    done_paragraphs: 0,
    created_at: 0,
    updated_at: 0,
    removed_at: null,
    title: "",
    major: "",
    topic: "",
    keywords: "[]",
    material: "",
    outline: null,
    abstracts: null,
    brief: null,
    integrity_at: null,
    cover: null,
    words: "",
    search_text: "",
    ...given,
  };
}

type OrderRow = Selectable<PayOrderTable>;

/** A paid order without an entitlement. */
export function orderRow(given: Pick<OrderRow, "id" | "user_id"> & Partial<OrderRow>): OrderRow {
  return {
    source: "purchase",
    goods_id: "g",
    goods_title: "月度会员",
    amount_fen: 0,
    status: 2,
    created_at: 0,
    paid_at: null,
    member_from: null,
    member_to: null,
    request_id: null,
    code_url: null,
    expires_at: null,
    ended_at: null,
    transaction_id: null,
    entitlement: "{}",
    tokens: 0,
    credited_at: null,
    ask_at: null,
    asked: 0,
    late: 0,
    refunded_fen: 0,
    refund_id: null,
    note: null,
    provider: "test",
    ...given,
  };
}

/** A reference somebody has typed, and nobody has looked up. */
export function referenceRow(
  given: Pick<EssayReferenceTable, "essay_id" | "no" | "user_id"> & Partial<EssayReferenceTable>,
): EssayReferenceTable {
  return {
    tier: "C",
    source: "typed",
    check_state: "none",
    checked_at: null,
    version: 0,
    file_id: null,
    file_name: null,
    file_pages: null,
    passages: 0,
    is_cut: 0,
    created_at: 0,
    item: JSON.stringify({ type: "book", title: "书", language: "zh" }),
    abstract: null,
    ...given,
  };
}
